import { type BookingRecord, formatSelectList, recordProperties, toColumn } from './booking.ts';
import { placeholders, type Sql } from './sql.ts';

/** Returns a record as it is stored, and the age file with the texts that were removed from it. */
export type Seal = (record: BookingRecord) => Promise<{ record: BookingRecord; sealed: Uint8Array | null }>;

export const keepPlain: Seal = async (record) => ({ record, sealed: null });

/** The number of rows that one transaction seals. Visitors wait while a transaction runs. */
const batchSize = 200;

/** The time limit of sealing one batch over a slow network. */
const timeoutMs = 30_000;

const update = `UPDATE bookings SET sealed = $2, (${recordProperties.map(toColumn)}) = (${placeholders(recordProperties.length, 3)})
  WHERE id = $1 AND sealed IS NULL`;

/** Seals all plain-text rows in batches and returns their number. An error leaves earlier batches sealed. */
export const sealPlainRows = async (db: Sql, seal: Seal): Promise<number> => {
  type Row = BookingRecord & { row: number; id: string };
  const select = `SELECT ${db.rowNumber} AS row, id, ${formatSelectList(recordProperties)} FROM bookings
    WHERE sealed IS NULL AND ${db.rowNumber} > $1 ORDER BY ${db.rowNumber} LIMIT ${batchSize}`;
  let count = 0;
  for (let after = -1; ; ) {
    const rows = await db.rows<Row>(select, [after], timeoutMs);
    const last = rows.at(-1);
    if (!last) return count;
    after = last.row;
    const sealedRows = await Promise.all(rows.map(async (row) => ({ id: row.id, ...(await seal(row)) })));
    count += await db.transaction(
      async ({ run }) => {
        let changed = 0;
        for (const { id, record, sealed } of sealedRows) {
          changed += await run(update, [id, sealed, ...recordProperties.map((property) => record[property])]);
        }
        return changed;
      },
      { timeoutMs },
    );
  }
};
