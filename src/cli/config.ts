import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { replaceDigestSecret, tryPostgres } from '../../db/postgres/openPostgres.ts';
import { checkBeforeOpening } from '../../db/sqlite/fileHeader.ts';
import { openWithoutWriting } from '../../db/sqlite/inspect.ts';
import { checkSchema } from '../../db/sqlite/schema.ts';
import { getErrorMessage } from '../../db/storeErrors.ts';
import { type Config, describeConfig, findConfigWarnings, readConfig } from '../config.ts';
import { withUserErrors } from './database.ts';
import { type ChangeOptions, requireYes, UsageError } from './options.ts';
import { escapeForTerminal, padToWidth, printTexts, reportLine } from './terminal.ts';

type Options = ChangeOptions & { check?: boolean; newDigestSecret?: boolean };

/** Throws if this user can neither write to a folder nor create it. */
const checkFolder = (folder: string): void => {
  if (existsSync(folder)) accessSync(join(folder, '/'), constants.W_OK | constants.X_OK);
  else checkFolder(dirname(folder));
};

const checkSqlite = (path: string): void => {
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
      : withUserErrors(path, 'changed', () => checkSqlite(path)),
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
