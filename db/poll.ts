import { type Booking, bookingColumns } from './booking.ts';
import type { Sql } from './sql.ts';

/** Each poll reads so many of the last rows again, because a row with a lower number may be committed later. */
const lateRows = 1000;

/** The rows that were added since the last poll. */
export type PollResult = {
  bookings: Booking[];
  /** Whether these rows existed before the first poll. */
  isEarlier: boolean;
  /** Whether the file was replaced since the last poll. */
  isReplaced: boolean;
};

/** A database that is open for one poll. `file` identifies the file that was opened. */
export type PollConnection = Pick<Sql, 'rows' | 'rowNumber'> & { file: string; close: () => void };

type Numbered = { row: number; id: string };

/**
 * Returns a function that polls a database: it reads each added row once, in the order of row numbers. The first poll
 * returns the rows from the time `since` (ISO 8601 in UTC) on; none by default. All ids are kept, because SQLite reuses
 * row numbers. A poll rejects with the error of `open` or of the database, and can be repeated.
 */
export const createPoll = (open: () => Promise<PollConnection>, since = 'infinity') => {
  const known = new Set<string>();
  let file: string | undefined;
  let lastRow = 0;
  let lastPollAt = since;

  const readUnknown = async ({ rows, rowNumber }: PollConnection, after: number): Promise<Numbered[]> => {
    // Also read back from the highest number, because SQLite reuses the numbers of erased rows.
    const found = await rows<Numbered>(
      `SELECT ${rowNumber} AS row, id FROM bookings
       WHERE ${rowNumber} > $1 OR ${rowNumber} > (SELECT max(${rowNumber}) FROM bookings) - ${lateRows}
       ORDER BY ${rowNumber}`,
      [after],
    );
    return found.filter(({ id }) => !known.has(id));
  };

  const readBookings = async (
    { rows, rowNumber }: PollConnection,
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

  const poll = async (db: PollConnection): Promise<PollResult> => {
    const now = new Date().toISOString();
    const isSame = file === db.file;
    const unknown = await readUnknown(db, isSame ? lastRow - lateRows : -1);
    // A new file may hold old rows with unknown ids, so return only those since the last poll.
    const from = isSame ? '-infinity' : lastPollAt;
    const bookings = unknown.length === 0 ? [] : await readBookings(db, unknown, from);
    // Only now, so that the next poll reads the same rows again if this one failed.
    for (const { id } of unknown) known.add(id);
    const found = { bookings, isEarlier: file === undefined, isReplaced: file !== undefined && !isSame };
    file = db.file;
    lastRow = unknown.at(-1)?.row ?? lastRow;
    lastPollAt = now;
    return found;
  };

  return async (): Promise<PollResult> => {
    const db = await open();
    try {
      return await poll(db);
    } finally {
      db.close();
    }
  };
};
