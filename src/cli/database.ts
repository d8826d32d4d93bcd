import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isPostgresUrl, shownPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { explainPostgres, openExistingPostgres } from '../../db/postgres/openPostgres.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openExisting } from '../../db/sqlite/openDatabase.ts';
import { type BookingStore, createStore } from '../../db/store.ts';
import { codeOf, messageOf, StoreUnavailable, UnusableDatabase } from '../../db/storeErrors.ts';
import { defaultDatabase, type ReadOptions } from './options.ts';
import { createUnseal } from './unseal.ts';

/** A path, or a PostgreSQL URL without its password. */
export const shownDatabase = (database: string): string =>
  isPostgresUrl(database) ? shownPostgresUrl(database) : database;

/** The user id that owns a file, or the nearest parent folder that can be inspected. */
const ownerOf = (path: string): number => {
  try {
    return statSync(path).uid;
  } catch {
    return ownerOf(dirname(path));
  }
};

/** The SQLite codes appear if the file can be read, but not its log or folder. */
const accessCodes = /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|READONLY_DIRECTORY|PERM))$/;

const explainSqlite = ({ code, cause }: StoreUnavailable): string =>
  cause instanceof Error ? `${cause.message} (${code})` : code;

type Verb = 'read' | 'changed';

/** Turns a failure of a database into an error with a message for the user. Other errors stay as they are. */
export const explainFailure = (error: unknown, database: string, verb: Verb): unknown => {
  const path = shownDatabase(database);
  if (error instanceof StoreUnavailable) {
    const reason = isPostgresUrl(database) ? explainPostgres(error) : explainSqlite(error);
    return new Error(`${path} cannot be ${verb}: ${reason}.`);
  }
  if (error instanceof UnusableDatabase) return new Error(`${path} cannot be used: ${error.message}.`);
  const code = codeOf(error);
  if (!code) return error;
  if (!accessCodes.test(code)) return new Error(`${path} cannot be opened: ${messageOf(error)} (${code}).`);
  return new Error(`${path} cannot be ${verb} by you; it belongs to user ${ownerOf(resolve(path))}.`);
};

/** Uses a database, and rejects with a message for the user if that fails. */
export const explaining = async <T>(database: string, verb: Verb, use: () => T | Promise<T>): Promise<T> => {
  try {
    return await use();
  } catch (error) {
    throw explainFailure(error, database, verb);
  }
};

/** Opens the store, passes it to `use` and closes it. Rejects with a message for the user. */
export const withBookings = async <T>(
  { db = defaultDatabase(), identity }: ReadOptions,
  use: (store: BookingStore) => Promise<T>,
  { writable = false } = {},
): Promise<T> => {
  const unseal = identity === undefined ? undefined : await createUnseal(identity);
  const verb = writable ? 'changed' : 'read';
  const store = await explaining(db, verb, async () =>
    isPostgresUrl(db)
      ? createStore(await openExistingPostgres(db), { unseal })
      : createStore(connectSqlite(openExisting(db, { writable })), { unseal }),
  );
  try {
    return await use(store);
  } catch (error) {
    throw error instanceof StoreUnavailable ? explainFailure(error, db, verb) : error;
  } finally {
    await store.close();
  }
};
