import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Booking } from '../../db/booking.ts';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import type { BookingFilter } from '../../db/queries.ts';
import type { Digest } from '../../db/save.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { type BookingStore, createStore, type StoreOptions } from '../../db/store.ts';
import { createVisitorIndex } from '../../src/bookings/visitorIndex.ts';
import { createDigest } from '../../src/storage/digests.ts';
import { newBooking, runSql } from '../support/bookings.ts';
import { execute as executeIn } from '../support/cluster.ts';
import { hostileText } from '../support/hostile.ts';
import { otherLocale } from '../support/sample.ts';
import { shareCluster, withoutPostgres } from '../support/sharedCluster.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** A database for one test, SQLite or PostgreSQL. */
type TestDatabase = {
  /** Opens the store like another process; it is closed when the test ends. */
  open: (options?: StoreOptions) => Promise<BookingStore>;
  /** Runs SQL that both databases understand, with `?` for each value. */
  execute: (text: string, ...values: unknown[]) => Promise<unknown>;
};

const withDigest = (): Digest => createDigest(randomBytes(32));

const makeSqlite = async (): Promise<TestDatabase> => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const digest = withDigest();
  return {
    open: async (options) => {
      const store = createStore(connectSqlite(openDatabase(path)), { digest, ...options });
      onTestFinished(() => store.close());
      return store;
    },
    execute: async (text, ...values) => runSql(path, text, ...values),
  };
};

/** Settings that an operator may have; nothing may depend on them. */
const settings = [
  "datestyle = 'German, DMY'",
  "timezone = 'America/New_York'",
  "bytea_output = 'escape'",
  "default_transaction_isolation = 'serializable'",
  'synchronous_commit = off',
];

/** Both databases, each with a function that makes an empty one. */
const testDatabases = (): [name: string, make: () => Promise<TestDatabase>][] => {
  const cluster = shareCluster();
  const makePostgres = async (): Promise<TestDatabase> => {
    const url = await cluster().createDatabase();
    const name = new URL(url).pathname.slice(1);
    for (const setting of settings) await executeIn(url, `ALTER DATABASE ${name} SET ${setting}`);
    const digest = withDigest();
    return {
      open: async (options) => {
        const store = createStore(await openPostgres(url), { digest, ...options });
        onTestFinished(() => store.close());
        return store;
      },
      execute: (text, ...values) => {
        let count = 0;
        const numbered = text.replace(/\?/g, () => `$${++count}`);
        return executeIn(url, numbered, values);
      },
    };
  };
  return [
    ['SQLite', makeSqlite],
    ...(withoutPostgres ? [] : [['PostgreSQL', makePostgres] as [string, typeof makePostgres]]),
  ];
};

