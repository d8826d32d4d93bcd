import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { readValue } from '../support/bookings.ts';
import { readBookings } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** Visitors that post at the same time. */
const visitorCount = 8;

/** The server is killed after at most so many answers. */
const maxAnswers = 300;

/**
 * In each round, starts the server on one file, makes visitors post without a pause, and kills the server after a random
 * number of answers. A visitor without an answer sends the same message again in the next round. Resolves with the ids of
 * the answers with 201, and with all other statuses.
 */
const killUnderLoad = async (path: string, rounds: number) => {
  const acknowledged: string[] = [];
  const otherStatuses: number[] = [];
  const unanswered: string[] = [];
  let messageCount = 0;

  const nextMessage = (): string => {
    messageCount += 1;
    return unanswered.pop() ?? `Message ${messageCount}`;
  };

  /** Posts until the server is killed. */
  const visit = async (url: string, onAnswer: () => void): Promise<void> => {
    while (true) {
      const message = nextMessage();
      const answer = await postBooking(url, { message }).catch(() => undefined);
      if (!answer) {
        unanswered.push(message);
        return;
      }
      if (answer.status === 201) acknowledged.push(answer.id);
      else otherStatuses.push(answer.status);
      onAnswer();
    }
  };

  for (let round = 0; round < rounds; round += 1) {
    const server = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
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
  return { acknowledged, otherStatuses };
};

test('kill -9 under load loses no booking with 201, stores none twice and damages nothing', async () => {
  const path = databaseIn(temporaryFolder());
  const { acknowledged, otherStatuses } = await killUnderLoad(path, 5);
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(otherStatuses).toEqual([]);

  const stored = readBookings(path);
  const storedIds = new Set(stored.map(({ id }) => id));
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
  const messages = stored.map(({ message }) => message);
  expect(messages).toHaveLength(new Set(messages).size);
  expect(readValue(path, 'PRAGMA integrity_check')).toBe('ok');
});
