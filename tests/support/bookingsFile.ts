import Database from 'better-sqlite3';

/** Opens the file like another process. */
const withFile = <Result>(path: string, use: (db: Database.Database) => Result): Result => {
  const db = new Database(path, { fileMustExist: true });
  try {
    return use(db);
  } finally {
    db.close();
  }
};

/** The columns that tests read. */
export type StoredBooking = { id: string; name: string; message: string | null; fingerprint: Buffer };

/** All bookings in a file, oldest first. */
export const readBookings = (path: string): StoredBooking[] =>
  withFile(path, (db) =>
    db.prepare<[], StoredBooking>('SELECT id, name, message, fingerprint FROM bookings ORDER BY rowid').all(),
  );

/** Changes the time of a booking to so many minutes ago. */
export const setAge = (path: string, id: string, minutes: number): void => {
  const time = new Date(Date.now() - minutes * 60_000).toISOString();
  withFile(path, (db) => db.prepare('UPDATE bookings SET created_at = ? WHERE id = ?').run(time, id));
};

/** The problems that SQLite finds in the file. */
export const findProblems = (path: string): string[] =>
  withFile(path, (db) => db.prepare<[], string>('PRAGMA integrity_check').pluck().all()).filter(
    (line) => line !== 'ok',
  );
