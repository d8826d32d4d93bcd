/**
 * The development server, which `tsx watch` runs again after each save: it builds the files for browsers with
 * React's development build, then runs the server from its sources.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collectAssets } from './assets.ts';
import { fingerprintFile } from './fingerprint.js';

const root = join(import.meta.dirname, '../..');

process.env['NODE_ENV'] = 'development';
// Without a fingerprint `npm start` builds again, because `dist` then holds development assets.
await rm(join(root, fingerprintFile), { force: true });
await collectAssets(root, join(root, 'dist'), 'development');
await import('../main.ts');
