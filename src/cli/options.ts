import { type Command, Option } from 'commander';
import type { ZodType } from 'zod';
import { formatPostgresUrl, isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { readConfig } from '../config.ts';
import { bookingsCommand, databaseUrl } from '../settings.ts';
import { reportLine } from './terminal.ts';

/** The command line is wrong (exit code 2). The message is for the user. */
export class UsageError extends Error {}

/** The options for reading bookings. `db` is a path or PostgreSQL URL, `identity` a file with secret keys. */
export type ReadOptions = { db?: string | undefined; identity?: string | undefined };

export type ChangeOptions = { db?: string | undefined; yes?: boolean; dryRun?: boolean };

/** `--json` of the commands that the site runs itself: prints `{"requests": 12}` instead of sentences. */
export const jsonOption = (): Option => new Option('--json').hideHelp();

/** Throws `UsageError` with the message `warning` unless the user gave either `--yes` or `--dry-run`. */
export const requireYes = (options: ChangeOptions, warning: string): void => {
  const { yes, dryRun } = options;
  if (yes && dryRun) throw new UsageError('--yes has no effect with --dry-run. Leave one of them out.');
  if (!yes && !dryRun) throw new UsageError(warning);
  reportDryRun(options);
};

export const reportDryRun = ({ dryRun }: ChangeOptions): void => {
  if (dryRun) reportLine('Nothing is changed (--dry-run).');
};

/** Formats a path, or a PostgreSQL URL without its password. */
export const formatDatabase = (database: string): string =>
  isPostgresUrl(database) ? formatPostgresUrl(database) : database;

const quote = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** Formats a command that the user can copy, for the same database and keys. */
export const formatCommand = (words: readonly string[], { db, identity }: ReadOptions = {}): string => {
  const keys = identity === undefined ? [] : ['--identity', identity];
  const database = db === undefined ? [] : ['--db', formatDatabase(db)];
  return `${bookingsCommand} ${[...words, ...keys, ...database].map(quote).join(' ')}`;
};

/** Reads one variable of the site's configuration. Throws `UsageError` if its value is invalid. */
export const readVariable = (name: string) => {
  const read = readConfig({ [name]: process.env[name] });
  if (!read.ok) throw new UsageError(read.problems.join(' '));
  return read.config;
};

/** Reads a text in the format of a setting; `name` is that of its option or variable. Throws `UsageError`. */
export const readSetting = <T>(format: ZodType<T>, text: string, name: string): T => {
  const read = format.safeParse(text);
  if (read.success) return read.data;
  throw new UsageError(`${name} ${read.error.issues[0]?.message}.`);
};

export const databaseOption = (): Option =>
  new Option(
    '--db <file or url>',
    'the SQLite file, or postgres://… (default: DATABASE_URL, DATABASE_PATH, then db/bookings.sqlite)',
  ).argParser((text: string) => (isPostgresUrl(text) ? readSetting(databaseUrl, text, '--db') : text));

export const sqliteFileOption = (): Option =>
  new Option('--db <file>', 'the SQLite file (default: DATABASE_PATH, then db/bookings.sqlite)');

export const defaultSqliteFile = (): string => readVariable('DATABASE_PATH').DATABASE_PATH;

export const defaultPostgresUrl = (): string | undefined => {
  const url = process.env['DATABASE_URL']?.trim();
  return url ? readSetting(databaseUrl, url, 'DATABASE_URL') : undefined;
};

export const defaultDatabase = (): string => defaultPostgresUrl() ?? defaultSqliteFile();

/** Returns the site's SQLite file. If the site uses PostgreSQL, throws; `instead` says which program to use. */
export const requireSqliteFile = (instead: string): string => {
  const url = defaultPostgresUrl();
  if (url === undefined) return defaultSqliteFile();
  throw new Error(`The requests are in ${formatPostgresUrl(url)}: ${instead}; --db FILE names a file.`);
};

export const addReadOptions = (command: Command): Command =>
  command
    .option('--identity <file>', 'secret keys of age-keygen that open sealed requests (-: standard input)')
    .addOption(databaseOption());
