import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import Database from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { NewBooking } from '../../db/booking.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { createStore } from '../../db/store.ts';
import { createDigest, readOrCreateDigestKey } from '../../src/storage/digests.ts';
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

test('digests omit an absent day and time, so that two releases find a repeat', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const store = createStore(connectSqlite(openDatabase(file)), { digests: () => [sha256] });
  onTestFinished(() => store.close());
  const digestOf = async (differences: Partial<NewBooking>): Promise<string> => {
    const saved = await store.save(newBooking(differences));
    const db = new Database(file, { readonly: true });
    try {
      const id = 'id' in saved ? saved.id : '';
      const text = 'SELECT hex(fingerprint) FROM bookings WHERE id = ?';
      return db.prepare<[string], string>(text).pluck().get(id)?.toLowerCase() ?? '';
    } finally {
      db.close();
    }
  };
  // The digest of the release before day and time.
  const former = 'c65b8c24ba994f9ba7d679dbc01c54776cb1ff5ca7fdc6313bb268a56ff782c3';
  expect(await digestOf({})).toBe(former);
  const others = [{ day: '2026-11-27' }, { time: '21:30' }, { day: '2026-11-27', time: '21:30' }];
  const digests = await Promise.all(others.map(digestOf));
  expect(new Set([former, ...digests]).size).toBe(4);
  expect(await digestOf({ day: '2026-11-27', locale: 'fr' })).toBe(digests[0]);
});

test('an upgrade erases digests without a key, and stores a retry anew', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const before = new Database(file);
  before.pragma('journal_mode = WAL');
  for (const name of ['001-bookings', '002-masseuse', '003-readiness-ballast', '004-outbox']) {
    before.exec(readFileSync(new URL(`../../db/migrations/${name}.sql`, import.meta.url), 'utf8'));
  }
  before.pragma(`application_id = ${0x41795362}`);
  before.pragma('user_version = 4');
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const digests = [sha256('content'), sha256('key')] as const;
  const { name, email, phone, service, message } = booking;
  before
    .prepare(
      `INSERT INTO bookings VALUES ('old', ?, 'booking', ?, ?, ?, ?, 'tantra-massage', ?, 'en', '1', 'new', NULL, ?, NULL)`,
    )
    .run(new Date().toISOString(), name, email, phone, service, message, digests[0]);
  before.prepare("INSERT INTO idempotency_keys VALUES (?, 'old', ?)").run(digests[1], digests[0]);
  before.prepare("INSERT INTO outbox VALUES ('old', 'mail', '', 0, '', NULL, NULL, NULL)").run();
  before.close();
  expect(digests.map((digest) => allBytes(file).includes(digest))).toEqual([true, true]);
  const store = openStore(file, ['mail']);
  expect(digests.map((digest) => allBytes(file).includes(digest))).toEqual([false, false]);
  expect((await store.save({ ...booking, idempotencyKey: 'key' })).outcome).toBe('stored');
  expect(await store.find('old')).toMatchObject({ name: 'Ana', masseuse: null });
  expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 2 }]);
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

test('refuses a missing folder and does not create it', () => {
  const missing = join(path, 'key');
  expect(() => readOrCreateDigestKey(missing)).toThrow(
    `${missing} cannot be written: there is no such folder (ENOENT)`,
  );
  expect(existsSync(path)).toBe(false);
});

test('finds a digest within a day, even across midnight, by its key only', () => {
  const digest = createDigest(readOrCreateDigestKey(path));
  const texts = (from: string, to: string, of = digests) =>
    of(new Date(from), new Date(to)).map((digest) => digest?.('Ana').toString('hex'));
  const [made = ''] = texts('2026-12-31T23:59:59.999Z', '2026-12-31T23:59:59.999Z');
  expect(texts('2026-12-31T00:00:00.000Z', '2026-12-31T00:00:00.000Z')).toEqual([made]);
  expect(texts('2026-12-31T23:50:00.000Z', '2027-01-01T00:00:00.000Z').indexOf(made)).toBe(1);
  expect(texts('2026-12-31T23:59:59.999Z', '2027-01-01T23:59:59.999Z').indexOf(made)).toBe(1);
  expect(texts('2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z')).not.toContain(made);
  // After the clock jumped and returned.
  expect(texts('2026-12-31T11:50:00.000Z', '2026-12-31T12:00:00.000Z')).toEqual([made]);
  const afterRestart = createDigest(readOrCreateDigestKey(path));
  expect(texts('2026-12-31T23:59:00.000Z', '2027-01-01T00:09:00.000Z', afterRestart)[1]).toBe(made);
  rmSync(path);
  const another = createDigest(readOrCreateDigestKey(path));
  expect(texts('2026-12-31T23:59:00.000Z', '2026-12-31T23:59:59.999Z', another)).not.toContain(made);
});
