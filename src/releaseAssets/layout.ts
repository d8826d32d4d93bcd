import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedFiles, isText } from '../assetManifest.ts';

/** Where the folder has an index for each release: a JSON array of URLs. */
export const indexFolder = 'releases';

/** The files of the asset at a URL, as the build lays them out: itself, and its compressed forms if it is a text. */
export const filesOf = (url: string): string[] => [
  `.${url}`,
  ...(isText(url) ? Object.values(compressedFiles(url)) : []),
];

/** The URLs in an index; none where it has just gone. Rejects where it cannot be read, which does not say that it is empty. */
export const readIndex = async (folder: string, name: string): Promise<readonly string[]> => {
  try {
    return JSON.parse(await readFile(join(folder, indexFolder, name), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};
