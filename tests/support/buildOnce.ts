import { join } from 'node:path';
import { build } from '../../src/build/build.ts';
import { fingerprint, fingerprintOfBuild } from '../../src/build/fingerprint.js';

const root = join(import.meta.dirname, '../..');

/** Builds the assets if they are stale, because the tests use a real build. */
export const setup = async (): Promise<void> => {
  if (fingerprint(root) !== fingerprintOfBuild(root)) await build(root);
};
