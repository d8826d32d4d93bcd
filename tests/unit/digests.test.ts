import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { createStore } from '../../db/store.ts';
import { createDigest, readOrCreateDigestKey } from '../../src/storage/digests.ts';
import { newBooking } from '../support/bookings.ts';
import { databaseFiles, readBytes } from '../support/databases.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('without the key, no guess of content or IP address can be tested against the stored digests', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const digestWithKey = createDigest(Buffer.alloc(32, 'k'));
  const digestedTexts: string[] = [];
  const digest = (text: string) => {
    digestedTexts.push(text);
    return digestWithKey(text);
  };
  const store = createStore(connectSqlite(openDatabase(file)), { digest });
  const clientAddress = '192.0.2.77';
  await store.save(newBooking({ message: 'Friday', clientAddress, idempotencyKey: 'one' }));
  const bytes = Buffer.concat(databaseFiles(file).map(readBytes));
  // Guesses of the exact texts can be tested with the key.
  for (const secret of ['Friday', clientAddress, 'one']) expect(digestedTexts.join()).toContain(secret);
  for (const text of digestedTexts) expect(bytes.includes(digestWithKey(text))).toBe(true);
  for (const guess of [...digestedTexts, 'one', clientAddress])
    expect(bytes.includes(createHash('sha256').update(guess).digest())).toBe(false);
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
