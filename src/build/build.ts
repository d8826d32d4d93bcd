import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { collectAssets } from './assets.ts';
import { builtFingerprint, fingerprint, fingerprintFile } from './fingerprint.js';
import { licencesOf } from './licences.ts';
import { bundleServer } from './server.ts';

/** Puts a build where the old one is. Of several that come at once from the same sources any may win. */
const putInPlace = async (fresh: string, target: string): Promise<void> => {
  const old = `${fresh}.old`;
  await rename(target, old).catch(() => {});
  await rename(fresh, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(fresh, { recursive: true, force: true });
  });
  await rm(old, { recursive: true, force: true });
};

/**
 * Builds everything that runs into `dist/`. It is made beside the old build and put in its place at the end, so that
 * whoever starts meanwhile finds the one or the other.
 */
export const build = async (root: string): Promise<void> => {
  const started = performance.now();
  const madeFrom = fingerprint(root);
  const isAnew = builtFingerprint(root) === madeFrom;
  const fresh = join(root, `dist.${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  const bundled = await bundleServer(root, fresh);
  await writeFile(join(fresh, 'licences.txt'), await licencesOf(root, bundled));
  for (const name of ['ignoreDebugSignal.js', 'refuseOldNode.js', 'nodeVersion.js']) {
    await cp(join(root, 'src/launch', name), join(fresh, name));
  }
  for (const folder of ['migrations', 'postgres/migrations']) {
    await cp(join(root, 'db', folder), join(fresh, folder), { recursive: true });
  }
  await collectAssets(root, fresh, 'production', join(root, 'dist'));
  await writeFile(join(fresh, basename(fingerprintFile)), madeFrom);
  // Somebody who came at the same time has made it, and may start from it just now: it is not taken away under them.
  const isThere = !isAnew && builtFingerprint(root) === madeFrom;
  if (isThere) await rm(fresh, { recursive: true, force: true });
  else await putInPlace(fresh, join(root, 'dist'));
  process.stderr.write(`Built in ${Math.round(performance.now() - started)} ms.\n`);
};

if (import.meta.main) await build(join(import.meta.dirname, '../..'));
