import { existsSync } from 'node:fs';
import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { describePostgresError, openExistingPostgres } from '../../db/postgres/openPostgres.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { describeOpeningError } from '../../db/sqlite/describeOpeningError.ts';
import { openExisting } from '../../db/sqlite/openDatabase.ts';
import { type BookingStore, createStore } from '../../db/store.ts';
import { getErrorCode, getErrorMessage, StoreUnavailable, UnusableDatabase } from '../../db/storeErrors.ts';
import { defaultDatabase, formatDatabase, type ReadOptions } from './options.ts';
import { createUnseal } from './unseal.ts';

type Verb = 'read' | 'changed';

/** Converts an error of a database to an error with a message for the user. Returns other errors unchanged. */
const toUserError = (error: unknown, database: string, verb: Verb): unknown => {
  const path = formatDatabase(database);
  if (/^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error)))
    return new Error(`${path} is locked by another process. Try again in a moment.`);
  if (error instanceof StoreUnavailable) {
    const { code, cause = new Error(code) } = error;
    const reason = isPostgresUrl(database)
      ? describePostgresError(error)
      : describeOpeningError(cause, database);
    return new Error(`${path} cannot be ${verb}: ${reason}.`);
  }
  if (error instanceof UnusableDatabase) {
    const advice = isPostgresUrl(database) || existsSync(database) ? '' : '; set DATABASE_PATH or --db';
    return new Error(`${path} cannot be used: ${error.message}${advice}.`);
  }
  if (!getErrorCode(error)) return error;
  const reason = isPostgresUrl(database) ? getErrorMessage(error) : describeOpeningError(error, database);
  return new Error(`${path} cannot be ${verb}: ${reason}.`);
};

/** Runs `use`. If it fails because of the database, rejects with a message for the user. */
export const withUserErrors = async <T>(db: string, verb: Verb, use: () => T | Promise<T>): Promise<T> => {
  try {
    return await use();
  } catch (error) {
    throw toUserError(error, db, verb);
  }
};

/** Opens the store, passes it to `use` and closes it. Rejects with a message for the user. */
export const withStore = async <T>(
  { db = defaultDatabase(), identity }: ReadOptions,
  use: (store: BookingStore) => Promise<T>,
  { writable = false } = {},
): Promise<T> => {
  const unseal = identity === undefined ? undefined : createUnseal(identity);
  const verb = writable ? 'changed' : 'read';
  const store = await withUserErrors(db, verb, async () =>
    isPostgresUrl(db)
      ? createStore(await openExistingPostgres(db), { unseal })
      : createStore(connectSqlite(openExisting(db, { writable })), { unseal }),
  );
  try {
    return await use(store);
  } catch (error) {
    throw error instanceof StoreUnavailable ? toUserError(error, db, verb) : error;
  } finally {
    await store.close();
  }
};
