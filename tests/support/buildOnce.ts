import { join } from 'node:path';
import { build } from '../../src/build/build.ts';
import { builtFingerprint, fingerprint } from '../../src/build/fingerprint.js';

const root = join(import.meta.dirname, '../..');

/** The tests look at what visitors get: pages with the assets of a real, fresh build. */
export const setup = async (): Promise<void> => {
  if (fingerprint(root) !== builtFingerprint(root)) await build(root);
};
