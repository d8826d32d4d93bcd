import { constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { getErrorCode, getErrorMessage } from '../storeErrors.ts';
import { describeFileErrorCode, isAccessible, sideFiles } from './atomicFile.ts';

const accessCodes = /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM)\w*)$/;

const { R_OK, W_OK, X_OK } = constants;

/** Finds the first folder or file that this process may not use. SQLite creates its log in the folder. */
const findObstacle = (file: string): string | undefined => {
  const folder = dirname(file);
  const parents = [folder];
  while (parents[0] !== '/') parents.unshift(dirname(parents[0] ?? '/'));
  const needed = [
    ...parents.map((parent) => [parent, X_OK] as const),
    ...['', ...sideFiles].map((ending) => [file + ending, R_OK | W_OK] as const),
    [folder, W_OK] as const,
  ];
  return needed.find(([path, mode]) => existsSync(path) && !isAccessible(path, mode))?.[0];
};

/** Explains why a database cannot be opened, read or changed. Returns a clause for the operator. */
export const describeOpeningError = (error: unknown, path: string): string => {
  const code = getErrorCode(error);
  const obstacle = accessCodes.test(code) ? findObstacle(resolve(path)) : undefined;
  if (obstacle !== undefined) {
    const { uid, mode } = statSync(obstacle);
    const owner = `user ${uid} (mode ${(mode & 0o777).toString(8)})`;
    return `${obstacle} belongs to ${owner}, and this is user ${process.getuid?.()}`;
  }
  const reason = describeFileErrorCode(code);
  return reason === undefined ? getErrorMessage(error) : `${reason} (${code})`;
};
