import Database from 'better-sqlite3';
import { openDatabase } from '../../db/openDatabase.ts';
import { openBookingStore } from '../../src/bookings/bookingRecord.ts';
import { newBooking } from './newBooking.ts';

/** Makes a database with a request of each name, and closes it. */
export const makeDatabase = async (path: string, names: readonly string[]): Promise<void> => {
  const store = openBookingStore(openDatabase(path));
  for (const name of names) await store.save(newBooking({ name, email: `${name}@example.com` }));
  await store.close();
};

/** The names of all requests in a file, oldest first; SQLite's own view, with the log that lies beside it. */
export const namesIn = (path: string): string[] => {
  const db = new Database(path, { fileMustExist: true });
  try {
    return db.prepare<[], string>('SELECT name FROM bookings ORDER BY rowid').pluck().all();
  } finally {
    db.close();
  }
};
