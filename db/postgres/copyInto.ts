import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { UnusableDatabase } from '../openDatabase.ts';
import { addTo, checkRow, type Row, type Table, tables } from './copiedTables.ts';
import { searchNumbers } from './searchNumbers.ts';
import type { Statements } from './statements.ts';

/** So many rows are written by one statement, which has as many parameters as they have columns. */
const batchSize = 500;

type Copied = { rows: number; digest: string };

export type CopyOptions = {
  /** The texts of a row, by column, that searches look at; in lower case and without accents. */
  searchText: (row: Readonly<Record<string, unknown>>) => string;
};

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

/** Reads back what stands in a table now. */
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

const checkEmpty = async ({ rows, run }: Statements): Promise<void> => {
  // A site that runs there already waits.
  await run(`LOCK TABLE ${tables.map(({ name }) => name)} IN SHARE ROW EXCLUSIVE MODE`);
  const held = tables.map(({ name }) => `EXISTS (SELECT 1 FROM ${name})`).join(' OR ');
  const [found] = await rows<{ held: boolean }>(`SELECT ${held} AS held`);
  if (found?.held) throw new UnusableDatabase('it holds requests already');
};

/**
 * Copies everything that is kept of requests from a SQLite file into empty tables, and reads all of it back; within the
 * transaction that `statements` run in. Resolves with the rows of each table. Rejects with `UnusableDatabase`.
 */
export const copyInto = async (
  source: Database,
  statements: Statements,
  options: CopyOptions,
): Promise<Record<string, number>> => {
  await checkEmpty(statements);
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
