import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { repeatWindowMinutes } from '../../content/limits.ts';
import { type BookingStore, createBookingStore } from '../../db/bookingStore.ts';
import { openExisting, UnusableDatabase } from '../../db/openDatabase.ts';
import { readConfig } from '../config.ts';
import { CliFailure } from './failures.ts';

/** The file that the site uses, as the site's own configuration says. */
const defaultPath = (): string => {
  const { DATABASE_PATH } = process.env;
  const read = readConfig({ DATABASE_PATH });
  return read.ok ? read.config.DATABASE_PATH : 'db/bookings.sqlite';
};

const checkAccess = (path: string, writable: boolean): void => {
  if (!existsSync(path)) return;
  try {
    accessSync(path, writable ? constants.R_OK | constants.W_OK : constants.R_OK);
  } catch {
    throw new CliFailure(
      `${path} cannot be ${writable ? 'changed' : 'read'} by you; it belongs to user ${statSync(path).uid}.`,
    );
  }
};

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
    return createBookingStore(openExisting(path, { writable }), {
      repeatWindow: repeatWindowMinutes * 60_000,
    });
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new CliFailure(`${path} cannot be used: ${error.message}.`);
    if (error instanceof Error && 'code' in error) {
      throw new CliFailure(`${path} cannot be opened: ${error.message} (${error.code}).`);
    }
    throw error;
  }
};
