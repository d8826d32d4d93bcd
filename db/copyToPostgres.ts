import { createHash, type Hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { UnusableDatabase } from './openDatabase.ts';
import { migratePostgres } from './openPostgres.ts';
import { connectPostgres } from './postgres/connectPostgres.ts';
import type { Statements } from './postgres/statements.ts';
import { searchNumbers } from './searchIndex.ts';

/** How long a copy may take. */
const copyTimeoutMs = 24 * 3_600_000;

/** How many rows one statement inserts. */
const batchSize = 500;

type Value = string | number | Buffer | null;
type Row = Record<string, Value>;

/** A table to copy. `order` sorts the rows of both databases in the same way. */
type Table = { name: string; columns: readonly string[]; order: { sqlite: string; postgres: string } };

/** The columns of each table. A new column must be added here. */
const tables: readonly Table[] = [
  {
    name: 'bookings',
    columns:
      'id created_at kind name email phone service service_slug masseuse message locale statement_version status handled_at fingerprint sealed'.split(
        ' ',
      ),
    order: { sqlite: 'rowid', postgres: 'row' },
  },
  {
    name: 'idempotency_keys',
    columns: 'key booking_id content created_at'.split(' '),
    order: { sqlite: 'key', postgres: 'key' },
  },
  {
    name: 'outbox',
    columns:
      'booking_id channel created_at failures next_attempt_at claimed_until last_error delivered_at'.split(
        ' ',
      ),
    order: { sqlite: 'booking_id, channel', postgres: 'booking_id, channel' },
  },
];

const isTime = (text: string): boolean => {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text;
};

/** Throws `UnusableDatabase` if PostgreSQL cannot store a value unchanged. */
const checkRow = (table: Table, row: Row): void => {
  const id = row['id'] ?? row['booking_id'];
  for (const column of table.columns) {
    const value = row[column];
    if (typeof value !== 'string') continue;
    const isSound =
      column.endsWith('_at') || column.endsWith('_until') ? isTime(value) : !value.includes('\0');
    if (!isSound)
      throw new UnusableDatabase(`${column} of ${id} in ${table.name} is nothing that can be copied`);
  }
};

/** Adds a row to a hash. Equal rows of both databases have the same hash. */
const addTo = (hash: Hash, { columns }: Table, row: Row): void => {
  const values = columns.map((column) => {
    const value = row[column];
    return Buffer.isBuffer(value) ? { hex: value.toString('hex') } : value;
  });
  hash.update(JSON.stringify(values));
};

type CopyOptions = {
  /** The texts of a row that searches look at, in lower case and without accents. */
  searchText: (row: Readonly<Record<string, unknown>>) => string;
};

/** The number of rows of a table and a digest of their content. */
type Copied = { rows: number; digest: string };

const insertRows = async ({ run }: Statements, table: Table, rows: readonly Row[], options: CopyOptions) => {
  const isSearched = table.name === 'bookings';
  const columns = isSearched ? [...table.columns, 'search_groups'] : table.columns;
  const values: unknown[] = [];
  for (const row of rows) {
    values.push(...table.columns.map((column) => row[column]));
    if (isSearched) values.push(row['sealed'] ? null : searchNumbers(options.searchText(row)));
  }
  const places = rows.map(
    (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`)})`,
  );
  await run(`INSERT INTO ${table.name} (${columns}) VALUES ${places}`, values);
};

const copyTable = async (
  source: Database,
  statements: Statements,
  table: Table,
  options: CopyOptions,
): Promise<Copied> => {
  const hash = createHash('sha256');
  const selected = source.prepare<[], Row>(
    `SELECT ${table.columns} FROM ${table.name} ORDER BY ${table.order.sqlite}`,
  );
  let rows = 0;
  let batch: Row[] = [];
  for (const row of selected.iterate()) {
    checkRow(table, row);
    addTo(hash, table, row);
    rows += 1;
    batch.push(row);
    if (batch.length < batchSize) continue;
    await insertRows(statements, table, batch, options);
    batch = [];
  }
  if (batch.length > 0) await insertRows(statements, table, batch, options);
  return { rows, digest: hash.digest('hex') };
};

const readBack = async ({ rows, run }: Statements, table: Table): Promise<Copied> => {
  const hash = createHash('sha256');
  let count = 0;
  const cursor = `copied_${table.name}`;
  await run(
    `DECLARE ${cursor} CURSOR FOR SELECT ${table.columns} FROM ${table.name} ORDER BY ${table.order.postgres}`,
  );
  for (;;) {
    const page = await rows<Row>(`FETCH ${batchSize} FROM ${cursor}`);
    for (const row of page) addTo(hash, table, row);
    count += page.length;
    if (page.length < batchSize) return { rows: count, digest: hash.digest('hex') };
  }
};

/** Locks the tables against a running site, and throws `UnusableDatabase` if they hold rows. */
const lockEmptyTables = async ({ rows, run }: Statements): Promise<void> => {
  await run(`LOCK TABLE ${tables.map(({ name }) => name)} IN SHARE ROW EXCLUSIVE MODE`);
  const held = tables.map(({ name }) => `EXISTS (SELECT 1 FROM ${name})`).join(' OR ');
  const [found] = await rows<{ held: boolean }>(`SELECT ${held} AS held`);
  if (found?.held) throw new UnusableDatabase('it holds requests already');
};

/** Copies all tables and compares what reads back. Resolves with the rows of each table. */
const copyTables = async (source: Database, statements: Statements, options: CopyOptions) => {
  await lockEmptyTables(statements);
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const copied = await copyTable(source, statements, table, options);
    const found = await readBack(statements, table);
    if (found.rows !== copied.rows || found.digest !== copied.digest) {
      throw new UnusableDatabase(`${table.name} does not read back as it was written`);
    }
    counts[table.name] = copied.rows;
  }
  const purgedAt = source.prepare<[], string | null>('SELECT purged_at FROM upkeep').pluck().get();
  await statements.run('UPDATE upkeep SET purged_at = $1', [purgedAt]);
  return counts;
};

/**
 * Creates the tables of a PostgreSQL database if needed, and copies all bookings from SQLite into them in one transaction.
 * Resolves with the rows of each table. Rejects with `UnusableDatabase` or `StoreUnavailable`, and changes nothing then.
 */
export const copyToPostgres = async (
  source: Database,
  url: string,
  { dryRun, ...options }: CopyOptions & { dryRun: boolean },
): Promise<Record<string, number>> => {
  const db = await connectPostgres(url);
  const rollback = new Error('The dry run is rolled back');
  let counts: Record<string, number> = {};
  try {
    await db.transact(
      async (statements) => {
        await migratePostgres(statements);
        counts = await copyTables(source, statements, options);
        if (dryRun) throw rollback;
      },
      { patienceMs: copyTimeoutMs, isTriedOnce: true },
    );
  } catch (error) {
    if (error !== rollback) throw error;
  } finally {
    await db.close();
  }
  return counts;
};
