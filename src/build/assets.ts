import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { build as bundle } from 'esbuild';

/** What a browser loads that has to be bundled first, by its path among the assets. */
const bundled = {
  'client/notFound.js': 'client/notFound.ts',
  'styles/site.css': 'static/styles/site.css',
} as const;

/** The folders of `static/` that are served as they are. */
const served = ['icons', 'pictures'];

const bundleForBrowser = async (root: string, entry: string): Promise<Uint8Array> => {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    logLevel: 'warning',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`Nothing came of ${entry}`);
  return output.contents;
};

/**
 * Writes what browsers load to `<target>/assets/`, each file with a hash of its content in its name, and
 * `<target>/assets.json`, which gives the URL of each by its plain path
 * and the time of the build.
 */
export const collectAssets = async (root: string, target: string): Promise<void> => {
  const urls: Record<string, string> = {};
  const add = async (path: string, content: Uint8Array) => {
    const { dir, name, ext } = parse(path);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
    const hashed = `assets/${dir}/${name}.${hash}${ext}`;
    await mkdir(dirname(join(target, hashed)), { recursive: true });
    await writeFile(join(target, hashed), content);
    urls[path] = `/${hashed}`;
  };
  for (const [path, entry] of Object.entries(bundled)) await add(path, await bundleForBrowser(root, entry));
  const folder = join(root, 'static');
  for (const part of served) {
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      await add(relative(folder, file), await readFile(file));
    }
  }
  await writeFile(join(target, 'assets.json'), JSON.stringify({ builtAt: new Date().toISOString(), urls }));
};
