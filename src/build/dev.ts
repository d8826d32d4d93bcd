/** Runs the server from its sources with React's development build. `tsx watch` starts it after each save. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAssets } from './assets.ts';
import { fingerprintFile } from './fingerprint.js';

const root = join(import.meta.dirname, '../..');

process.env['NODE_ENV'] = 'development';
// Without a fingerprint `npm start` builds again, because `dist` then holds development assets.
await rm(join(root, fingerprintFile), { force: true });
await buildAssets(root, join(root, 'dist'), 'development');
await import('../main.ts');
