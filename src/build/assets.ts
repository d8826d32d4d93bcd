import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleClient, bundleStyles } from './bundles.ts';

/** The files of `static/` that are served unchanged. */
const staticFiles = '{fonts,icons,pictures}/**/*.*';

/** Pictures and fonts are compressed already. */
const compressible = ['.css', '.js', '.svg'];

/** Assets of the former build are kept for a week, because pages that are open or in a cache refer to them. */
const keptMs = 7 * 24 * 60 * 60_000;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const hashOf = (...contents: Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').slice(0, 10);
};

/** Writes a whole file or, for example on a full disk, none. */
const writeWhole = async (file: string, content: Uint8Array): Promise<void> => {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
};

/** Writes a file and its compressed forms. */
const writeFiles = async (file: string, content: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  if (compressible.includes(parse(file).ext)) {
    const gzipOptions = { level: constants.Z_BEST_COMPRESSION };
    await writeWhole(`${file}.br`, await promisify(brotliCompress)(content, brotliOptions));
    await writeWhole(`${file}.gz`, await promisify(gzip)(content, gzipOptions));
  }
  await writeWhole(file, content);
};

/** Lets an asset and its compressed forms live for a week from now. */
const keepAsset = async (file: string): Promise<void> => {
  const now = new Date();
  const files = [file, `${file}.br`, `${file}.gz`].filter((each) => existsSync(each));
  await Promise.all(files.map((each) => utimes(each, now, now)));
};

const keepFormerAssets = async (target: string): Promise<void> => {
  const list = join(target, 'asset-urls.json');
  const urls: Record<string, string> = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {};
  await Promise.all(Object.values(urls).map((url) => keepAsset(join(target, url))));
};

/** Writes an asset whose name has a hash of its content, unless a former build wrote it. */
const writeAsset = (file: string, content: Uint8Array): Promise<void> =>
  existsSync(file) ? keepAsset(file) : writeFiles(file, content);

const removeOldAssets = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > keptMs) await rm(file);
  }
};

/** The files that share one hash: the pictures of a folder, because their URLs then compress better. */
const hashGroup = (path: string): string => (path.startsWith('pictures/') ? dirname(path) : path);

type StaticFile = { path: string; content: Uint8Array; hash: string };

const readGroup = async (folder: string, paths: readonly string[]): Promise<StaticFile[]> => {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, content: await readFile(join(folder, path)) })),
  );
  const hash = hashOf(...files.map(({ content }) => content));
  return files.map((file) => ({ ...file, hash }));
};

const readStaticFiles = async (root: string): Promise<StaticFile[]> => {
  const folder = join(root, 'static');
  const paths = await Array.fromAsync(glob(staticFiles, { cwd: folder }));
  const groups = Map.groupBy(paths.sort(), hashGroup);
  const files = await Promise.all([...groups.values()].map((group) => readGroup(folder, group)));
  return files.flat();
};

/**
 * Writes the files for browsers to `<target>/assets/`, with hashes in their names, and their URLs to
 * `<target>/asset-urls.json`. Rejects if a source has an error.
 */
export const buildAssets = async (
  root: string,
  target: string,
  mode: 'production' | 'development',
): Promise<void> => {
  await keepFormerAssets(target);
  const urls: Record<string, string> = {};
  const write = async (path: string, content: Uint8Array, hash = hashOf(content)): Promise<void> => {
    const { dir, name, ext } = parse(path);
    const url = `/assets/${dir}/${name}.${hash}${ext}`;
    await writeAsset(join(target, url), content);
    urls[path] = url;
  };

  for (const { path, content, hash } of await readStaticFiles(root)) await write(path, content, hash);

  await write('styles/site.css', await bundleStyles(root, urls));

  // esbuild puts the hashes into the names, because the scripts import each other by name.
  const { outputFiles, start } = await bundleClient(root, mode);
  for (const { path, contents } of outputFiles) {
    const url = `/assets/${relative(root, path)}`;
    await writeAsset(join(target, url), contents);
    urls[relative(root, path)] = url;
  }
  urls['client/start.js'] = `/assets/${start}`;

  await writeFile(join(target, 'asset-urls.json'), JSON.stringify(urls));
  await removeOldAssets(join(target, 'assets'));
};
