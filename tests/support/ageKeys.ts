import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { test } from 'vitest';

const isInstalled = spawnSync('age', ['--version']).status === 0;

if (!isInstalled) process.stderr.write("The program 'age' is not installed (on Debian: apt install age).\n");

/** A test that needs the program `age`; skipped without it unless REQUIRE_AGE is set. */
export const ageTest = test.skipIf(!isInstalled && !process.env['REQUIRE_AGE']);

/** Makes a secret key file with `age-keygen`, and returns the public key. */
export const makeKey = (folder: string, name = 'key.txt'): { file: string; recipient: string } => {
  const file = join(folder, name);
  execFileSync('age-keygen', ['-o', file], { stdio: 'ignore' });
  return { file, recipient: execFileSync('age-keygen', ['-y', file], { encoding: 'utf8' }).trim() };
};

/** Decrypts an envelope with `age`, binary or armored. */
export const openWithAge = (keyFile: string, sealed: Uint8Array | string): string =>
  execFileSync('age', ['--decrypt', '--identity', keyFile], {
    input: sealed,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });

/** Makes a secret key file without `age-keygen`, and returns the public key. */
export const makeKeyFile = async (
  folder: string,
  name = 'key.txt',
): Promise<{ file: string; recipient: string }> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const file = join(folder, name);
  writeFileSync(file, `# created: today\n# public key: ${recipient}\n${identity}\n`, { mode: 0o600 });
  return { file, recipient };
};
