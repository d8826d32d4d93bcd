import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBookingStore } from '../../db/bookingStore.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { openBookingStore } from '../../src/bookings/bookingRecord.ts';
import { newBooking } from '../support/newBooking.ts';
import { temporaryFolder } from '../support/testSite.ts';

const openFile = () => openDatabase(join(temporaryFolder(), 'bookings.sqlite'));

const booking = newBooking({ email: 'ana@example.com', phone: '600 111 222', message: 'Friday' });

test('a fingerprint stays what it was: a retry may come after an upgrade', async () => {
  const db = openFile();
  const columns = ['kind', 'name', 'email', 'phone', 'service', 'serviceSlug', 'message'] as const;
  const store = createBookingStore<typeof booking>(db, {
    columns: [...columns, 'locale', 'statementVersion'],
    notCompared: ['serviceSlug', 'locale', 'statementVersion'],
    repeatWindowMs: 0,
  });
  await store.save({ ...booking, idempotencyKey: 'one' });
  const digest = '639c05df8dd60d45b7493e6018262f3f4da0c2e1664882fa7c7a2d80ab482763';
  for (const table of ['bookings', 'idempotency_keys']) {
    expect(db.prepare(`SELECT lower(hex(fingerprint)) FROM ${table}`).pluck().all()).toEqual([digest]);
  }
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
