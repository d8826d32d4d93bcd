import type { Database } from 'better-sqlite3';
import { placeholders, type Statements } from '../sql.ts';
import { UnusableDatabase } from '../storeErrors.ts';
import { connectPostgres } from './connectPostgres.ts';
import { migratePostgres } from './openPostgres.ts';

const copyTimeoutMs = 24 * 3_600_000;

const batchSize = 500;

type Row = Record<string, string | number | Buffer | null>;

/** The tables to copy, each with the column that orders its rows. */
const orders: Record<string, string> = { bookings: 'rowid', outbox: 'created_at' };
const tables = Object.keys(orders);

const readBatches = function* (source: Database, name: string, columns: string[]): Generator<Row[]> {
  const text = `SELECT ${columns} FROM ${name} ORDER BY ${orders[name]}`;
  let batch: Row[] = [];
  for (const row of source.prepare<[], Row>(text).iterate()) {
    if (batch.push(row) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

/** Resolves with the number of rows. */
const copyTable = async (source: Database, { run }: Statements, name: string): Promise<number> => {
  const columns = source.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
  let count = 0;
  for (const batch of readBatches(source, name, columns)) {
    const places = batch.map((_, index) => `(${placeholders(columns.length, index * columns.length + 1)})`);
    const values = batch.flatMap((row) => columns.map((column) => row[column]));
    await run(`INSERT INTO ${name} (${columns}) VALUES ${places}`, values);
    count += batch.length;
  }
  return count;
};

/** Locks the tables against a running site, and throws `UnusableDatabase` if they hold rows. */
const lockEmptyTables = async ({ rows, run }: Statements): Promise<void> => {
  await run(`LOCK TABLE ${tables} IN SHARE ROW EXCLUSIVE MODE`);
  const held = tables.map((name) => `EXISTS (SELECT 1 FROM ${name})`).join(' OR ');
  const [found] = await rows<{ held: boolean }>(`SELECT ${held} AS held`);
  if (found?.held) throw new UnusableDatabase('it holds requests already');
};

const copyTables = async (source: Database, statements: Statements) => {
  await lockEmptyTables(statements);
  const counts: Record<string, number> = {};
  for (const name of tables) counts[name] = await copyTable(source, statements, name);
  const purgedAt = source.prepare<[], string | null>('SELECT purged_at FROM upkeep').pluck().get();
  await statements.run('UPDATE upkeep SET purged_at = $1', [purgedAt]);
  return counts;
};

/**
 * Copies all bookings from SQLite in one transaction, and creates the tables if needed. Resolves with the number
 * of rows of each table. Rejects with `UnusableDatabase` or `StoreUnavailable` without any change.
 */
export const copyToPostgres = async (
  source: Database,
  url: string,
  { dryRun }: { dryRun: boolean },
): Promise<Record<string, number>> => {
  const db = await connectPostgres(url);
  const rollback = new Error('The dry run is rolled back');
  let counts: Record<string, number> = {};
  try {
    await db.transaction(
      async (statements) => {
        await migratePostgres(statements);
        counts = await copyTables(source, statements);
        if (dryRun) throw rollback;
      },
      { timeoutMs: copyTimeoutMs, isTriedOnce: true },
    );
  } catch (error) {
    if (error !== rollback) throw error;
  } finally {
    await db.close();
  }
  return counts;
};
