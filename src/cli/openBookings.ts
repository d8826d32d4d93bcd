import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Option } from 'commander';
import { openExisting, UnusableDatabase } from '../../db/openDatabase.ts';
import { type BookingStore, openBookingStore } from '../bookings/bookingRecord.ts';
import { readConfig } from '../config.ts';
import { CliFailure } from './failures.ts';

/** Every command's `--db`. */
export const databaseOption = (): Option =>
  new Option('--db <file>', 'the SQLite file (default: DATABASE_PATH, then db/bookings.sqlite)');

/** The file that the site uses, as the site's own configuration says. */
const defaultPath = (): string => {
  const { DATABASE_PATH } = process.env;
  const read = readConfig({ DATABASE_PATH });
  return read.ok ? read.config.DATABASE_PATH : 'db/bookings.sqlite';
};

/** The user that a file or the nearest folder above it that can be looked at belongs to. */
const ownerOf = (path: string): number => {
  try {
    return statSync(path).uid;
  } catch {
    return ownerOf(dirname(path));
  }
};

const inaccessible = (path: string, verb: 'read' | 'changed'): CliFailure =>
  new CliFailure(`${path} cannot be ${verb} by you; it belongs to user ${ownerOf(resolve(path))}.`);

const checkAccess = (path: string, writable: boolean): void => {
  try {
    accessSync(path, writable ? constants.R_OK | constants.W_OK : constants.R_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT') throw inaccessible(path, writable ? 'changed' : 'read');
  }
};

/** What SQLite says where a file can be read, but not its log or its folder. */
const accessCodes = ['SQLITE_CANTOPEN', 'SQLITE_READONLY_DIRECTORY', 'SQLITE_READONLY', 'SQLITE_PERM'];

/** Opens the bookings, gives them to `use`, and closes them whatever happens. */
export const withBookings = async <T>(
  { db }: { db?: string },
  { writable = false }: { writable?: boolean },
  use: (store: BookingStore) => Promise<T>,
): Promise<T> => {
  const path = db ?? defaultPath();
  checkAccess(path, writable);
  const store = open(path, writable);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

const open = (path: string, writable: boolean): BookingStore => {
  try {
    return openBookingStore(openExisting(path, { writable }));
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new CliFailure(`${path} cannot be used: ${error.message}.`);
    if (error instanceof Error && 'code' in error) {
      if (accessCodes.includes(String(error.code))) throw inaccessible(path, writable ? 'changed' : 'read');
      throw new CliFailure(`${path} cannot be opened: ${error.message} (${error.code}).`);
    }
    throw error;
  }
};
