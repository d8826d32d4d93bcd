import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'better-sqlite3';
import { placeholders, type Statements } from '../sql.ts';
import { UnusableDatabase } from '../storeErrors.ts';
import { connectPostgres } from './connectPostgres.ts';
import { migratePostgres } from './openPostgres.ts';

const copyTimeoutMs = 24 * 3_600_000;

const batchSize = 500;

type Row = Record<string, string | number | Buffer | null>;

/** The tables to copy, each with the columns that sort its rows the same in both databases. */
const orders: Record<string, { sqlite: string; postgres: string }> = {
  bookings: { sqlite: 'rowid', postgres: 'row' },
  outbox: { sqlite: 'booking_id, channel', postgres: 'booking_id, channel' },
};

/** The column that only PostgreSQL has. */
const ownColumn = 'row';

/** Reads the columns of a table. Throws `UnusableDatabase` if they differ between the databases. */
const readColumns = async (source: Database, { rows }: Statements, name: string): Promise<string[]> => {
  const columns = source.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
  const found = await rows<{ name: string }>(
    `SELECT column_name::text AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1`,
    [name],
  );
  const others = found.map((column) => column.name).filter((column) => column !== ownColumn);
  const different = [...new Set(columns).symmetricDifference(new Set(others))];
  if (different.length > 0) {
    throw new UnusableDatabase(`${name} has other columns than the file: ${different.join(', ')}`);
  }
  return columns;
};

const readBatches = function* (source: Database, name: string, columns: string[]): Generator<Row[]> {
  const text = `SELECT ${columns} FROM ${name} ORDER BY ${orders[name]?.sqlite}`;
  let batch: Row[] = [];
  for (const row of source.prepare<[], Row>(text).iterate()) {
    if (batch.push(row) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

/** Resolves with the number of rows. Throws `UnusableDatabase` if PostgreSQL returns different rows. */
const copyTable = async (source: Database, statements: Statements, name: string): Promise<number> => {
  const { rows, run } = statements;
  const columns = await readColumns(source, statements, name);
  let count = 0;
  for (const batch of readBatches(source, name, columns)) {
    const places = batch.map((_, index) => `(${placeholders(columns.length, index * columns.length + 1)})`);
    const values = batch.flatMap((row) => columns.map((column) => row[column]));
    await run(`INSERT INTO ${name} (${columns}) VALUES ${places}`, values);
    count += batch.length;
  }
  const cursor = `copied_${name}`;
  await run(`DECLARE ${cursor} CURSOR FOR SELECT ${columns} FROM ${name} ORDER BY ${orders[name]?.postgres}`);
  for (const batch of readBatches(source, name, columns)) {
    if (isDeepStrictEqual(await rows<Row>(`FETCH ${batchSize} FROM ${cursor}`), batch)) continue;
    throw new UnusableDatabase(`${name} does not read back as it was written`);
  }
  return count;
};

/** Locks the tables against a running site, and throws `UnusableDatabase` if they hold rows. */
const lockEmptyTables = async ({ rows, run }: Statements): Promise<void> => {
  const names = Object.keys(orders);
  await run(`LOCK TABLE ${names} IN SHARE ROW EXCLUSIVE MODE`);
  const held = names.map((name) => `EXISTS (SELECT 1 FROM ${name})`).join(' OR ');
  const [found] = await rows<{ held: boolean }>(`SELECT ${held} AS held`);
  if (found?.held) throw new UnusableDatabase('it holds requests already');
};

const copyTables = async (source: Database, statements: Statements) => {
  await lockEmptyTables(statements);
  const counts: Record<string, number> = {};
  for (const name of Object.keys(orders)) counts[name] = await copyTable(source, statements, name);
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
