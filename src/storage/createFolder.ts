import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getErrorCode } from '../../db/storeErrors.ts';

/** Creates a folder and its missing parents one by one. Node's option `recursive` never returns below /proc. */
export const createFolder = async (folder: string, mode?: number): Promise<void> => {
  if (await stat(folder).catch(() => undefined)) return;
  const parent = dirname(folder);
  if (parent !== folder) await createFolder(parent, mode);
  try {
    await mkdir(folder, mode);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
};
