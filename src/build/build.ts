import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildAssets } from './assets.ts';
import { fingerprint, fingerprintFile, fingerprintOfBuild } from './fingerprint.js';
import { bundleServer, collectLicences } from './server.ts';

/** Moves a build to `target`, or removes it if another process's build is there, which may run already. */
const moveBuild = async (fresh: string, target: string, replaces: boolean): Promise<void> => {
  const old = `${fresh}.old`;
  if (replaces) await rename(target, old).catch(() => {});
  await rename(fresh, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(fresh, { recursive: true, force: true });
  });
  await rm(old, { recursive: true, force: true });
};

/** Builds `dist/` in a temporary folder and renames it, so that other starts find a complete build. */
export const build = async (root: string): Promise<void> => {
  const started = performance.now();
  const target = join(root, 'dist');
  const sourceFingerprint = fingerprint(root);
  const former = fingerprintOfBuild(root);
  const fresh = join(root, `dist.${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  const bundled = await bundleServer(root, fresh);
  await writeFile(join(fresh, 'licences.txt'), await collectLicences(root, bundled));
  for (const name of ['node.js', 'refuseOldNode.js']) {
    await cp(join(root, 'src/launch', name), join(fresh, name));
  }
  await cp(join(root, 'db/migrations'), join(fresh, 'migrations'), { recursive: true });
  await buildAssets(root, fresh);
  await writeFile(join(fresh, basename(fingerprintFile)), sourceFingerprint);
  const isBuiltMeanwhile = former !== sourceFingerprint && fingerprintOfBuild(root) === sourceFingerprint;
  await moveBuild(fresh, target, !isBuiltMeanwhile);
  process.stderr.write(`Built in ${Math.round(performance.now() - started)} ms.\n`);
};

if (import.meta.main) await build(join(import.meta.dirname, '../..'));
