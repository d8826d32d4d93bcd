import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Option } from 'commander';
import type { Booking } from '../../db/booking.ts';
import { isPostgresUrl, shownPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { explainPostgres, openExistingPostgres } from '../../db/postgres/openPostgres.ts';
import type { Unseal } from '../../db/queries.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openExisting } from '../../db/sqlite/openDatabase.ts';
import { type BookingStore, createStore } from '../../db/store.ts';
import { StoreUnavailable, UnusableDatabase } from '../../db/storeErrors.ts';
import { readConfig } from '../config.ts';
import { databaseUrl } from '../settings.ts';
import { readIdentityFile } from '../storage/identityFile.ts';
import { createOpenTexts } from '../storage/seal.ts';
import { UsageError } from './options.ts';
import { countText, report } from './terminal.ts';

/** Reads one variable of the site's configuration. Throws `UsageError` if its value is invalid. */
export const readVariable = (name: string) => {
  const read = readConfig({ [name]: process.env[name] });
  if (!read.ok) throw new UsageError(read.problems.join(' '));
  return read.config;
};

/** Validates a PostgreSQL URL; `name` is where it comes from. Throws `UsageError`. */
export const readDatabaseUrl = (text: string, name: string): string => {
  const read = databaseUrl.safeParse(text);
  if (read.success) return read.data;
  throw new UsageError(`${name} ${read.error.issues[0]?.message}.`);
};

/** `--db` of the commands that work with SQLite and PostgreSQL. */
export const databaseOption = (): Option =>
  new Option(
    '--db <file or url>',
    'the SQLite file, or postgres://… (default: DATABASE_URL, DATABASE_PATH, then db/bookings.sqlite)',
  ).argParser((text: string) => (isPostgresUrl(text) ? readDatabaseUrl(text, '--db') : text));

/** `--db` of the commands that work with SQLite only. */
export const fileOption = (): Option =>
  new Option('--db <file>', 'the SQLite file (default: DATABASE_PATH, then db/bookings.sqlite)');

/** The SQLite file of the site's configuration. */
export const defaultFile = (): string => readVariable('DATABASE_PATH').DATABASE_PATH;

/** The PostgreSQL URL of the site's configuration, if it has one. */
export const defaultUrl = (): string | undefined => {
  const url = process.env['DATABASE_URL']?.trim();
  return url ? readDatabaseUrl(url, 'DATABASE_URL') : undefined;
};

/** The database of the site's configuration: a path or a PostgreSQL URL. */
export const defaultDatabase = (): string => defaultUrl() ?? defaultFile();

/** The site's SQLite file. Throws if the site uses PostgreSQL; the message says what to do `instead`. */
export const requireFile = (instead: string): string => {
  const url = defaultUrl();
  if (url === undefined) return defaultFile();
  throw new Error(`The requests are in ${shownPostgresUrl(url)}: ${instead}; --db FILE names a file.`);
};

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
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (!accessCodes.test(String(error.code))) {
    return new Error(`${path} cannot be opened: ${error.message} (${error.code}).`);
  }
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

/** `--identity` of the commands that read requests. */
export const identityOption = (): Option =>
  new Option(
    '--identity <file>',
    'secret keys that open sealed requests, as age-keygen makes them (-: standard input)',
  );

/**
 * Reads the keys of `--identity`. Rejects with a message for the user if the file is unusable. The returned function rejects
 * if it gets sealed requests and no key has opened any so far.
 */
export const createUnseal = async (identity: string): Promise<Unseal> => {
  const { identities, isOpenToOthers } = await readIdentityFile(identity);
  if (isOpenToOthers) report(`Others may read ${identity}: chmod 600 it.`);
  const openTexts = await createOpenTexts(identities);
  let isRightKey = false;

  const openOne = async (booking: Booking): Promise<Booking> => {
    const texts = booking.sealed && (await openTexts(booking.sealed));
    if (!texts) return booking;
    isRightKey = true;
    return { ...booking, ...texts, sealed: null };
  };

  return async (bookings) => {
    const opened = await Promise.all(bookings.map(openOne));
    if (!isRightKey && opened.some(({ sealed }) => sealed)) {
      throw new Error(`${identity} opens none of these requests: they are sealed to another key.`);
    }
    return opened;
  };
};

/** Reports how many requests stayed sealed, if any. */
export const reportSealed = (count: number, identity: string | undefined): void => {
  if (count === 0) return;
  const how = identity === undefined ? '--identity FILE opens them' : `${identity} does not open them`;
  report(`${countText(count, 'request')} sealed (${how}).`);
};

/**
 * Opens the store, passes it to `use` and closes it. With `identity` the store unseals what it reads. Rejects with a message
 * for the user.
 */
export const withBookings = async <T>(
  { db = defaultDatabase(), identity }: { db?: string | undefined; identity?: string | undefined },
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
