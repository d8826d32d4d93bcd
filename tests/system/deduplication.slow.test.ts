import { beforeEach, describe, expect, test } from 'vitest';
import { newBooking } from '../support/bookings.ts';
import { type TestDatabase, testDatabases } from '../support/testDatabases.ts';

const databases = testDatabases();

const booking = newBooking({ email: 'ana@example.com', phone: '600 111 222', message: 'Friday' });
const elsewhere = { ...booking, clientAddress: '198.51.100.7' };
const hourMs = 3_600_000;

describe.each(databases)('deduplication in %s', (_name, make) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await make();
  });

  const age = async (hours: number): Promise<void> => {
    const time = new Date(Date.now() - hours * hourMs).toISOString();
    await database.execute('UPDATE bookings SET created_at = ?', time);
  };

  test('recognizes content from one address, and a key from any address for a day', async () => {
    const store = await database.open();
    const first = await store.save({ ...booking, idempotencyKey: 'key' });
    expect(first.outcome).toBe('stored');
    const repeat = { ...first, outcome: 'repeat' };
    expect(await store.save(booking)).toEqual(repeat);
    expect(await store.save({ ...elsewhere, idempotencyKey: 'key' })).toEqual(repeat);
    await age(23.9);
    expect(await store.save(elsewhere)).toMatchObject({ outcome: 'stored' });
    expect(await store.save({ ...booking, idempotencyKey: 'key' })).toEqual(repeat);
    await age(24.1);
    expect(await store.save({ ...booking, message: 'Other', idempotencyKey: 'key' })).toMatchObject({
      outcome: 'stored',
    });
  });

  test('recognizes content for ten minutes, and ignores rows from the future', async () => {
    const store = await database.open();
    const first = await store.save(booking);
    await age(9.9 / 60);
    expect(await store.save(booking)).toEqual({ ...first, outcome: 'repeat' });
    await age(10.1 / 60);
    expect((await store.save(booking)).outcome).toBe('stored');
    await age(-0.5);
    expect((await store.save(booking)).outcome).toBe('stored');
    expect(await store.listBookings({}, 10)).toHaveLength(3);
  });

  test('refuses a key with other content from any address', async () => {
    const store = await database.open();
    await store.save({ ...booking, idempotencyKey: 'key' });
    for (const other of [
      { masseuse: 'alba' } as const,
      { time: '21:30' },
      { message: 'Saturday' },
      { status: 'spam' } as const,
    ]) {
      const same = { ...booking, ...other, idempotencyKey: 'key' };
      expect(await store.save(same)).toEqual({ outcome: 'idempotencyConflict' });
    }
    expect(await store.listBookings({}, 10)).toHaveLength(1);
  });

  test('each field distinguishes requests, except language and statement version', async () => {
    const store = await database.open();
    const first = await store.save(booking);
    for (const difference of [{ locale: 'fr' }, { statementVersion: 'later' }]) {
      expect(await store.save({ ...booking, ...difference })).toEqual({ ...first, outcome: 'repeat' });
    }
    const differences = [
      { masseuse: 'alba' },
      { day: '2026-11-27' },
      { time: '00:30' },
      { name: 'Eva' },
      { email: null },
      { message: null },
    ] as const;
    for (const difference of differences) {
      expect((await store.save({ ...booking, ...difference })).outcome).toBe('stored');
    }
    const visits = (await store.listBookings({}, 10)).filter(({ day, time }) => day || time);
    expect(visits.map(({ day, time }) => [day, time])).toEqual([
      [null, '00:30'],
      ['2026-11-27', null],
    ]);
  });

  test.each([
    ['with equal content', () => booking],
    [
      'with one key from different addresses',
      (number: number) => ({ ...booking, clientAddress: `a${number}`, idempotencyKey: 'k' }),
    ],
    [
      'with equal content and different keys',
      (number: number) => ({ ...booking, idempotencyKey: `k${number}` }),
    ],
  ])('stores one of 30 equal requests in three processes, %s', async (_kind, twin) => {
    const stores = await Promise.all([database.open(), database.open(), database.open()]);
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, number) => stores[number % 3]?.save(twin(number))),
    );
    expect(results.filter((result) => result?.outcome === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result?.outcome === 'repeat')).toHaveLength(29);
    expect(new Set(results.map((result) => result && 'id' in result && result.id)).size).toBe(1);
    expect(await database.execute('SELECT id FROM bookings')).toHaveLength(1);
  });

  test('stores one of ten different requests sent at once with one key', async () => {
    const stores = await Promise.all([database.open(), database.open()]);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        stores[number % 2]?.save({ ...booking, message: `${number}`, idempotencyKey: 'key' }),
      ),
    );
    expect(results.map((result) => result?.outcome).sort()).toEqual([
      ...Array(9).fill('idempotencyConflict'),
      'stored',
    ]);
  });

  test('stores all of 60 different requests sent at once', async () => {
    const stores = await Promise.all([database.open(), database.open()]);
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        stores[number % 2]?.save({ ...booking, message: `${number}`, idempotencyKey: `${number}` }),
      ),
    );
    expect(new Set(results.map((result) => result?.outcome))).toEqual(new Set(['stored']));
    expect(await database.execute('SELECT id FROM bookings')).toHaveLength(60);
  });
});
