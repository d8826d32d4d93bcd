import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'vitest';

const isInstalled = spawnSync('age', ['--version']).status === 0;

if (!isInstalled) process.stderr.write("The program 'age' is not installed (on Debian: apt install age).\n");

/** A test that needs the program `age`; without it it is skipped, but where REQUIRE_AGE is set. */
export const ageTest = test.skipIf(!isInstalled && !process.env['REQUIRE_AGE']);

/** Makes a file of a secret key, as somebody with the program does, and returns the public one. */
export const makeKey = (folder: string, name = 'key.txt'): { file: string; recipient: string } => {
  const file = join(folder, name);
  execFileSync('age-keygen', ['-o', file], { stdio: 'ignore' });
  return { file, recipient: execFileSync('age-keygen', ['-y', file], { encoding: 'utf8' }).trim() };
};

/** What the program finds in an envelope, binary or armored. */
export const openWithAge = (keyFile: string, sealed: Uint8Array | string): string =>
  execFileSync('age', ['--decrypt', '--identity', keyFile], {
    input: sealed,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
