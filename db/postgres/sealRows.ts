import type { Seal } from '../saveOnce.ts';
import { snakeCase } from '../snakeCase.ts';
import type { Postgres } from './connectPostgres.ts';

/** So many rows are sealed at once, and written in one transaction. */
const batchSize = 200;

/** A transaction of so many rows may take its time on a slow network. */
const patienceMs = 30_000;

/**
 * Seals the rows that stand in plain text while others read and write, and returns how many those were. Where it ends
 * early, what was done stays done. `columns` as in `SaveOptions`.
 */
export const sealRows = async <R>(
  db: Postgres,
  columns: readonly (keyof R & string)[],
  seal: Seal<R>,
): Promise<number> => {
  const selected = columns.map((column) => `${snakeCase(column)} AS "${column}"`).join(', ');
  const select = `SELECT row, id, ${selected} FROM bookings
    WHERE sealed IS NULL AND row > $1 ORDER BY row LIMIT ${batchSize}`;
  const assigned = columns.map((column, index) => `${snakeCase(column)} = $${index + 3}`).join(', ');
  const update = `UPDATE bookings SET sealed = $2, search_groups = NULL, ${assigned} WHERE id = $1 AND sealed IS NULL`;

  let sealedCount = 0;
  for (let after = -1; ; ) {
    const rows = await db.query<R & { row: number; id: string }>(select, [after], patienceMs);
    const last = rows.at(-1);
    if (!last) return sealedCount;
    after = last.row;
    const sealedRows = await Promise.all(rows.map(async (row) => ({ id: row.id, ...(await seal(row)) })));
    sealedCount += await db.transact(
      async ({ run }) => {
        let count = 0;
        for (const { id, record, sealed } of sealedRows) {
          count += await run(update, [id, sealed, ...columns.map((column) => record[column])]);
        }
        return count;
      },
      { patienceMs },
    );
  }
};
