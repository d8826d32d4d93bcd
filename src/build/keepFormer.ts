import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptMs } from './manifest.ts';

type Manifest = { urls: Record<string, string>; former: Record<string, string> };

const readManifest = async (folder: string): Promise<Manifest | null> => {
  try {
    return JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'));
  } catch {
    // There is no build yet, or another start has just moved it away.
    return null;
  }
};

/**
 * Copies into the build in `target`, whose own files are `urls`, what the build in `last` has besides: the files that `now`
 * replaces, and those replaced less than a day ago. Gives back their URLs, each with the ISO time since when it is out of use.
 */
export const keepFormer = async (
  last: string,
  target: string,
  urls: Record<string, string>,
  now: Date,
): Promise<Record<string, string>> => {
  const manifest = await readManifest(last);
  if (!manifest) return {};
  const present = new Set(Object.values(urls));
  const replacedNow = Object.values(manifest.urls).map((url) => [url, now.toISOString()] as const);
  const kept: Record<string, string> = {};
  for (const [url, since] of [...Object.entries(manifest.former ?? {}), ...replacedNow]) {
    if (present.has(url) || now.getTime() - Date.parse(since) >= keptMs) continue;
    try {
      await cp(join(last, url), join(target, url));
      kept[url] = since;
    } catch {
      // Another start has moved the build away meanwhile.
    }
  }
  return kept;
};
