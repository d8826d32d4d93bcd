import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Where a file is, or would be made, without symbolic links: SQLite keeps its log beside the file itself, not beside a
 * link to it. Throws where the folder is missing.
 */
export const realPathOf = (path: string): string => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return realPathOf(resolve(dirname(path), readlinkSync(path)));
  }
  return join(realpathSync(dirname(path)), basename(path));
};
