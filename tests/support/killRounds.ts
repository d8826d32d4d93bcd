import { randomInt } from 'node:crypto';
import { findProblems, readBookings } from './bookingsFile.ts';
import { postBooking } from './postBooking.ts';
import { startServer } from './serverProcess.ts';

/** Visitors that post at the same time. */
const visitorCount = 8;

/** A server is killed after at most so many answers. */
const maxAnswers = 300;

/** The result of several kills. */
export type KillReport = {
  /** Ids of bookings that were answered with 201, and those of them that are not stored. */
  acknowledged: string[];
  lost: string[];
  /** Messages that several rows contain. */
  doubled: string[];
  /** The problems that SQLite finds in the file. */
  damage: string[];
  /** Answers other than 201, by status. */
  unexpected: number[];
};

/** Reads the file after a kill. */
const readAfterKill = (path: string, acknowledged: readonly string[]) => {
  const rows = readBookings(path);
  const ids = new Set(rows.map(({ id }) => id));
  const sameMessage = Map.groupBy(rows, ({ message }) => message ?? '');
  return {
    lost: acknowledged.filter((id) => !ids.has(id)),
    doubled: [...sameMessage].filter(([, same]) => same.length > 1).map(([message]) => message),
    damage: findProblems(path),
  };
};

type Options = {
  /** Ids that were acknowledged before and are checked too; `killRounds` adds to them. */
  acknowledged?: string[];
  /** The beginning of all messages; it must be unique. */
  name?: string;
};

/**
 * In each round, starts the built server on one file, makes visitors post without a pause, and kills the server after a
 * random number of answers. Visitors without an answer send the same booking again in the next round. At the end, reads
 * the file.
 */
export const killRounds = async (
  path: string,
  rounds: number,
  { acknowledged = [], name = 'kill' }: Options = {},
): Promise<KillReport> => {
  const unexpected: number[] = [];
  const unanswered: string[] = [];
  let messageCount = 0;

  const newMessage = (): string => {
    messageCount += 1;
    return `${name} ${messageCount}`;
  };

  /** Posts until the server is killed. */
  const visit = async (url: string, onAnswer: () => void): Promise<void> => {
    while (true) {
      const message = unanswered.pop() ?? newMessage();
      const answer = await postBooking(url, { message }).catch(() => undefined);
      if (!answer) {
        unanswered.push(message);
        return;
      }
      if (answer.status === 201) acknowledged.push(answer.id);
      else unexpected.push(answer.status);
      onAnswer();
    }
  };

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
    let answersLeft = randomInt(1, maxAnswers);
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const onAnswer = (): void => {
      answersLeft -= 1;
      if (answersLeft === 0) resolve();
    };
    const visits = Array.from({ length: visitorCount }, () => visit(server.url, onAnswer));
    await enough;
    await server.end('SIGKILL');
    await Promise.all(visits);
  }
  return { acknowledged, unexpected, ...readAfterKill(path, acknowledged) };
};
