import { randomUUID } from 'node:crypto';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { type Assets, assetRetentionMs } from '../build/manifest.ts';
import { describeError } from '../log.ts';
import { createFolder } from '../storage/createFolder.ts';

/** The interval of sharing. It is much shorter than `assetRetentionMs`, so that files in use stay. */
const shareEveryMs = 3_600_000;

/** Matches files of builds by the hash in their names, including unfinished files. */
const builtFile = /\.([A-Z0-9]{8}|[\w-]{10})\.(avif|css|ico|jpg|js|png|svg|woff2)(\.[0-9a-f-]{36})?$/;

const tryStat = (file: string | URL) => stat(file).catch(() => undefined);

/** Copies a file that is missing or was cut short, and renews its time. Equal names mean equal content. */
const shareFile = async (from: URL, to: string, now: Date): Promise<void> => {
  const [own, shared] = await Promise.all([tryStat(from), tryStat(to)]);
  // A later build may have replaced this release's own file.
  if (shared === undefined || (own && own.size !== shared.size)) {
    await createFolder(dirname(to));
    // Rename the complete file, so that no process reads an incomplete file.
    const temporary = `${to}.${randomUUID()}`;
    await copyFile(from, temporary);
    await rename(temporary, to);
  }
  await utimes(to, now, now);
};

/** Removes files of builds that no process has renewed for a day, and leaves all other files alone. */
const removeOld = async (folder: string, now: Date): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !builtFile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const found = await tryStat(file);
    if (found && now.getTime() - found.mtimeMs >= assetRetentionMs) await rm(file, { force: true });
  }
};

type SharedAssetsOptions = Pick<Assets, 'dist' | 'manifest'> & {
  /** ASSETS_DIR, which all releases of a machine share. */
  folder: string;
  log: Logger;
};

/**
 * Copies the assets of this release into the shared folder, and removes old files of other releases: at the start and
 * every hour. A failure is only logged, because the site has its own files. Resolves with the folder to serve at
 * `/assets`, which holds the files of all releases of the last day.
 */
export const shareAssets = async ({ folder, dist, manifest, log }: SharedAssetsOptions) => {
  const assets = join(folder, 'assets');
  const share = async (): Promise<void> => {
    const now = new Date();
    try {
      const urls = [...new Set(Object.values(manifest))];
      await Promise.all(urls.map((url) => shareFile(new URL(`.${url}`, dist), join(folder, url), now)));
      await removeOld(assets, now);
    } catch (error) {
      log.error({ folder, error: describeError(error) }, 'sharing assets failed');
    }
  };
  await share();
  const timer = setInterval(share, shareEveryMs).unref();
  return { folder: assets, stop: () => clearInterval(timer) };
};
