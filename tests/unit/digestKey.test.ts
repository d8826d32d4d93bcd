import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createDailyDigests, readDigestKey } from '../../src/storage/digests.ts';
import { temporaryFolder } from '../support/testSite.ts';

let path: string;

beforeEach(() => {
  path = join(temporaryFolder(), 'digest-key');
});

test('creates a private key once and reads it afterwards', () => {
  const key = readDigestKey(path);
  expect([key.length, statSync(path).mode & 0o777]).toEqual([32, 0o600]);
  expect(readDigestKey(path)).toEqual(key);
  expect(readFileSync(path)).toEqual(key);
  const other = join(temporaryFolder(), 'digest-key');
  expect(readDigestKey(other)).not.toEqual(key);
});

test.each([
  ['is a folder', () => mkdirSync(path), 'it is not a file'],
  ['is shorter', () => writeFileSync(path, 'short', { mode: 0o600 }), 'it has 5 bytes and not 32'],
  [
    'may be read by others',
    () => {
      writeFileSync(path, Buffer.alloc(32));
      chmodSync(path, 0o640);
    },
    'others may read or change it (mode 640)',
  ],
  ['is a named pipe', () => spawnSync('mkfifo', ['-m', '644', path]), 'it is not a file'],
  ['is a link to a missing file', () => symlinkSync(`${path}.missing`, path), 'it cannot be read (ENOENT)'],
  ['lies in no folder', () => symlinkSync('/nonexistent/folder/key', path), 'cannot be'],
])('refuses a key file that %s in one line and keeps it', (_name, spoil, reason) => {
  spoil();
  const { mode, size, ctimeMs } = lstatSync(path);
  expect(() => readDigestKey(path)).toThrow(reason);
  expect(() => readDigestKey(path)).toThrow(path);
  expect(lstatSync(path)).toMatchObject({ mode, size, ctimeMs });
});

test('refuses a missing folder and does not create it', () => {
  const missing = join(path, 'key');
  expect(() => readDigestKey(missing)).toThrow(
    `${missing} cannot be written: there is no such folder (ENOENT)`,
  );
  expect(existsSync(path)).toBe(false);
});

test('finds a digest within a day, even across midnight, by its key only', () => {
  const digests = createDailyDigests(readDigestKey(path));
  const texts = (from: string, to: string, of = digests) =>
    of(new Date(from), new Date(to)).map((digest) => digest?.('Ana').toString('hex'));
  const [made = ''] = texts('2026-12-31T23:59:59.999Z', '2026-12-31T23:59:59.999Z');
  expect(texts('2026-12-31T00:00:00.000Z', '2026-12-31T00:00:00.000Z')).toEqual([made]);
  expect(texts('2026-12-31T23:50:00.000Z', '2027-01-01T00:00:00.000Z').indexOf(made)).toBe(1);
  expect(texts('2026-12-31T23:59:59.999Z', '2027-01-01T23:59:59.999Z').indexOf(made)).toBe(1);
  expect(texts('2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z')).not.toContain(made);
  // After the clock jumped and returned.
  expect(texts('2026-12-31T11:50:00.000Z', '2026-12-31T12:00:00.000Z')).toEqual([made]);
  const afterRestart = createDailyDigests(readDigestKey(path));
  expect(texts('2026-12-31T23:59:00.000Z', '2027-01-01T00:09:00.000Z', afterRestart)[1]).toBe(made);
  rmSync(path);
  const another = createDailyDigests(readDigestKey(path));
  expect(texts('2026-12-31T23:59:00.000Z', '2026-12-31T23:59:59.999Z', another)).not.toContain(made);
});
