import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isText } from '../assetManifest.ts';
import { readAsset } from '../http/readAsset.ts';
import type { Representation } from '../http/representation.ts';
import { indexFolder, readIndex } from './layout.ts';

/** Texts of other releases that are kept in memory: more than two releases have. */
const roomForTexts = 100;

/** Runs `work` for all who ask while it waits to begin: once more after what is under way, which may have looked too early. */
const shareRuns = (work: () => Promise<void>): (() => Promise<void>) => {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last = last.then(() => {
      next = undefined;
      return work();
    });
    return next;
  };
};

/**
 * Finds what the processes of other releases left in a folder, those that start while this one runs included: a page may
 * come from one of them and ask this one for its files.
 */
export const findShared = (folder: string) => {
  const releases = new Map<string, ReadonlySet<string>>();
  const texts = new LRUCache<string, Representation>({ max: roomForTexts });

  const look = shareRuns(async () => {
    const names = await readdir(join(folder, indexFolder)).catch(() => []);
    const found = names.filter((name) => name.endsWith('.json'));
    for (const name of releases.keys()) if (!found.includes(name)) releases.delete(name);
    for (const name of found) {
      if (releases.has(name)) continue;
      // Who cannot read it now looks again when the next asks.
      const urls = await readIndex(folder, name).catch(() => undefined);
      if (urls) releases.set(name, new Set(urls));
    }
  });

  const isKnown = (url: string): boolean => releases.values().some((urls) => urls.has(url));

  return {
    folder,

    /** Whether a release has a file at this URL; of all who ask for what there is not, the disk is asked by one at a time. */
    has: async (url: string): Promise<boolean> => {
      if (!isKnown(url)) await look();
      return isKnown(url);
    },

    /** A text with its compressed forms; `undefined` for all else, and for what has just gone. */
    representation: async (url: string): Promise<Representation | undefined> => {
      const kept = texts.get(url);
      if (kept || !isText(url)) return kept;
      const text = await readAsset(folder, url).catch(() => undefined);
      if (text) texts.set(url, text);
      return text;
    },
  };
};

export type SharedAssets = ReturnType<typeof findShared>;
