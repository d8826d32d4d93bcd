import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { type BookingStore, createStore } from '../../db/store.ts';
import { createDigest } from '../../src/storage/digests.ts';
import { newBooking } from '../support/bookings.ts';
import { hasTerminal, onTerminal } from '../support/cli.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
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
    ids = [];
    for (const name of ['One', 'Two', 'Three']) {
      const saved = await store.save(newBooking({ name }));
      if ('id' in saved) ids.push(saved.id);
    }
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

  test('a reservation lasts ten minutes, and taking the booking again renews it', async () => {
    const isForTenMinutes = async () => {
      const text = 'SELECT 1 FROM reservations WHERE expires_at BETWEEN ? AND ?';
      return (await database.execute(text, inMinutes(9), inMinutes(11))).length === 1;
    };
    expect(await store.reservations.reserveNext(ana)).toBe(ids[0]);
    expect(await isForTenMinutes()).toBe(true);
    await setExpiry(1);
    expect(await isForTenMinutes()).toBe(false);
    expect(await store.reservations.reserveNext(ana, ids[0])).toBe(ids[0]);
    expect(await isForTenMinutes()).toBe(true);
    expect(await store.reservations.reserveNext(eva)).toBe(ids[1]);
  });

  test('a booking is free again when its reservation expires or is released', async () => {
    await store.reservations.reserveNext(ana);
    await setExpiry(-1);
    expect(await store.reservations.reserveNext(eva)).toBe(ids[0]);
    expect(await store.reservations.reserveNext(ana, ids[0])).toBe(ids[1]);
    await store.reservations.release(eva);
    expect(await store.reservations.reserveNext({ session: 'third', person: 'ana' })).toBe(ids[0]);
  });

  test('a reservation from a wrong clock does not hide a booking', async () => {
    await store.reservations.reserveNext(ana);
    await setExpiry(48 * 60);
    expect(await store.reservations.reserveNext(eva)).toBe(ids[0]);
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

  test('a mark with a condition changes nothing if the status is another', async () => {
    const [id = ''] = ids;
    expect(await store.mark(id, 'spam', 'new')).toBe('new');
    expect(await store.mark(id, 'handled', 'new')).toBe('spam');
    expect(await store.findBooking(id)).toMatchObject({ status: 'spam', handledAt: null });
    expect(await store.mark('nobody', 'handled', 'new')).toBeNull();
  });
});

const cluster = shareCluster();

postgresTest('two runs of next in PostgreSQL show different bookings', async ({ skip }) => {
  skip(!hasTerminal);
  const url = await cluster().createDatabase();
  const digest = createDigest(Buffer.alloc(32));
  const store = createStore(await openPostgres(url), { digest });
  onTestFinished(() => store.close());
  for (const name of ['Ana', 'Eva']) await store.save(newBooking({ name }));
  const open = () => onTerminal(['next', '--db', url], { variables: { NO_COLOR: '1' } });
  const [first, second] = [open(), open()];
  const names = () =>
    [first, second].map(({ output }) => /name +(\w+)[\s\S]* q quit\n$/.exec(output())?.[1] ?? '');
  await expect.poll(() => names().toSorted(), { timeout: 50_000 }).toEqual(['Ana', 'Eva']);
  const [shown] = names();
  first.press('h');
  await expect.poll(first.output).toMatch(/Nothing more is new: 1 left for later or shown to others\./);
  expect((await store.listBookings({ where: { status: 'handled' } }, 2)).map(({ name }) => name)).toEqual([
    shown,
  ]);
  second.press('q');
  expect(await second.exited).toBe(0);
  // The first run finds the released booking by itself.
  await expect.poll(() => names()[0], { timeout: 20_000 }).not.toBe(shown);
});
