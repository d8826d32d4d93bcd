import { copiesBeside, filesInFolder } from '../../db/heldCopies.ts';
import { readConfig } from '../config.ts';
import { countText } from './countText.ts';

/** The folder of the site's own copies, as its own configuration says. */
const backupFolder = (): string | undefined => {
  const read = readConfig({ BACKUP_DIR: process.env['BACKUP_DIR'] });
  return read.ok ? read.config.BACKUP_DIR : undefined;
};

const list = (folder: string, database: string): string[] => {
  try {
    return filesInFolder(folder, database);
  } catch (error) {
    process.stderr.write(`${folder} cannot be read: ${error instanceof Error ? error.message : error}\n`);
    return [];
  }
};

/**
 * Which copies still hold some of the requests that are counted, a line for each: those in the folder of copies, and what an
 * upgrade or a restore left beside the database. Where the folder is not known, that is told on standard error.
 */
export const tellCopies = (
  database: string,
  count: (file: string) => number | null,
  folder = backupFolder(),
): string[] => {
  const files = [...copiesBeside(database), ...(folder === undefined ? [] : list(folder, database))];
  const held = files.map((file) => ({ file, count: count(file) }));
  const lines = held.flatMap(({ file, count }) =>
    count ? [`still in ${file}: ${countText(count, 'request')}\n`] : [],
  );
  if (folder === undefined) {
    process.stderr.write('Copies elsewhere were not looked at: --backups names their folder.\n');
  } else if (lines.length === 0) {
    process.stderr.write(`No copy in ${folder} or beside the database holds them.\n`);
  }
  for (const { file } of held.filter(({ count }) => count === null)) {
    process.stderr.write(`Not looked into, as it is no sound copy: ${file}\n`);
  }
  return lines;
};
