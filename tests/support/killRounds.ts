import { findProblems, readBookings } from './bookingsFile.ts';
import { postBooking } from './postBooking.ts';
import { startServer } from './serverProcess.ts';

/** Visitors that post at the same time. */
const connections = 8;

/** The result of several kills. */
export type KillReport = {
  /** Ids of requests that were answered with 201, and those of them that are not stored. */
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

/**
 * In each round, starts the built server on one file, makes visitors post without a pause, kills the server
 * at a random moment, and reads the file.
 */
export const killRounds = async (
  path: string,
  rounds: number,
  {
    acknowledged = [],
    name = 'kill',
    onRound = () => {},
  }: {
    /** Ids that were acknowledged before and are checked too; this function adds to them. */
    acknowledged?: string[];
    /** The prefix of all messages; it must be unique. */
    name?: string;
    onRound?: (report: KillReport) => void;
  } = {},
): Promise<KillReport> => {
  const report: KillReport = { acknowledged, lost: [], doubled: [], damage: [], unexpected: [] };
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
    const { promise: atWork, resolve: isAtWork } = Promise.withResolvers<void>();
    const visit = async (connection: number): Promise<void> => {
      for (let number = 0; ; number += 1) {
        const message = `${name} ${round} ${connection} ${number}`;
        const { status, id } = await postBooking(server.url, { message });
        if (status === 201) report.acknowledged.push(id);
        else report.unexpected.push(status);
        isAtWork();
      }
    };
    // Each visitor ends when the server is killed.
    const visitors = Array.from({ length: connections }, (_, connection) =>
      visit(connection).catch(() => {}),
    );
    await atWork;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    await server.end('SIGKILL');
    await Promise.all(visitors);
    Object.assign(report, readAfterKill(path, report.acknowledged));
    onRound(report);
  }
  return report;
};
