import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { collectAssets } from './assets.ts';
import { builtFingerprint, fingerprint, fingerprintFile } from './fingerprint.js';

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
  const madeFrom = await fingerprint(root);
  const isAnew = (await builtFingerprint(root)) === madeFrom;
  const fresh = join(root, `dist.${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  // The server, its thread and the CLI: our own code in one file each, packages as they are installed.
  await bundle({
    absWorkingDir: root,
    entryPoints: {
      server: 'src/server.ts',
      storeThread: 'src/storeThread/storeThread.ts',
      bookings: 'src/cli/main.ts',
      checkFile: 'src/checkFile.ts',
    },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node22',
    format: 'esm',
    jsx: 'automatic',
    banner: { js: ["import './ignoreDebugSignal.js';", "import './refuseOldNode.js';"].join('\n') },
    sourcemap: 'linked',
    outdir: fresh,
    logLevel: 'warning',
  });
  for (const name of ['ignoreDebugSignal.js', 'refuseOldNode.js', 'nodeVersion.js']) {
    await cp(join(root, 'src', name), join(fresh, name));
  }
  await cp(join(root, 'db/migrations'), join(fresh, 'migrations'), { recursive: true });
  await collectAssets(root, fresh, 'production', join(root, 'dist'));
  await writeFile(join(fresh, basename(fingerprintFile)), madeFrom);
  // Somebody who came at the same time has made it, and may start from it just now: it is not taken away under them.
  const isThere = !isAnew && (await builtFingerprint(root)) === madeFrom;
  if (isThere) await rm(fresh, { recursive: true, force: true });
  else await putInPlace(fresh, join(root, 'dist'));
  process.stderr.write(`Built in ${Math.round(performance.now() - started)} ms.\n`);
};

if (import.meta.main) await build(join(import.meta.dirname, '../..'));
