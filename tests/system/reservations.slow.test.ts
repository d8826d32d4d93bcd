import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingStore } from '../../db/store.ts';
import { newBooking } from '../support/bookings.ts';
import { type TestDatabase, testDatabases } from '../support/testDatabases.ts';

const databases = testDatabases();

const ana = { session: 'first', person: 'ana' };
const eva = { session: 'second', person: 'eva' };
const inMinutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();

describe.each(databases)('reservations in %s', (_name, make) => {
  let database: TestDatabase;
  let store: BookingStore;
  let ids: string[];

  beforeEach(async () => {
    database = await make();
    store = await database.open();
    for (const name of ['One', 'Two', 'Three']) await store.save(newBooking({ name }));
    ids = (await store.listBookings({ oldestFirst: true }, 3)).map(({ id }) => id);
  });

  const held = () => database.execute('SELECT booking_id FROM reservations');

  const setExpiry = (minutes: number): Promise<unknown> =>
    database.execute('UPDATE reservations SET expires_at = ?', inMinutes(minutes));

  test('two processes that ask at the same time get different bookings', async () => {
    const other = await database.open();
    const taken = await Promise.all([
      store.reservations.reserveNext(ana),
      other.reservations.reserveNext(eva),
    ]);
    expect(taken.toSorted()).toEqual(ids.slice(0, 2).toSorted());
    // A session has one booking at a time.
    expect(await store.reservations.reserveNext(ana, ids[2])).toBe(ids[2]);
    expect(await held()).toHaveLength(2);
  });

  test('a booking is free again when its reservation expires or is released', async () => {
    expect(await store.reservations.reserveNext(ana)).toBe(ids[0]);
    const text = 'SELECT 1 FROM reservations WHERE expires_at BETWEEN ? AND ?';
    expect(await database.execute(text, inMinutes(9), inMinutes(11))).toHaveLength(1);
    // A reservation from a wrong clock counts as expired.
    for (const minutes of [-1, 48 * 60]) {
      await setExpiry(minutes);
      expect(await store.reservations.reserveNext(eva)).toBe(ids[0]);
    }
    expect(await store.reservations.reserveNext(ana, ids[0])).toBe(ids[1]);
    await store.reservations.release(eva);
    expect(await store.reservations.reserveNext({ session: 'third', person: 'ana' })).toBe(ids[0]);
  });

  test('a booking left for later is left out for that person only, until its time', async () => {
    const until = inMinutes(60);
    await store.reservations.postpone(ids[0] ?? '', ana, until);
    expect(await store.reservations.reserveNext({ ...ana, session: 'another' })).toBe(ids[1]);
    expect(await store.reservations.reserveNext(eva)).toBe(ids[0]);
    await store.reservations.release(eva);
    await setExpiry(-1);
    expect(await store.reservations.reserveNext(ana)).toBe(ids[0]);
    await store.reservations.postpone(ids[0] ?? '', ana, until);
    // To ask for a booking ends its time for later.
    expect(await store.reservations.reserveNext(ana, ids[0])).toBe(ids[0]);
    expect(await held()).toHaveLength(1);
  });

  test('erasing a booking and a purge delete its reservations', async () => {
    await store.reservations.reserveNext(ana);
    await store.reservations.reserveNext(eva);
    await store.erasure.erase([ids[0] ?? '']);
    expect(await held()).toMatchObject([{ booking_id: ids[1] }]);
    await setExpiry(-1);
    await store.erasure.finishPurge(new Date().toISOString());
    expect(await held()).toEqual([]);
  });
});
