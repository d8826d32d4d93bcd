import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Compiles the library that makes a disk fail or slow; `null` where there is no compiler. */
export const failingSync = (folder: string): string | null => {
  const library = join(folder, 'failingSync.so');
  const source = new URL('./failingSync.c', import.meta.url).pathname;
  const { status, error } = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  if (error && !process.env['REQUIRE_CC']) return null;
  expect(error).toBeUndefined();
  expect(status).toBe(0);
  return library;
};
