import type { Database } from 'better-sqlite3';
import { retryWhileLocked } from './retryWhileLocked.ts';
import type { Seal } from './saveOnce.ts';
import { snakeCase } from './snakeCase.ts';

/** So many rows are sealed at once, and written in one transaction: visitors wait for none of it for long. */
const batchSize = 200;

/** How many rows are sealed. */
export const countSealedRows = (db: Database): number =>
  db.prepare<[], number>('SELECT count(*) FROM bookings WHERE sealed IS NOT NULL').pluck().get() ?? 0;

/** How many rows stand in plain text. */
export const countPlainRows = (db: Database): number =>
  db.prepare<[], number>('SELECT count(*) FROM bookings WHERE sealed IS NULL').pluck().get() ?? 0;

/**
 * Seals the rows that stand in plain text while others read and write, and returns how many those were. Where it ends
 * early, what was done stays done. `columns` as in `SaveOptions`.
 */
export const sealRows = async <R>(
  db: Database,
  columns: readonly (keyof R & string)[],
  seal: Seal<R>,
): Promise<number> => {
  const selected = columns.map((column) => `${snakeCase(column)} AS ${column}`).join(', ');
  const select = db.prepare<[number], R & { row: number; id: string }>(
    `SELECT rowid AS row, id, ${selected} FROM bookings
     WHERE sealed IS NULL AND rowid > ? ORDER BY rowid LIMIT ${batchSize}`,
  );
  const assigned = columns.map((column) => `${snakeCase(column)} = @${column}`).join(', ');
  const update = db.prepare(
    `UPDATE bookings SET ${assigned}, sealed = @sealed WHERE id = @id AND sealed IS NULL`,
  );

  let sealedCount = 0;
  for (let after = -1; ; ) {
    const rows = select.all(after);
    const last = rows.at(-1);
    if (!last) return sealedCount;
    after = last.row;
    const sealing = rows.map(async (row) => {
      const { record, sealed } = await seal(row);
      return { ...record, sealed, id: row.id };
    });
    const sealedRows = await Promise.all(sealing);
    const write = db.transaction(() => sealedRows.reduce((count, row) => count + update.run(row).changes, 0));
    sealedCount += await retryWhileLocked(write.immediate);
  }
};
