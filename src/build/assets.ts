import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { build as bundle } from 'esbuild';
import { compressTexts } from './compressTexts.ts';
import { keepFormer } from './keepFormer.ts';
import { bundleStyles } from './styles.ts';

/** The files of `static/` that are served as they are. */
const served = '{fonts,icons,pictures}/**/*.*';

/**
 * The start script and what it fetches later, in chunks with hashes in their names. `mode` is React's: its development
 * build tells of markup that does not fit.
 */
export const bundleClient = async (root: string, mode: 'production' | 'development') => {
  const entry = 'client/start.ts';
  const { outputFiles, metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: { start: entry },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    target: ['chrome123', 'firefox128', 'safari17.5'],
    outdir: 'client',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const start = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry)?.[0];
  if (!start) throw new Error('No start script came of the bundle');
  return { outputFiles, inputs: Object.keys(metafile.inputs), start };
};

/**
 * Writes what browsers load to `<target>/assets/`, each file with a hash of its content in its name, and
 * `<target>/assets.json`, which gives the URL of each by its plain path, the URLs of the script's chunks, the styles that
 * every page carries, and the time of the build. Of the build in `last` it keeps what pages in caches may still ask for. Texts
 * have their compressed forms in `<target>/compressed/`.
 */
export const collectAssets = async (
  root: string,
  target: string,
  mode: 'production' | 'development' = 'production',
  last?: string,
): Promise<void> => {
  const urls: Record<string, string> = {};
  const write = async (path: string, content: Uint8Array) => {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  };
  const { outputFiles, start } = await bundleClient(root, mode);
  for (const { path, contents } of outputFiles) {
    const name = relative(root, path);
    await write(`assets/${name}`, contents);
    urls[name === start ? 'client/start.js' : name] = `/assets/${name}`;
  }
  for await (const path of glob(served, { cwd: join(root, 'static') })) {
    const content = await readFile(join(root, 'static', path));
    const { dir, name, ext } = parse(path);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
    const hashed = `assets/${dir}/${name}.${hash}${ext}`;
    await write(hashed, content);
    urls[path] = `/${hashed}`;
  }
  const styles = await bundleStyles(root, urls);
  const builtAt = new Date();
  const former = last ? await keepFormer(last, target, urls, builtAt) : {};
  await compressTexts(target, [...Object.values(urls), ...Object.keys(former)], last);
  await writeFile(join(target, 'assets.json'), JSON.stringify({ builtAt, urls, former, styles }));
};
