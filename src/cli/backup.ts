import { Command, Option } from 'commander';
import { NotWritten } from '../../db/atomicFile.ts';
import { backUp } from '../../db/backUp.ts';
import { openUntouched } from '../../db/inspect.ts';
import { countText } from './countText.ts';
import { fileOption, ownFile } from './database.ts';
import { explainFailure } from './openBookings.ts';
import { print } from './print.ts';

type Options = { db?: string; yes?: boolean; dryRun?: boolean };

const copyInto = async (target: string, path: string, options: Options) => {
  try {
    const source = openUntouched(path);
    try {
      return await backUp(source, target, { replace: options.yes ?? false, dryRun: options.dryRun ?? false });
    } finally {
      source.close();
    }
  } catch (error) {
    throw error instanceof NotWritten ? error : explainFailure(error, path, 'read');
  }
};

/** `bookings backup`. */
export const backupCommand = (): Command =>
  new Command('backup')
    .description('Copies all requests into a file, checked, while the site runs.')
    .argument('<file>', 'the copy to make')
    .addOption(new Option('--yes', 'replace the file if it is there'))
    .addOption(new Option('--dry-run', 'do everything but put the copy in its place'))
    .addOption(fileOption())
    .action(async (target: string, options: Options) => {
      const { file, requests, bytes } = await copyInto(
        target,
        options.db ?? ownFile('pg_dump --format=custom --file=… copies them'),
        options,
      );
      if (options.dryRun) process.stderr.write('Nothing was written (--dry-run).\n');
      await print([`${file}: ${countText(requests, 'request')}, ${countText(bytes, 'byte')}\n`]);
    });
