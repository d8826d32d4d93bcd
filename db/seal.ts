import { type BookingRecord, formatSelectList, recordProperties, toColumn } from './booking.ts';
import { placeholders, type Sql } from './sql.ts';

/** Returns a record as it is stored, the age file with the texts that were removed from it, and the sealed note. */
export type Seal = (
  record: BookingRecord,
  note?: string | null,
) => Promise<{ record: BookingRecord; sealed: Uint8Array | null; note: string | null }>;

export const keepPlain: Seal = async (record, note = null) => ({ record, sealed: null, note });

/** The number of rows that one transaction seals. Visitors wait while a transaction runs. */
const batchSize = 200;

/** The time limit of sealing one batch over a slow network. */
const timeoutMs = 30_000;

const update = `UPDATE bookings SET sealed = $2, note = $4, (${recordProperties.map(toColumn)}) = (${placeholders(recordProperties.length, 5)})
  WHERE id = $1 AND sealed IS NULL AND note IS NOT DISTINCT FROM $3`;

/** Seals all plain-text rows in batches and returns their number. An error leaves earlier batches sealed. */
export const sealPlainRows = async (db: Sql, seal: Seal): Promise<number> => {
  type Row = BookingRecord & { row: number; id: string; note: string | null };
  const select = `SELECT ${db.rowNumber} AS row, id, note, ${formatSelectList(recordProperties)} FROM bookings
    WHERE sealed IS NULL AND ${db.rowNumber} > $1 ORDER BY ${db.rowNumber} LIMIT ${batchSize}`;
  let count = 0;
  for (let after = -1; ; ) {
    const rows = await db.rows<Row>(select, [after], timeoutMs);
    const last = rows.at(-1);
    if (!last) return count;
    after = last.row;
    const sealedRows = await Promise.all(
      rows.map(async (row) => ({ id: row.id, before: row.note, ...(await seal(row, row.note)) })),
    );
    count += await db.transaction(
      async ({ run }) => {
        let changed = 0;
        for (const { id, before, record, sealed, note } of sealedRows) {
          const texts = recordProperties.map((property) => record[property]);
          changed += await run(update, [id, sealed, before, note, ...texts]);
        }
        return changed;
      },
      { timeoutMs },
    );
  }
};
