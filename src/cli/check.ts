import { statSync } from 'node:fs';
import { Command } from 'commander';
import { realPathOf, sideFiles } from '../../db/atomicFile.ts';
import { checkSound, describe, openUntouched } from '../../db/inspect.ts';
import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { checkPostgres } from './checkPostgres.ts';
import { checkText } from './checkText.ts';
import { databaseOption, defaultDatabase } from './database.ts';
import { explainFailure } from './openBookings.ts';
import { print } from './print.ts';

/** Bits of a mode that let others than the owner in. */
const othersMay = 0o077;

const inspect = (path: string) => {
  try {
    const db = openUntouched(path);
    try {
      checkSound(db);
      return describe(db);
    } finally {
      db.close();
    }
  } catch (error) {
    throw explainFailure(error, path, 'read');
  }
};

/** `bookings check`. */
export const checkCommand = (): Command =>
  new Command('check')
    .description('Reads the whole database, or a backup, and says whether it is sound.')
    .addOption(databaseOption())
    .action(async ({ db: path = defaultDatabase() }: { db?: string }) => {
      if (isPostgresUrl(path)) return checkPostgres(path);
      const found = inspect(path);
      const place = realPathOf(path);
      for (const name of ['', ...sideFiles].map((ending) => place + ending)) {
        const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
        if (mode & othersMay) {
          process.stderr.write(
            `Others may read or change ${name} (mode ${(mode & 0o777).toString(8)}): chmod 600 it.\n`,
          );
        }
      }
      await print(checkText(`${place}: sound`, found));
    });
