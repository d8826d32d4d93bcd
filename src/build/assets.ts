import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { locales } from '../../content/locales.ts';
import { requestKinds } from '../../content/requestFields.ts';
import { copies } from '../../views/copies.ts';
import { formScript } from '../../views/forms/formUrl.ts';
import { emptyFormProps } from '../../views/forms/requestFormProps.ts';
import { bundleClient } from './client.ts';
import { assetRetentionMs } from './manifest.ts';
import { bundleStyles } from './styles.ts';

/** The files of `static/` that are served unchanged. */
const staticFiles = '{fonts,icons,pictures}/**/*.*';

const hashContents = (...contents: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').slice(0, 10);
};

/** The files that share one hash: the pictures of a folder, because their URLs then compress better. */
const hashGroup = (path: string): string => (path.startsWith('pictures/') ? dirname(path) : path);

type Manifest = { urls: Record<string, string>; former?: Record<string, string> };

const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'));
  } catch {
    // There is no build yet, or another process has just replaced it.
    return { urls: {} };
  }
};

/**
 * Copies files that cached pages may refer to from the build in `previous` to `target`: all that were
 * replaced now or less than a day ago. Returns the ISO time of the replacement by URL.
 */
const keepPreviousAssets = async (
  previous: string,
  target: string,
  urls: Record<string, string>,
  now: Date,
): Promise<Record<string, string>> => {
  const manifest = await readManifest(previous);
  const current = new Set(Object.values(urls));
  const replacedNow = Object.values(manifest.urls).map((url) => [url, now.toISOString()] as const);
  const kept: Record<string, string> = {};
  for (const [url, since] of [...Object.entries(manifest.former ?? {}), ...replacedNow]) {
    if (current.has(url) || now.getTime() - Date.parse(since) >= assetRetentionMs) continue;
    try {
      await cp(join(previous, url), join(target, url));
      kept[url] = since;
    } catch {
      // Another process has replaced the previous build meanwhile.
    }
  }
  return kept;
};

/**
 * Writes the files for browsers to `<target>/assets/`, with hashes in their names, and the manifest
 * `<target>/assets.json`, which `readAssets` reads. Keeps replaced files of the build in `previous` for a
 * day. Rejects if a source has an error.
 */
export const buildAssets = async (
  root: string,
  target: string,
  mode: 'production' | 'development' = 'production',
  previous?: string,
): Promise<void> => {
  const urls: Record<string, string> = {};
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  };
  const writeHashed = async (path: string, content: string | Uint8Array, hash = hashContents(content)) => {
    const { dir, name, ext } = parse(path);
    const hashed = `assets/${dir}/${name}.${hash}${ext}`;
    await write(hashed, content);
    urls[path] = `/${hashed}`;
  };

  const { outputFiles, start } = await bundleClient(root, mode);
  for (const { path, contents } of outputFiles) {
    const name = relative(root, path);
    await write(`assets/${name}`, contents);
    urls[name === start ? 'client/start.js' : name] = `/assets/${name}`;
  }

  const paths = await Array.fromAsync(glob(staticFiles, { cwd: join(root, 'static') }));
  for (const group of Map.groupBy(paths.sort(), hashGroup).values()) {
    const files = await Promise.all(
      group.map(async (path) => ({ path, content: await readFile(join(root, 'static', path)) })),
    );
    const hash = hashContents(...files.map(({ content }) => content));
    for (const { path, content } of files) await writeHashed(path, content, hash);
  }

  for (const kind of requestKinds) {
    for (const locale of locales) {
      const props = JSON.stringify(emptyFormProps(kind, copies[locale], locale));
      await writeHashed(formScript(kind, locale), `export default ${props}`);
    }
  }

  const { styles, sheet } = await bundleStyles(root, urls);
  await writeHashed('styles/site.css', sheet);

  const builtAt = new Date();
  const former = previous ? await keepPreviousAssets(previous, target, urls, builtAt) : {};
  await writeFile(join(target, 'assets.json'), JSON.stringify({ builtAt, urls, former, styles }));
};
