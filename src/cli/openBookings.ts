import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Option } from 'commander';
import { openExisting, UnusableDatabase } from '../../db/openDatabase.ts';
import { type BookingStore, openBookingStore } from '../bookings/bookingRecord.ts';
import { readConfig } from '../config.ts';
import { createUnseal, type Unseal } from './unseal.ts';
import { UsageError } from './usageError.ts';

/** Every command's `--db`. */
export const databaseOption = (): Option =>
  new Option('--db <file>', 'the SQLite file (default: DATABASE_PATH, then db/bookings.sqlite)');

/** The file that the site uses, as the site's own configuration says. */
export const defaultPath = (): string => {
  const read = readConfig({ DATABASE_PATH: process.env['DATABASE_PATH'] });
  if (!read.ok) throw new UsageError(read.problems.join(' '));
  return read.config.DATABASE_PATH;
};

/** The user that a file or the nearest folder above it that can be looked at belongs to. */
const ownerOf = (path: string): number => {
  try {
    return statSync(path).uid;
  } catch {
    return ownerOf(dirname(path));
  }
};

/** What the system says of a file, and SQLite where the file can be read, but not its log or its folder. */
const accessCodes = /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|READONLY_DIRECTORY|PERM))$/;

/** Why a database cannot be used, as a line for the person. */
export const explainFailure = (error: unknown, path: string, verb: 'read' | 'changed'): unknown => {
  if (error instanceof UnusableDatabase) return new Error(`${path} cannot be used: ${error.message}.`);
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (!accessCodes.test(String(error.code))) {
    return new Error(`${path} cannot be opened: ${error.message} (${error.code}).`);
  }
  return new Error(`${path} cannot be ${verb} by you; it belongs to user ${ownerOf(resolve(path))}.`);
};

const open = (path: string, writable: boolean, unseal: Unseal | undefined): BookingStore => {
  try {
    return openBookingStore(openExisting(path, { writable }), { unseal });
  } catch (error) {
    throw explainFailure(error, path, writable ? 'changed' : 'read');
  }
};

/**
 * Opens the bookings, gives them to `use`, and closes them whatever happens; with the file of an identity, what is sealed
 * is open in what the store reads. Rejects with a line for the person.
 */
export const withBookings = async <T>(
  { db: path = defaultPath(), identity }: { db?: string | undefined; identity?: string | undefined },
  use: (store: BookingStore) => Promise<T>,
  { writable = false } = {},
): Promise<T> => {
  const unseal = identity === undefined ? undefined : await createUnseal(identity);
  const store = open(path, writable, unseal);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};
