import { readFileSync } from 'node:fs';
import { migrationFilesIn } from './migrationFiles.ts';
import { UnusableDatabase } from './openDatabase.ts';
import { housekeepingLock } from './postgres/locks.ts';
import type { Statements } from './postgres/statements.ts';

/** Seen from here as from the build, which has everything in one file, with the folder beside it. */
const folder = new URL('./postgres/migrations/', import.meta.url);

/** The version of a database that is up to date. */
export const newestPostgresVersion = (): number => migrationFilesIn(folder).at(-1)?.version ?? 0;

/** The version that a database is of, 0 where there is nothing of ours. Throws where its tables are another program's. */
const versionOf = async ({ rows }: Statements): Promise<number> => {
  // By its rows: what PostgreSQL itself knows of a name may be from before the wait for a lock.
  const found = await rows<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relname IN ('bookings', 'bookings_schema') AND relkind = 'r' AND pg_table_is_visible(oid)`,
  );
  if (found.length === 0) return 0;
  if (!found.some(({ name }) => name === 'bookings_schema')) {
    throw new UnusableDatabase('it holds no bookings of this site');
  }
  const [row] = await rows<{ version: number }>('SELECT version FROM bookings_schema');
  return row?.version ?? 0;
};

/** Throws where a database was written by a newer version, or keeps texts in another encoding than UTF-8. */
const checkVersion = async (statements: Statements): Promise<number> => {
  const [found] = await statements.rows<{ encoding: string }>(
    `SELECT current_setting('server_encoding') AS encoding`,
  );
  if (found?.encoding !== 'UTF8') {
    throw new UnusableDatabase(`it keeps texts as ${found?.encoding}: make one with ENCODING 'UTF8'`);
  }
  const version = await versionOf(statements);
  if (version <= newestPostgresVersion()) return version;
  throw new UnusableDatabase('it was written by a newer version of this program');
};

/** Throws `UnusableDatabase` where a database is not one that this version can work with as it is. */
export const checkCurrent = async (statements: Statements): Promise<void> => {
  if ((await checkVersion(statements)) === newestPostgresVersion()) return;
  throw new UnusableDatabase(
    'it is empty or of an older version: start the site once to bring it up to date',
  );
};

/**
 * Applies what is missing, within the transaction that `statements` run in: of several processes that start at once the first
 * one does it, and the others wait. A file that has landed never changes: a correction is a further file.
 */
export const migratePostgres = async (statements: Statements): Promise<void> => {
  if ((await checkVersion(statements)) === newestPostgresVersion()) return;
  await statements.rows(`SELECT pg_advisory_xact_lock(${housekeepingLock('migration')})`);
  const present = await checkVersion(statements);
  for (const { version, file } of migrationFilesIn(folder)) {
    if (version <= present) continue;
    await statements.run(readFileSync(file, 'utf8'));
    await statements.run('DELETE FROM bookings_schema');
    await statements.run('INSERT INTO bookings_schema VALUES ($1)', [version]);
  }
};
