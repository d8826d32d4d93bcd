/** The commands that look for problems: `check` in the database, `config` in the settings. */
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { formatMadrid, zoneCity } from '../../content/hours.ts';
import { newestVersion } from '../../db/migrations.ts';
import { formatPostgresUrl, isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import {
  describePostgres,
  openExistingPostgres,
  replaceDigestSecret,
  tryPostgres,
} from '../../db/postgres/openPostgres.ts';
import { othersMask, resolveSymlinks, sideFiles } from '../../db/sqlite/atomicFile.ts';
import { checkBeforeOpening } from '../../db/sqlite/fileHeader.ts';
import { checkSound, openWithoutWriting, readContents, readWithoutWriting } from '../../db/sqlite/inspect.ts';
import { checkSchema, readSchemaVersion } from '../../db/sqlite/schema.ts';
import { getErrorMessage } from '../../db/storeErrors.ts';
import { type Config, describeConfig, findConfigWarnings, readConfig } from '../config.ts';
import { withUserErrors } from './database.ts';
import { type ChangeOptions, databaseOption, defaultDatabase, requireYes, UsageError } from './options.ts';
import { escapeForTerminal, padToWidth, printTexts, reportLine } from './terminal.ts';

type Description = { version: number; newestVersion: number; requests: number; newest: string | null };

const formatResult = (verdict: string, { version, newestVersion, requests, newest }: Description) => {
  const upgrade = `which the site brings up to ${newestVersion} at its next start`;
  return [
    `${verdict}\n`,
    `version   ${version}, ${version < newestVersion ? upgrade : 'the newest'}\n`,
    `requests  ${requests}\n`,
    `newest    ${newest === null ? '–' : `${formatMadrid(newest)} (${zoneCity})`}\n`,
  ];
};

const checkSqlite = async (path: string): Promise<string[]> => {
  const found = await withUserErrors(path, 'read', () =>
    readWithoutWriting(path, (db) => {
      checkSound(db);
      checkSchema(db);
      const { ids, newest } = readContents(db);
      const version = readSchemaVersion(db);
      return { version, newestVersion: newestVersion('sqlite'), requests: ids.size, newest };
    }),
  );
  const file = resolveSymlinks(path);
  for (const name of ['', ...sideFiles].map((ending) => file + ending)) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & othersMask)
      reportLine(`Others may read or change ${name} (mode ${(mode & 0o777).toString(8)}): chmod 600 it.`);
  }
  return formatResult(`${file}: sound`, found);
};

const checkPostgres = async (url: string): Promise<string[]> => {
  const { unsafe, ...found } = await withUserErrors(url, 'read', async () => {
    const db = await openExistingPostgres(url);
    try {
      return await describePostgres(db);
    } finally {
      await db.close();
    }
  });
  for (const name of unsafe) reportLine(`${name} is off in this PostgreSQL: a power cut may lose requests.`);
  return formatResult(`${formatPostgresUrl(url)}: all requests can be read`, found);
};

export const checkCommand = (): Command =>
  new Command('check')
    .description('Reads the whole database, or a backup, and says whether it is sound.')
    .addOption(databaseOption())
    .action(async ({ db = defaultDatabase() }: { db?: string }) =>
      printTexts(await (isPostgresUrl(db) ? checkPostgres(db) : checkSqlite(db))),
    );

type Options = ChangeOptions & { check?: boolean; newDigestSecret?: boolean };

/** Throws if this user can neither write to a folder nor create it. */
const checkFolder = (folder: string): void => {
  if (existsSync(folder)) accessSync(join(folder, '/'), constants.W_OK | constants.X_OK);
  else checkFolder(dirname(folder));
};

const checkSqliteSetting = (path: string): void => {
  const isThere = checkBeforeOpening(path);
  checkFolder(dirname(isThere ? realpathSync(path) : path));
  if (!isThere) return;
  accessSync(path, constants.W_OK);
  openWithoutWriting(path, checkSchema).close();
};

const checkKeyFile = (path: string): void =>
  existsSync(path) ? accessSync(path, constants.R_OK) : checkFolder(dirname(path));

const loopback = /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/i;

const checkOrigin = async ({ SITE_ORIGIN: origin, HOST, TRUST_PROXY }: Config): Promise<void> => {
  const { protocol, hostname } = new URL(origin ?? 'http://localhost');
  if (protocol === 'http:' && !loopback.test(hostname))
    throw new Error(`SITE_ORIGIN: visitors need https, not ${origin}.`);
  if (protocol === 'https:' && loopback.test(HOST) && !TRUST_PROXY)
    throw new Error(
      'TRUST_PROXY is not set, so all visitors behind the proxy on this machine share one limit.',
    );
};

const findProblems = async (config: Config): Promise<string[]> => {
  const { DATABASE_URL: url, DIGEST_SECRET: secret, DATABASE_PATH: path } = config;
  const { SMTP_URL: smtpUrl, DIGEST_KEY_FILE: key } = config;
  const folders = [config.BACKUP_DIR, config.ASSETS_DIR].filter((folder) => folder !== undefined);
  const results = await Promise.allSettled([
    url && secret
      ? withUserErrors(url, 'read', () => tryPostgres(url, secret))
      : withUserErrors(path, 'changed', () => checkSqliteSetting(path)),
    smtpUrl && import('../notify/mailChannel.ts').then(({ verifyLogin }) => verifyLogin(smtpUrl)),
    !url && withUserErrors(key, 'read', () => checkKeyFile(key)),
    ...folders.map((folder) => withUserErrors(folder, 'changed', () => checkFolder(folder))),
    checkOrigin(config),
  ]);
  return results.flatMap((result) => (result.status === 'rejected' ? [getErrorMessage(result.reason)] : []));
};

const replaceSecret = async (config: Config, options: Options): Promise<void> => {
  const { DATABASE_URL: url, DIGEST_SECRET: secret } = config;
  if (!url || !secret) throw new UsageError('--new-digest-secret needs DATABASE_URL and DIGEST_SECRET.');
  requireYes(options, '--new-digest-secret changes PostgreSQL: stop all processes, and add --yes.');
  await withUserErrors(url, 'changed', () => replaceDigestSecret(url, secret));
  reportLine('All processes must now have this DIGEST_SECRET.');
};

const formatSetting = ({ name, state, value }: ReturnType<typeof describeConfig>[number]): string =>
  `${padToWidth(name, 23)}  ${padToWidth(state, 7)}  ${escapeForTerminal(value) || '–'}\n`;

export const configCommand = (): Command =>
  new Command('config')
    .description('Prints each setting and whether it is set. Passwords are hidden.')
    .option('--check', 'try database, digest key, mail login, folders and origin; change and send nothing')
    .option('--new-digest-secret', 'make DIGEST_SECRET that of all processes, which must be stopped')
    .option('--yes', 'do it')
    .action(async (options: Options) => {
      const { check, newDigestSecret } = options;
      if (!newDigestSecret) await printTexts(describeConfig(process.env).map(formatSetting));
      const read = readConfig(process.env);
      if (!read.ok) throw new Error(read.problems.join('\n'));
      const { config } = read;
      if (newDigestSecret) return replaceSecret(config, options);
      for (const { variables, warning } of findConfigWarnings(config, process.env))
        reportLine(`${variables.join(', ')}: ${warning}`);
      const problems = check ? await findProblems(config) : [];
      if (problems.length > 0) throw new Error(problems.join('\n'));
      if (check) reportLine('No problem was found.');
    });