describe.each(testDatabases())('%s', (_name, make) => {
  let database: TestDatabase;
  let store: BookingStore;

  beforeEach(async () => {
    database = await make();
    store = await database.open();
  });

  const insert = async (differences: Parameters<typeof newBooking>[0]): Promise<string> => {
    const saved = await store.save(newBooking(differences));
    if (!('id' in saved)) throw new Error(saved.outcome);
    return saved.id;
  };

  const namesOf = async (filter: BookingFilter, limit = 100): Promise<string[]> =>
    (await store.listBookings(filter, limit)).map(({ name }) => name);

  const allOf = async (filter: BookingFilter): Promise<string[]> =>
    (await Array.fromAsync(store.eachBooking(filter))).map(({ name }) => name);

  test('the store returns the texts of a booking unchanged, whatever they contain', async () => {
    // Valid bookings contain no control characters except line breaks, and no lone surrogates.
    const text = hostileText.map((each) => each.toWellFormed().replace(/[^\P{Cc}\n]/gu, ''));
    const texts = fc.record({ name: text, email: text, phone: text, service: text, message: text });
    await fc.assert(
      fc.asyncProperty(texts, async (differences) => {
        const booking = newBooking({ ...differences, idempotencyKey: crypto.randomUUID() });
        const { idempotencyKey: _, clientAddress: __, ...kept } = booking;
        const found = await store.findBooking(await insert(booking));
        expect(found).toMatchObject({ ...kept, handledAt: null, sealed: null });
      }),
      { numRuns: 100 },
    );
  });

  test('the store lists bookings newest first, filtered by spam, time and field', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push(await insert({ name, email: `${name}@example.com` }));
    await insert({ name: 'Four', status: 'spam', locale: otherLocale, serviceSlug: null });
    const times = [0, 1, 2].map((hour) => `2026-03-01T0${hour}:00:00.000Z`);
    for (const [index, id] of ids.entries())
      await database.execute('UPDATE bookings SET created_at = ? WHERE id = ?', times[index], id);
    expect(await namesOf({})).toEqual(['Four', 'Three', 'Two', 'One']);
    expect(await namesOf({ oldestFirst: true }, 2)).toEqual(['One', 'Two']);
    expect(await namesOf({ withoutSpam: true })).toEqual(['Three', 'Two', 'One']);
    expect(await namesOf({ since: times[1], until: times[2] })).toEqual(['Two']);
    // A field that is undefined filters nothing.
    const where = { locale: otherLocale, status: 'spam', kind: undefined, serviceSlug: null } as const;
    expect(await namesOf({ where })).toEqual(['Four']);
    expect(await namesOf({ where: { email: 'Two@example.com' } })).toEqual(['Two']);
  });

  test('the store orders bookings of the same moment by arrival', async () => {
    const names = Array.from({ length: 60 }, (_, number) => `${number}`);
    for (const name of names) await insert({ name });
    await database.execute('UPDATE bookings SET created_at = ?', '2026-03-01T00:00:00.000Z');
    expect(await allOf({ oldestFirst: true })).toEqual(names);
    expect(await allOf({})).toEqual(names.toReversed());
    expect(await namesOf({}, 7)).toEqual(names.toReversed().slice(0, 7));
  });

  test('a reader that stops early does not block the store', async () => {
    for (const name of ['Ana', 'Eva']) await insert({ name });
    for await (const _ of store.eachBooking({})) break;
    expect((await store.save(newBooking({ name: 'after' }))).outcome).toBe('stored');
  });

  const person = (name: string) => ({ session: name, person: name });

  test('reserveNext chooses the preferred booking if it is free, else a first one, else the oldest', async () => {
    const [oldest, middle] = [await insert({ name: 'Oldest' }), await insert({ name: 'Middle' })];
    const newest = await insert({ name: 'Newest' });
    const { reserveNext } = store.reservations;
    // A booking that is reserved for somebody is not free for others.
    const choice = { preferred: newest, first: ['unknown id', middle] };
    expect(await reserveNext(person('Ana'), choice)).toBe(newest);
    expect(await reserveNext(person('Eva'), choice)).toBe(middle);
    expect(await reserveNext(person('Mar'), choice)).toBe(oldest);
    expect(await reserveNext(person('Zoé'), choice)).toBeUndefined();
  });

  test('reserveNext chooses no booking to avoid, and listShownToOthers lists what it chose', async () => {
    const [avoided, other] = [await insert({ name: 'Avoided' }), await insert({ name: 'Other' })];
    const { reserveNext, listShownToOthers } = store.reservations;
    expect(await reserveNext(person('Ana'), { avoided: [avoided] })).toBe(other);
    expect(await listShownToOthers(person('Eva'))).toEqual([other]);
    expect(await listShownToOthers(person('Ana'))).toEqual([]);
  });

  test('the visitor index opens a booking only once, unless it came within the last minute', async () => {
    await insert({});
    await database.execute("UPDATE bookings SET created_at = '2026-01-01T00:00:00.000Z'");
    const unseal = vi.fn(async (rows: readonly Booking[]) => [...rows]);
    const index = createVisitorIndex(await database.open({ unseal }));
    await index.update();
    await index.update();
    expect(unseal.mock.calls.flat(2)).toHaveLength(1);
  });

  test('the visitor index lists a night by the hour, hours that have passed last', async () => {
    const day = '2026-11-27';
    const late = await insert({ name: 'Late', day, time: '00:30' });
    const early = await insert({ name: 'Early', day, time: '20:00' });
    const noHour = await insert({ name: 'No hour', day });
    await insert({ name: 'Next day', day: '2026-11-28', time: '20:00' });
    const index = createVisitorIndex(store);
    await index.update();
    expect(index.listNight(day, new Date('2026-11-27T12:00Z'))).toEqual([early, late, noHour]);
    expect(index.listNight(day, new Date('2026-11-27T22:00Z'))).toEqual([late, noHour, early]);
  });

  test('the visitor index finds other bookings with the same e-mail address or number', async () => {
    const sameAddress = await insert({ email: 'ana@example.com' });
    const sameNumber = await insert({ phone: '600111222' });
    await insert({ email: 'eva@example.com', phone: '600111223' });
    const id = await insert({ email: 'ANA@example.com', phone: '+34 600 111 222' });
    const index = createVisitorIndex(store);
    await index.update();
    expect(index.listOthers(id).sort()).toEqual([sameAddress, sameNumber].sort());
  });
});
