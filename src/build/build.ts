/** Builds the site into `dist/`. */
import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAssets } from './buildAssets.ts';
import { bundleServer } from './bundles.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'dist');

const started = performance.now();
await mkdir(target, { recursive: true });
await buildAssets(root, target, 'production');
await bundleServer(root, target);
await copyFile(join(root, 'src/checkNode.js'), join(target, 'checkNode.js'));
await cp(join(root, 'db/migrations'), join(target, 'migrations'), { recursive: true });
process.stderr.write(`Built in ${Math.round(performance.now() - started)} ms.\n`);
