import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project or release: the parent of `src/`, and of `dist/` where this module is bundled. */
export const projectRoot = fileURLToPath(new URL('../', import.meta.url));

/** The version in `package.json`. */
export const readVersion = (): string =>
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
