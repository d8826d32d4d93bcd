import { type Booking, bookingColumns } from './booking.ts';
import type { Sql } from './sql.ts';

/** How many of the last rows each look reads again, because a row with a lower number may be committed later. */
const lateRows = 1000;

/** The rows that were added since the last look. */
export type Look = {
  bookings: Booking[];
  /** Whether these rows existed before the first look. */
  isEarlier: boolean;
  /** Whether the file was replaced since the last look. */
  isReplaced: boolean;
};

/** A database that is open for one look. `file` identifies the file that was opened. */
export type OpenForLook = Pick<Sql, 'rows' | 'rowNumber'> & { file: string; close: () => void };

type Numbered = { row: number; id: string };

/**
 * Reads each row that is added to a database once, in the order of row numbers. The first look returns the rows
 * from the time `since` (ISO 8601 in UTC) on, or none. Remembers all ids, because SQLite reuses row numbers. A look
 * rejects with the error of `open` or of the database. The caller can look again.
 */
export const tail = (open: () => Promise<OpenForLook>, since = 'infinity') => {
  const known = new Set<string>();
  let file: string | undefined;
  let lastRow = 0;
  let lastLook = since;

  const readUnknown = async ({ rows, rowNumber }: OpenForLook, after: number): Promise<Numbered[]> => {
    // Erasing rows lowers the highest number.
    const found = await rows<Numbered>(
      `SELECT ${rowNumber} AS row, id FROM bookings
       WHERE ${rowNumber} > $1 OR ${rowNumber} > (SELECT max(${rowNumber}) FROM bookings) - ${lateRows}
       ORDER BY ${rowNumber}`,
      [after],
    );
    return found.filter(({ id }) => !known.has(id));
  };

  const readBookings = async (
    { rows, rowNumber }: OpenForLook,
    unknown: readonly Numbered[],
    from: string,
  ): Promise<Booking[]> => {
    const found = await rows<Booking>(
      `SELECT ${bookingColumns} FROM bookings
       WHERE ${rowNumber} BETWEEN $1 AND $2 AND created_at >= $3 ORDER BY ${rowNumber}`,
      [unknown.at(0)?.row, unknown.at(-1)?.row, from],
    );
    return found.filter(({ id }) => !known.has(id));
  };

  const look = async (db: OpenForLook): Promise<Look> => {
    const now = new Date().toISOString();
    const isSame = file === db.file;
    const unknown = await readUnknown(db, isSame ? lastRow - lateRows : -1);
    // A file that replaced another one may hold old rows that nobody has seen.
    const from = isSame ? '-infinity' : lastLook;
    const bookings = unknown.length === 0 ? [] : await readBookings(db, unknown, from);
    // Only now, so that the next look reads the same rows again if this one failed.
    for (const { id } of unknown) known.add(id);
    const found = { bookings, isEarlier: file === undefined, isReplaced: file !== undefined && !isSame };
    file = db.file;
    lastRow = unknown.at(-1)?.row ?? lastRow;
    lastLook = now;
    return found;
  };

  return async (): Promise<Look> => {
    const db = await open();
    try {
      return await look(db);
    } finally {
      db.close();
    }
  };
};
