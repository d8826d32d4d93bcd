import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readOrCreateDigestKey } from '../../src/storage/digests.ts';
import { newBooking } from '../support/bookings.ts';
import { databaseFiles, openStore, readBytes } from '../support/databases.ts';
import { temporaryFolder } from '../support/testSite.ts';

const booking = newBooking({ email: 'ana@example.com', phone: '600 111 222', message: 'Friday' });

/** The bytes of a database and its log. */
const allBytes = (path: string): Buffer => Buffer.concat(databaseFiles(path).map(readBytes));

test('digests reveal neither content nor address without the key', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(file);
  await store.save({ ...booking, idempotencyKey: 'one' });
  const { kind, name, email, phone, service, masseuse, message, status, clientAddress } = booking;
  const texts = [kind, name, email, phone, service, masseuse, message, status];
  const guesses = [
    ['from', clientAddress, ...texts],
    ['content', ...texts],
    [...texts, clientAddress],
    texts,
    [kind, name, email, phone, service, message, status],
    ['key', 'one'],
  ].map((guess) => JSON.stringify(guess));
  const bytes = allBytes(file);
  for (const guess of [...guesses, 'one', clientAddress]) {
    expect(bytes.includes(createHash('sha256').update(guess).digest())).toBe(false);
  }
  expect(bytes.includes(clientAddress)).toBe(false);
  await store.close();
});

let path: string;

beforeEach(() => {
  path = join(temporaryFolder(), 'digest-key');
});

test('creates a private key once and reads it afterwards', () => {
  const key = readOrCreateDigestKey(path);
  expect([key.length, statSync(path).mode & 0o777]).toEqual([32, 0o600]);
  expect(readOrCreateDigestKey(path)).toEqual(key);
  expect(readFileSync(path)).toEqual(key);
  const other = join(temporaryFolder(), 'digest-key');
  expect(readOrCreateDigestKey(other)).not.toEqual(key);
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
  expect(() => readOrCreateDigestKey(path)).toThrow(reason);
  expect(() => readOrCreateDigestKey(path)).toThrow(path);
  expect(lstatSync(path)).toMatchObject({ mode, size, ctimeMs });
});
