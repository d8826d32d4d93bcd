import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { openExisting, UnusableDatabase } from '../../db/openDatabase.ts';
import { explainPostgres, openExistingPostgres } from '../../db/openPostgres.ts';
import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { StoreUnavailable } from '../../db/storeUnavailable.ts';
import { type BookingStore, openBookingStore, openPostgresBookingStore } from '../bookings/bookingRecord.ts';
import { defaultDatabase, shownDatabase } from './database.ts';
import { createUnseal, type Unseal } from './unseal.ts';

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

/** Why a database cannot be used, as a line for the person; `path` may be an address, too. */
export const explainFailure = (error: unknown, database: string, verb: 'read' | 'changed'): unknown => {
  const path = shownDatabase(database);
  if (isPostgresUrl(database) && error instanceof StoreUnavailable) {
    return new Error(`${path} cannot be ${verb}: ${explainPostgres(error)}.`);
  }
  if (error instanceof UnusableDatabase) return new Error(`${path} cannot be used: ${error.message}.`);
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (!accessCodes.test(String(error.code))) {
    return new Error(`${path} cannot be opened: ${error.message} (${error.code}).`);
  }
  return new Error(`${path} cannot be ${verb} by you; it belongs to user ${ownerOf(resolve(path))}.`);
};

const open = async (database: string, writable: boolean, unseal: Unseal | undefined) => {
  try {
    if (!isPostgresUrl(database)) return openBookingStore(openExisting(database, { writable }), { unseal });
    return openPostgresBookingStore(await openExistingPostgres(database), { unseal });
  } catch (error) {
    throw explainFailure(error, database, writable ? 'changed' : 'read');
  }
};

/**
 * Opens the bookings, gives them to `use`, and closes them whatever happens; with the file of an identity, what is sealed
 * is open in what the store reads. Rejects with a line for the person.
 */
export const withBookings = async <T>(
  { db = defaultDatabase(), identity }: { db?: string | undefined; identity?: string | undefined },
  use: (store: BookingStore) => Promise<T>,
  { writable = false } = {},
): Promise<T> => {
  const unseal = identity === undefined ? undefined : await createUnseal(identity);
  const store = await open(db, writable, unseal);
  try {
    return await use(store);
  } catch (error) {
    // A file that cannot be written says so itself.
    throw isPostgresUrl(db) ? explainFailure(error, db, writable ? 'changed' : 'read') : error;
  } finally {
    await store.close();
  }
};
