import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { bundleClient } from './client.ts';
import { keepFormer } from './keepFormer.ts';
import { bundleStyles } from './styles.ts';

/** The files of `static/` that are served as they are. */
const served = '{fonts,icons,pictures}/**/*.*';

const hashOf = (...contents: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').slice(0, 10);
};

/**
 * The files of a picture in all its widths and formats are a set with one hash, any other file is one by itself: a page
 * names a picture eight times, and a hash does not compress.
 */
const setOf = (path: string): string => path.replace(/^(pictures\/.*)-\d+\.\w+$/, '$1');

/**
 * Writes what browsers load to `<target>/assets/`, each file with a hash of its content in its name, and
 * `<target>/assets.json`, which gives the URL of each by its plain path, the URLs of the script's chunks, the styles that
 * pages carry themselves, and the time of the build. Of the build in `last` it keeps what pages in caches may still ask for.
 */
export const collectAssets = async (
  root: string,
  target: string,
  mode: 'production' | 'development' = 'production',
  last?: string,
): Promise<void> => {
  const urls: Record<string, string> = {};
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  };
  const writeHashed = async (path: string, content: string | Uint8Array, hash = hashOf(content)) => {
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
  const paths: string[] = [];
  for await (const path of glob(served, { cwd: join(root, 'static') })) paths.push(path);
  for (const set of Map.groupBy(paths.sort(), setOf).values()) {
    const files = await Promise.all(
      set.map(async (path) => ({ path, content: await readFile(join(root, 'static', path)) })),
    );
    const hash = hashOf(...files.map(({ content }) => content));
    for (const { path, content } of files) await writeHashed(path, content, hash);
  }
  const { styles, sheet } = await bundleStyles(root, urls);
  await writeHashed('styles/site.css', sheet);
  const builtAt = new Date();
  const former = last ? await keepFormer(last, target, urls, builtAt) : {};
  await writeFile(join(target, 'assets.json'), JSON.stringify({ builtAt, urls, former, styles }));
};
