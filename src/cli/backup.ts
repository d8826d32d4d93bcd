import { Command } from 'commander';
import { backUp } from '../../db/sqlite/backUp.ts';
import { openWithoutWriting } from '../../db/sqlite/inspect.ts';
import { withUserErrors } from './database.ts';
import { type ChangeOptions, jsonOption, requireSqliteFile, sqliteFileOption } from './options.ts';
import { countText, printTexts, reportLine } from './terminal.ts';

const backUpFile = (path: string, target: string, { yes = false, dryRun = false }: ChangeOptions) =>
  withUserErrors(path, 'read', async () => {
    const source = openWithoutWriting(path);
    try {
      return await backUp(source, target, { replace: yes, dryRun });
    } finally {
      source.close();
    }
  });

export const backupCommand = (): Command =>
  new Command('backup')
    .description('Copies all requests into a file and checks the copy. The site may run.')
    .argument('<file>', 'the copy to make')
    .option('--yes', 'replace an existing file')
    .option('--dry-run', 'make and check the copy, but do not keep it')
    .addOption(sqliteFileOption())
    .addOption(jsonOption())
    .action(async (target: string, options: ChangeOptions & { json?: true }) => {
      const path = options.db ?? requireSqliteFile('pg_dump --format=custom --file=… copies them');
      const { file, requests, bytes } = await backUpFile(path, target, options);
      if (options.dryRun) reportLine('Nothing was written (--dry-run).');
      const line = `${file}: ${countText(requests, 'request')}, ${countText(bytes, 'byte')}`;
      await printTexts([`${options.json ? JSON.stringify({ requests }) : line}\n`]);
    });
