import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Assets, keptMs } from '../assetManifest.ts';
import { filesOf, indexFolder, readIndex } from './layout.ts';

/** What a release is known by: the files that it has. */
const indexName = (urls: readonly string[]): string =>
  `${createHash('sha256').update(urls.join('\n')).digest('hex').slice(0, 16)}.json`;

/** Makes a file that is whole as soon as it is there, whoever reads meanwhile and whatever becomes of this process. */
const putWhole = async (file: string, make: (path: string) => Promise<void>): Promise<void> => {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await make(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

const sizeOf = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.size;

/** Names change with their content: a file that is there and as long is the same. */
const copyMissing = async (from: string, to: string): Promise<void> => {
  const [there, here] = await Promise.all([sizeOf(to), sizeOf(from)]);
  // A later build may have taken the place of the one that was started from.
  if (there !== undefined && (here === undefined || there === here)) return;
  await putWhole(to, (path) => copyFile(from, path));
};

/** Removes the files of releases of which no process has been seen for a day; what no release has left stays untouched. */
const clear = async (folder: string, now: number): Promise<void> => {
  const indexes = join(folder, indexFolder);
  const names = (await readdir(indexes)).filter((name) => name.endsWith('.json'));
  const releases = await Promise.all(
    names.map(async (name) => ({
      name,
      urls: await readIndex(folder, name),
      seen: (await stat(join(indexes, name)).catch(() => undefined))?.mtimeMs ?? now,
    })),
  );
  const isGone = ({ seen }: { seen: number }): boolean => now - seen >= keptMs;
  const present = new Set(releases.filter((release) => !isGone(release)).flatMap(({ urls }) => urls));
  for (const { name, urls } of releases.filter(isGone)) {
    for (const file of urls.filter((url) => !present.has(url)).flatMap(filesOf))
      await rm(join(folder, file), { force: true });
    await rm(join(indexes, name), { force: true });
  }
};

/**
 * Leaves the files of a release in a folder for the processes of others, and says that it is in use: an index of its URLs
 * in `releases/`, whose time is when a process of it was last seen. Then clears up after those that are long gone.
 */
export const leaveAssets = async (
  folder: string,
  { dist, manifest }: Pick<Assets, 'dist' | 'manifest'>,
  now = Date.now(),
): Promise<void> => {
  const urls = [...new Set(Object.values(manifest))].sort();
  // First of all, so that who clears up meanwhile lets its files be.
  await putWhole(join(folder, indexFolder, indexName(urls)), (path) => writeFile(path, JSON.stringify(urls)));
  // As many at once as the system's threads take.
  await Promise.all(
    urls.flatMap(filesOf).map((file) => copyMissing(fileURLToPath(new URL(file, dist)), join(folder, file))),
  );
  await clear(folder, now);
};
