import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedFiles, contentTypeOf, isText } from '../assetManifest.ts';
import { caching } from './caching.ts';
import { keepBuilt, type Representation } from './representation.ts';

/** Reads the asset at a URL from a folder that is laid out as a build is. Rejects where a file of it cannot be read. */
export const readAsset = async (folder: string, url: string): Promise<Representation> => {
  const read = (file: string): Promise<Buffer> => readFile(join(folder, file));
  const about = { contentType: contentTypeOf(url), cacheControl: caching.asset };
  if (!isText(url)) return keepBuilt(await read(url), undefined, about);
  const files = compressedFiles(url);
  const [body, br, gzip] = await Promise.all([read(url), read(files.br), read(files.gzip)]);
  return keepBuilt(body, { br, gzip }, about);
};
