import { statSync } from 'node:fs';
import { Command } from 'commander';
import { formatMadrid, zoneCity } from '../../content/hours.ts';
import { newestVersion } from '../../db/migrations.ts';
import { formatPostgresUrl, isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { describePostgres, openExistingPostgres } from '../../db/postgres/openPostgres.ts';
import { othersMask, resolveSymlinks, sideFiles } from '../../db/sqlite/atomicFile.ts';
import { checkSound, readContents, readWithoutWriting } from '../../db/sqlite/inspect.ts';
import { checkSchema, readSchemaVersion } from '../../db/sqlite/schema.ts';
import { withUserErrors } from './database.ts';
import { databaseOption, defaultDatabase } from './options.ts';
import { printTexts, reportLine } from './terminal.ts';

type Description = { version: number; newestVersion: number; requests: number; newest: string | null };

const formatResult = (verdict: string, found: Description): string[] => {
  const { version, newestVersion, requests, newest } = found;
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
    if (mode & othersMask) {
      reportLine(`Others may read or change ${name} (mode ${(mode & 0o777).toString(8)}): chmod 600 it.`);
    }
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
  for (const name of unsafe) {
    reportLine(`${name} is off in this PostgreSQL: a power cut may lose requests.`);
  }
  return formatResult(`${formatPostgresUrl(url)}: all requests can be read`, found);
};

export const checkCommand = (): Command =>
  new Command('check')
    .description('Reads the whole database, or a backup, and says whether it is sound.')
    .addOption(databaseOption())
    .action(async ({ db = defaultDatabase() }: { db?: string }) =>
      printTexts(await (isPostgresUrl(db) ? checkPostgres(db) : checkSqlite(db))),
    );
