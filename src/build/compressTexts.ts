import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compressedFiles, isText } from '../assetManifest.ts';

const compress = {
  br: promisify(brotliCompress),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes the compressed forms of the texts at `urls` beside the assets of the build in `target`. Names change with their
 * content, so that those that the build in `last` has are copied.
 */
export const compressTexts = async (
  target: string,
  urls: readonly string[],
  last?: string,
): Promise<void> => {
  const one = async (url: string, encoding: keyof typeof compress): Promise<void> => {
    const file = compressedFiles(url)[encoding];
    const to = join(target, file);
    await mkdir(dirname(to), { recursive: true });
    try {
      if (!last) throw new Error('There is no build yet');
      await copyFile(join(last, file), to);
    } catch {
      await writeFile(to, await compress[encoding](await readFile(join(target, url))));
    }
  };
  await Promise.all(urls.filter(isText).flatMap((url) => [one(url, 'br'), one(url, 'gzip')]));
};
