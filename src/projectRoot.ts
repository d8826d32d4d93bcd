import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's or the release's folder, wherever one stands: the parent of `src/` and of `dist/` alike. */
export const projectRoot = fileURLToPath(new URL('../', import.meta.url));

/** The version of what runs. */
export const readVersion = (): string =>
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
