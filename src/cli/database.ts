import { Option } from 'commander';
import { isPostgresUrl, shownPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { databaseUrl, readConfig } from '../config.ts';
import { UsageError } from './usageError.ts';

/** The PostgreSQL database of an address. Throws `UsageError` where it is none. */
export const readDatabaseUrl = (text: string, name: string): string => {
  const read = databaseUrl.safeParse(text);
  if (read.success) return read.data;
  throw new UsageError(`${name} ${read.error.issues[0]?.message}.`);
};

/** `--db` of the commands that read and change requests: a path, or an address of PostgreSQL. */
export const databaseOption = (): Option =>
  new Option(
    '--db <file or url>',
    'the SQLite file, or postgres://… (default: DATABASE_URL, DATABASE_PATH, then db/bookings.sqlite)',
  ).argParser((text: string) => (isPostgresUrl(text) ? readDatabaseUrl(text, '--db') : text));

/** `--db` of those that work on files alone. */
export const fileOption = (): Option =>
  new Option('--db <file>', 'the SQLite file (default: DATABASE_PATH, then db/bookings.sqlite)');

/** The file that the site uses where it uses one, as its own configuration says. */
export const defaultFile = (): string => {
  const read = readConfig({ DATABASE_PATH: process.env['DATABASE_PATH'] });
  if (!read.ok) throw new UsageError(read.problems.join(' '));
  return read.config.DATABASE_PATH;
};

/** The address that the site's configuration says, if it does. */
export const defaultUrl = (): string | undefined => {
  const url = process.env['DATABASE_URL']?.trim();
  return url ? readDatabaseUrl(url, 'DATABASE_URL') : undefined;
};

/** What the site uses: a path, or an address of PostgreSQL. */
export const defaultDatabase = (): string => defaultUrl() ?? defaultFile();

/** The file that the site uses. Throws a line that says what to do instead where it uses PostgreSQL. */
export const ownFile = (instead: string): string => {
  const url = defaultUrl();
  if (url === undefined) return defaultFile();
  throw new Error(`The requests are in ${shownPostgresUrl(url)}: ${instead}; --db FILE names a file.`);
};

/** A database as it may be shown: a path, or an address without its password. */
export const shownDatabase = (database: string): string =>
  isPostgresUrl(database) ? shownPostgresUrl(database) : database;
