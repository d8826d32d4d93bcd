import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { connectPostgres } from '../../db/postgres/connectPostgres.ts';
import { openUntouched } from '../../db/sqlite/inspect.ts';
import { checkBeforeOpening } from '../../db/sqlite/openDatabase.ts';
import { messageOf } from '../../db/storeErrors.ts';
import { type Config, configWarnings, describeConfig, readConfig } from '../config.ts';
import { explaining } from './database.ts';
import { escapeForTerminal, pad, print, report } from './terminal.ts';

/** Throws if this user can neither write to a folder nor create it. */
const checkFolder = (folder: string): void => {
  const nearest = existsSync(folder) ? folder : dirname(folder);
  if (nearest !== folder) checkFolder(nearest);
  else if (statSync(folder).isDirectory()) accessSync(folder, constants.W_OK | constants.X_OK);
  else throw new Error(`${folder} is not a folder.`);
};

const checkSqlite = (path: string): void => {
  const isThere = checkBeforeOpening(path);
  const file = isThere ? realpathSync(path) : path;
  checkFolder(dirname(file));
  if (!isThere) return;
  accessSync(file, constants.W_OK);
  // The site also starts with an empty file.
  if (statSync(file).size > 0) openUntouched(file).close();
};

const checkPostgres = async (url: string): Promise<void> => {
  const db = await connectPostgres(url);
  await db.rows('SELECT 1').finally(db.close);
};

const checkMail = async (url: string): Promise<void> => {
  const { verifyLogin } = await import('../notify/mailChannel.ts');
  await verifyLogin(url).catch((error) => {
    throw new Error(`SMTP_URL: the login fails (${error.code}).`);
  });
};

const loopback = /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/i;

const checkOrigin = ({ SITE_ORIGIN: origin = '', HOST, TRUST_PROXY }: Config): void => {
  if (origin.startsWith('http:') && !loopback.test(new URL(origin).hostname))
    throw new Error(`SITE_ORIGIN is ${origin}, but visitors need https.`);
  if (origin.startsWith('https:') && loopback.test(HOST) && !TRUST_PROXY)
    throw new Error(
      `SITE_ORIGIN is https and HOST is ${HOST}, so a proxy serves visitors: set TRUST_PROXY, otherwise all visitors share one limit.`,
    );
};

/** Tries the settings without creating, migrating or sending anything. Returns the problems. */
const checkConfig = async (config: Config): Promise<string[]> => {
  const { DATABASE_URL: url, DATABASE_PATH: path, SMTP_URL: mail, BACKUP_DIR: backups } = config;
  const checks = [
    () =>
      url
        ? explaining(url, 'read', () => checkPostgres(url))
        : explaining(path, 'changed', () => checkSqlite(path)),
    () => mail && checkMail(mail),
    () => backups && explaining(backups, 'changed', () => checkFolder(backups)),
    () => checkOrigin(config),
  ];
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  return results.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
};

export const configCommand = (): Command =>
  new Command('config')
    .description('Prints each setting and whether it is set, with passwords hidden.')
    .option('--check', 'try database, mail login, backup folder and origin; change and send nothing')
    .action(async ({ check = false }: { check?: boolean }) => {
      const { env } = process;
      await print(
        describeConfig(env).map(
          ({ name, state, value }) =>
            `${pad(name, 23)}  ${pad(state, 7)}  ${escapeForTerminal(value) || '–'}\n`,
        ),
      );
      const read = readConfig(env);
      if (!read.ok) throw new Error(read.problems.join('\n'));
      for (const { variables, warning } of configWarnings(read.config, env))
        report(`${variables.join(', ')}: ${warning}`);
      if (!check) return;
      const problems = await checkConfig(read.config);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      report('No problem was found.');
    });
