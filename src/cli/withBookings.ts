import { type Database, SqliteError } from 'better-sqlite3';
import { type Bookings, createBookings } from '../../db/bookings.ts';
import { describeDatabaseError, openExistingDatabase } from '../../db/database.ts';
import { readConfig } from '../config.ts';
import { UsageError } from './commandLine.ts';

const readDatabasePath = (): string => {
  const read = readConfig({ DATABASE_PATH: process.env['DATABASE_PATH'] });
  if (!read.ok) throw new UsageError(read.problems.join(' '));
  return read.config.DATABASE_PATH;
};

/** Opens the bookings, passes them to `use` and closes them. An error has a message for the user. */
export const withBookings = async <T>(
  use: (bookings: Bookings, db: Database) => T | Promise<T>,
): Promise<T> => {
  const path = readDatabasePath();
  const db = openExistingDatabase(path);
  try {
    return await use(createBookings(db), db);
  } catch (error) {
    throw error instanceof SqliteError ? describeDatabaseError(error, path) : error;
  } finally {
    db.close();
  }
};
