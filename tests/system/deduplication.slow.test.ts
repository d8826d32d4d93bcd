import { beforeEach, describe, expect, test } from 'vitest';
import { digestLifetimeHours, repeatWindowMinutes } from '../../content/limits.ts';
import { masseuses } from '../../content/masseuses.ts';
import { newBooking } from '../support/bookings.ts';
import { type TestDatabase, testDatabases } from '../support/testDatabases.ts';

const databases = testDatabases();

const booking = newBooking({ email: 'ana@example.com', phone: '600 111 222', message: 'Friday' });
const elsewhere = { ...booking, clientAddress: '198.51.100.7' };
const masseuse = masseuses[0].slug;

describe.each(databases)('deduplication in %s', (_name, make) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await make();
  });

  const age = async (minutes: number): Promise<void> => {
    const time = new Date(Date.now() - minutes * 60_000).toISOString();
    await database.execute('UPDATE bookings SET created_at = ?', time);
  };

  test('recognizes content from one address for minutes, not from the future', async () => {
    const store = await database.open();
    const first = await store.save(booking);
    expect(first.outcome).toBe('stored');
    await age(repeatWindowMinutes - 0.1);
    expect(await store.save(booking)).toEqual({ ...first, outcome: 'repeat' });
    expect((await store.save(elsewhere)).outcome).toBe('stored');
    await age(repeatWindowMinutes + 0.1);
    expect((await store.save(booking)).outcome).toBe('stored');
    await age(-30);
    expect((await store.save(booking)).outcome).toBe('stored');
  });

  test('recognizes a key from any address for a day, and refuses it with other content', async () => {
    const store = await database.open();
    const first = await store.save({ ...booking, idempotencyKey: 'key' });
    await age(digestLifetimeHours * 60 - 6);
    const repeat = { ...first, outcome: 'repeat' };
    expect(await store.save({ ...elsewhere, idempotencyKey: 'key' })).toEqual(repeat);
    for (const other of [
      { masseuse },
      { time: '21:30' },
      { message: 'Saturday' },
      { status: 'spam' },
    ] as const)
      expect(await store.save({ ...booking, ...other, idempotencyKey: 'key' })).toEqual({
        outcome: 'idempotencyConflict',
      });
    expect(await store.listBookings({}, 10)).toHaveLength(1);
    await age(digestLifetimeHours * 60 + 6);
    const later = await store.save({ ...booking, message: 'Other', idempotencyKey: 'key' });
    expect(later.outcome).toBe('stored');
  });

  test.each([
    ['with equal content and different keys', (number: number) => ({ idempotencyKey: `k${number}` })],
    [
      'with one key from different addresses',
      (number: number) => ({ clientAddress: `a${number}`, idempotencyKey: 'k' }),
    ],
  ])('stores one of 30 requests sent at once to three processes %s', async (_kind, differ) => {
    const stores = await Promise.all([database.open(), database.open(), database.open()]);
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, number) => stores[number % 3]?.save({ ...booking, ...differ(number) })),
    );
    expect(results.map((result) => result?.outcome).sort()).toEqual([...Array(29).fill('repeat'), 'stored']);
    expect(new Set(results.map((result) => result && 'id' in result && result.id)).size).toBe(1);
    expect(await database.execute('SELECT id FROM bookings')).toHaveLength(1);
  });

  test.each([
    ['one of ten different requests with one key', 10, () => 'key', 1],
    ['all of 60 different requests', 60, (number: number) => `${number}`, 60],
  ])('stores %s sent at once to two processes', async (_name, count, keyOf, stored) => {
    const stores = await Promise.all([database.open(), database.open()]);
    const results = await Promise.all(
      Array.from({ length: count }, (_, number) =>
        stores[number % 2]?.save({ ...booking, message: `${number}`, idempotencyKey: keyOf(number) }),
      ),
    );
    const refused = Array(count - stored).fill('idempotencyConflict');
    expect(results.map((result) => result?.outcome).sort()).toEqual([
      ...refused,
      ...Array(stored).fill('stored'),
    ]);
    expect(await database.execute('SELECT id FROM bookings')).toHaveLength(stored);
  });
});
