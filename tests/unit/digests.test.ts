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
const allBytes = (database: string): Buffer => Buffer.concat(databaseFiles(database).map(readBytes));

test('the stored digests of a booking reveal neither its content nor an IP address without the key', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(file);
  await store.save({ ...booking, idempotencyKey: 'one' });
  // Whoever has the file could hash these guesses.
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

let keyFile: string;

beforeEach(() => {
  keyFile = join(temporaryFolder(), 'digest-key');
});

test('the digest key is created once, for its owner only, and read afterwards', () => {
  const key = readOrCreateDigestKey(keyFile);
  const onlyOwner = 0o600;
  expect({ bytes: key.length, mode: statSync(keyFile).mode & 0o777 }).toEqual({ bytes: 32, mode: onlyOwner });
  expect(readOrCreateDigestKey(keyFile)).toEqual(key);
  expect(readFileSync(keyFile)).toEqual(key);
  const other = join(temporaryFolder(), 'digest-key');
  expect(readOrCreateDigestKey(other)).not.toEqual(key);
});

test.each([
  ['is a folder', () => mkdirSync(keyFile), 'it is not a file'],
  ['is shorter', () => writeFileSync(keyFile, 'short', { mode: 0o600 }), 'it has 5 bytes and not 32'],
  [
    'may be read by others',
    () => {
      writeFileSync(keyFile, Buffer.alloc(32));
      chmodSync(keyFile, 0o640);
    },
    'others may read or change it (mode 640)',
  ],
  ['is a named pipe', () => spawnSync('mkfifo', ['-m', '644', keyFile]), 'it is not a file'],
  ['is a link to nothing', () => symlinkSync(`${keyFile}.missing`, keyFile), 'it cannot be read (ENOENT)'],
])('a digest key file that %s is refused with its path, and not changed', (_name, makeFile, reason) => {
  makeFile();
  const { mode, size, ctimeMs } = lstatSync(keyFile);
  expect(() => readOrCreateDigestKey(keyFile)).toThrow(reason);
  expect(() => readOrCreateDigestKey(keyFile)).toThrow(keyFile);
  expect(lstatSync(keyFile)).toMatchObject({ mode, size, ctimeMs });
});
