import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/openDatabase.ts';
import { openBookingStore } from '../../src/bookings/bookingRecord.ts';
import { newBooking } from '../support/newBooking.ts';
import { temporaryFolder } from '../support/testSite.ts';

const openFile = () => openDatabase(join(temporaryFolder(), 'bookings.sqlite'));

const booking = newBooking({ email: 'ana@example.com', phone: '600 111 222', message: 'Friday' });

test('a fingerprint stays what it was: a retry may come after an upgrade', async () => {
  const db = openFile();
  const store = openBookingStore(db);
  await store.save({ ...booking, idempotencyKey: 'one' });
  const digest = '639c05df8dd60d45b7493e6018262f3f4da0c2e1664882fa7c7a2d80ab482763';
  for (const table of ['bookings', 'idempotency_keys']) {
    expect(db.prepare(`SELECT lower(hex(fingerprint)) FROM ${table}`).pluck().all()).toEqual([digest]);
  }
  await store.close();
});

test('a request that was kept before there were masseuses to choose is repeated, not kept again', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const before = new Database(file);
  before.exec(readFileSync(new URL('../../db/migrations/001-bookings.sql', import.meta.url), 'utf8'));
  before.pragma(`application_id = ${0x41795362}`);
  before.pragma('user_version = 1');
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const { name, email, phone, service, message } = booking;
  const fingerprint = sha256(JSON.stringify(['booking', name, email, phone, service, message, 'new']));
  before
    .prepare(
      `INSERT INTO bookings VALUES ('old', ?, 'booking', ?, ?, ?, ?, 'tantra-massage', ?, 'en', '1', 'new', NULL, ?)`,
    )
    .run(new Date().toISOString(), name, email, phone, service, message, fingerprint);
  before.prepare("INSERT INTO idempotency_keys VALUES (?, 'old', ?)").run(sha256('key'), fingerprint);
  before.close();
  const store = openBookingStore(openDatabase(file));
  expect(await store.save({ ...booking, idempotencyKey: 'key' })).toEqual({ outcome: 'repeat', id: 'old' });
  expect(await store.save(booking)).toEqual({ outcome: 'repeat', id: 'old' });
  expect((await store.save({ ...booking, masseuse: 'alba', idempotencyKey: 'key' })).outcome).toBe(
    'keyReused',
  );
  expect((await store.save({ ...booking, masseuse: 'alba' })).outcome).toBe('stored');
  expect(await store.find('old')).toMatchObject({ name: 'Ana', masseuse: null });
  await store.close();
});

test('the same request in another language, or under another wording of the statement, is a repeat', async () => {
  const store = openBookingStore(openFile());
  const first = await store.save(booking);
  expect(first.outcome).toBe('stored');
  for (const difference of [{ locale: 'fr' }, { statementVersion: 'later' }]) {
    expect(await store.save({ ...booking, ...difference })).toEqual({ ...first, outcome: 'repeat' });
  }
  await store.close();
});
