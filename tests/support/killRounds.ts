import Database from 'better-sqlite3';
import { damageOf } from '../../db/sqlite/inspect.ts';
import { startServer } from './serverProcess.ts';

/** Requests at once that come from so many visitors. */
const connections = 8;

type Posted = { status: number; id?: string };

const post = async (url: string, message: string): Promise<Posted> => {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', service: 'Tantra', message }),
  });
  const { id } = (await response.json()) as { id?: string };
  return { status: response.status, ...(id === undefined ? {} : { id }) };
};

/** What several kills found, together. */
export type KillReport = {
  /** Requests that were answered with 201, and of those the ones that are not there once, by their ids. */
  acknowledged: string[];
  lost: string[];
  /** Messages of which there are several rows. */
  doubled: string[];
  /** What SQLite says of the file. */
  damage: string[];
  /** Answers other than 201, by status. */
  unexpected: number[];
};

/** What is on the disk, read as staff would after the kill. */
const look = (path: string, acknowledged: readonly string[]) => {
  const db = new Database(path, { fileMustExist: true });
  try {
    const count = db.prepare<[string], number>('SELECT count(*) FROM bookings WHERE id = ?').pluck();
    const doubled = db
      .prepare<[], string>('SELECT message FROM bookings GROUP BY message HAVING count(*) > 1')
      .pluck();
    return {
      lost: acknowledged.filter((id) => count.get(id) !== 1),
      doubled: doubled.all(),
      damage: damageOf(db),
    };
  } finally {
    db.close();
  }
};

/**
 * Starts the built server again and again on one file, has several visitors send requests without a pause, and kills it
 * at a random moment. After each kill the file is read.
 */
export const killRounds = async (
  path: string,
  rounds: number,
  {
    acknowledged = [],
    name = 'kill',
    onRound = () => {},
  }: {
    /** What was acknowledged before, which is looked for, too; grows. */
    acknowledged?: string[];
    /** With which messages begin: nobody else's may. */
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
        const { status, id } = await post(server.url, `${name} ${round} ${connection} ${number}`);
        if (status === 201 && id !== undefined) report.acknowledged.push(id);
        else report.unexpected.push(status);
        isAtWork();
      }
    };
    // Each ends when the server is gone.
    const visitors = Array.from({ length: connections }, (_, connection) =>
      visit(connection).catch(() => {}),
    );
    await atWork;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    await server.end('SIGKILL');
    await Promise.all(visitors);
    Object.assign(report, look(path, report.acknowledged));
    onRound(report);
  }
  return report;
};
