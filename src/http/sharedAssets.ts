import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type Assets, assetRetentionMs } from '../build/manifest.ts';
import { errorForLog } from '../log.ts';

/** How often a process renews the times of its files. */
const shareMs = 3_600_000;

/** Matches files of builds by the hash in their names, including compressed and unfinished files. */
const builtFile =
  /\.([A-Z0-9]{8}|[\w-]{10})\.(avif|css|ico|jpg|js|png|svg|woff2)(\.br|\.gz)?(\.[0-9a-f-]{36})?$/;

/** Writes a file under a temporary name and renames it, so that nobody reads an incomplete file. */
const putFile = async (file: string, write: (temporary: string) => Promise<void>): Promise<void> => {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await write(temporary);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
};

/** The size and age of a file; `undefined` if it is missing. */
const statOf = (file: string) => stat(file).catch(() => undefined);

/** Copies a file that is missing or was cut short, and renews its time. Equal names mean equal content. */
const shareFile = async (from: string, to: string, now: Date): Promise<void> => {
  const [own, shared] = await Promise.all([statOf(from), statOf(to)]);
  // A later build may have replaced this release's own file.
  if (shared === undefined || (own && own.size !== shared.size))
    await putFile(to, (temporary) => copyFile(from, temporary));
  await utimes(to, now, now);
};

/**
 * Works with the previous release while both run: it looks for files in the index of a release, and renews
 * the time of its index, not of its files. The next release drops this function and the folder `compressed`.
 */
const supportPreviousRelease = async (folder: string, urls: readonly string[], now: Date): Promise<void> => {
  const indexes = join(folder, 'releases');
  const name = createHash('sha256').update(urls.join('\n')).digest('hex').slice(0, 16);
  await putFile(join(indexes, `${name}.json`), (temporary) => writeFile(temporary, JSON.stringify(urls)));
  for (const entry of await readdir(indexes)) {
    const index = join(indexes, entry);
    const found = entry.endsWith('.json') ? await statOf(index) : undefined;
    if (!found) continue;
    if (now.getTime() - found.mtimeMs >= assetRetentionMs) await rm(index, { force: true });
    else
      for (const url of JSON.parse(await readFile(index, 'utf8')) as string[])
        await utimes(join(folder, url), now, now).catch(() => {});
  }
};

/** Removes files of builds that no process has renewed for a day, and leaves all other files alone. */
const removeOld = async (folder: string, now: Date): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !builtFile.test(entry.name)) continue;
    const found = await statOf(file);
    if (found && now.getTime() - found.mtimeMs >= assetRetentionMs) await rm(file, { force: true });
  }
};

type SharedAssetsOptions = Pick<Assets, 'dist' | 'manifest'> & {
  /** ASSETS_DIR, which all releases of a machine share. */
  folder: string;
  log: Logger;
};

/** Copies the files of this release into the shared folder, and removes old files of other releases. */
export const shareOnce = async (
  { folder, dist, manifest }: Omit<SharedAssetsOptions, 'log'>,
  now = new Date(),
): Promise<void> => {
  const urls = [...new Set(Object.values(manifest))].sort();
  await supportPreviousRelease(folder, urls, now);
  await Promise.all(
    urls.map((url) => shareFile(fileURLToPath(new URL(`.${url}`, dist)), join(folder, url), now)),
  );
  for (const name of ['assets', 'compressed']) await removeOld(join(folder, name), now);
};

/**
 * Shares the assets of this release at the start and every hour. A failure is only logged, because the site
 * has its own files. Resolves with the folder to serve at `/assets`, which holds the files of all releases of
 * the last day.
 */
export const shareAssets = async ({
  log,
  ...options
}: SharedAssetsOptions): Promise<{ folder: string; stop: () => void }> => {
  const { folder } = options;
  const share = async (): Promise<void> => {
    try {
      await shareOnce(options);
    } catch (error) {
      log.error({ folder, error: errorForLog(error) }, 'sharing assets failed');
    }
  };
  await share();
  const timer = setInterval(share, shareMs).unref();
  return { folder: join(folder, 'assets'), stop: () => clearInterval(timer) };
};
