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

/**
 * Assets of the former build are kept for a week, because pages that are open or in a cache refer to them.
 */
const keptMs = 7 * 24 * 60 * 60_000;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);

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
  const write = async (path: string, content: Uint8Array): Promise<void> => {
    const { dir, name, ext } = parse(path);
    const url = `/assets/${dir}/${name}.${hashOf(content)}${ext}`;
    await writeAsset(join(target, url), content);
    urls[path] = url;
  };

  const folder = join(root, 'static');
  const staticPaths = await Array.fromAsync(glob(staticFiles, { cwd: folder }));
  for (const path of staticPaths.sort()) await write(path, await readFile(join(folder, path)));

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
