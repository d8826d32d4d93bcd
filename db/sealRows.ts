import type { Database } from 'better-sqlite3';
import { snakeCase } from './booking.ts';
import type { Seal, SealedRecord } from './saveOnce.ts';
import { retryWhileLocked } from './storeUnavailable.ts';

/** How many rows one transaction seals, so that visitors wait only briefly for it. */
const batchSize = 200;

/**
 * Seals the plain-text rows while others read and write, and returns their number. `select` reads the next rows after a row
 * number, `update` writes the sealed rows. After an error the sealed rows stay sealed.
 */
export const sealInBatches = async <R>(
  seal: Seal<R>,
  select: (after: number, limit: number) => Promise<(R & { row: number; id: string })[]>,
  update: (rows: readonly ({ id: string } & SealedRecord<R>)[]) => Promise<number>,
): Promise<number> => {
  let count = 0;
  for (let after = -1; ; ) {
    const rows = await select(after, batchSize);
    const last = rows.at(-1);
    if (!last) return count;
    after = last.row;
    count += await update(await Promise.all(rows.map(async (row) => ({ id: row.id, ...(await seal(row)) }))));
  }
};

/** Seals the plain-text rows of a SQLite file. `columns` are those of `SaveOptions`. */
export const sealRows = <R>(
  db: Database,
  columns: readonly (keyof R & string)[],
  seal: Seal<R>,
): Promise<number> => {
  const selected = columns.map((column) => `${snakeCase(column)} AS ${column}`).join(', ');
  const select = db.prepare<[number, number], R & { row: number; id: string }>(
    `SELECT rowid AS row, id, ${selected} FROM bookings WHERE sealed IS NULL AND rowid > ? ORDER BY rowid LIMIT ?`,
  );
  const assigned = columns.map((column) => `${snakeCase(column)} = @${column}`).join(', ');
  const update = db.prepare(
    `UPDATE bookings SET ${assigned}, sealed = @sealed WHERE id = @id AND sealed IS NULL`,
  );
  const updateAll = db.transaction((rows: readonly ({ id: string } & SealedRecord<R>)[]) =>
    rows.reduce((count, { id, record, sealed }) => count + update.run({ ...record, id, sealed }).changes, 0),
  );
  return sealInBatches(
    seal,
    async (after, limit) => select.all(after, limit),
    (rows) => retryWhileLocked(() => updateAll.immediate(rows)),
  );
};
