import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf, messageOf } from '../storeErrors.ts';
import { reasonOf, sideFiles } from './atomicFile.ts';

const accessCodes = /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM)\w*)$/;

const { R_OK, W_OK, X_OK } = constants;

/** Whether this process may use a file. A missing file is no obstacle. */
const isUsable = (file: string, mode: number): boolean => {
  try {
    accessSync(file, mode);
    return true;
  } catch (error) {
    return codeOf(error) === 'ENOENT';
  }
};

/** A folder or file that this process may not use. SQLite makes its log in the folder. */
const obstacleTo = (file: string): string | undefined => {
  const folders = [dirname(file)];
  while (folders[0] !== '/') folders.unshift(dirname(folders[0] ?? '/'));
  return (
    folders.find((folder) => !isUsable(folder, X_OK)) ??
    ['', ...sideFiles].map((ending) => file + ending).find((name) => !isUsable(name, R_OK | W_OK)) ??
    folders.slice(-1).find((folder) => !isUsable(folder, W_OK))
  );
};

/** Why a database cannot be opened, read or changed, as a clause for an operator. */
export const explainOpening = (error: unknown, path: string): string => {
  const code = codeOf(error);
  const obstacle = accessCodes.test(code) ? obstacleTo(resolve(path)) : undefined;
  if (obstacle !== undefined) {
    const { uid, mode } = statSync(obstacle);
    const owner = `user ${uid} (mode ${(mode & 0o777).toString(8)})`;
    return `${obstacle} belongs to ${owner}, and this is user ${process.getuid?.()}`;
  }
  const reason = reasonOf(code);
  return reason === undefined ? messageOf(error) : `${reason} (${code})`;
};
