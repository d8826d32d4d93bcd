/**
 * Runs the server from its sources, with React's development build. `tsx watch` starts it after each save.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAssets } from './buildAssets.ts';

// React reads this variable when it is imported.
process.env['NODE_ENV'] = 'development';
const root = join(import.meta.dirname, '../..');
const target = join(root, 'dist.dev');
await mkdir(target, { recursive: true });
await buildAssets(root, target, 'development');
const { startServer } = await import('../server.ts');
await startServer(process.env, target, { showsStacks: true });
