import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingFilter } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { createSearch } from '../../src/cli/search.ts';
import { newBooking } from '../support/bookings.ts';
import { hostileText } from '../support/hostile.ts';
import { otherLocale } from '../support/sample.ts';
import { type TestDatabase, testDatabases } from '../support/testDatabases.ts';

const databases = testDatabases();

describe.each(databases)('%s', (_name, make) => {
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

  test('returns stored texts unchanged, whatever they contain', async () => {
    // Valid bookings contain no control characters except line breaks, and no lone surrogates.
    const text = hostileText.map((each) => each.toWellFormed().replace(/[^\P{Cc}\n]/gu, ''));
    const texts = fc.record({ name: text, email: text, phone: text, service: text, message: text });
    await fc.assert(
      fc.asyncProperty(texts, async (differences) => {
        const booking = newBooking({ ...differences, idempotencyKey: crypto.randomUUID() });
        const { idempotencyKey: _, clientAddress: __, ...kept } = booking;
        const found = await store.findBooking(await insert(booking));
        expect(found).toMatchObject({ ...kept, handledAt: null, sealed: null });
        expect(new Date(found?.createdAt ?? '').toISOString()).toBe(found?.createdAt);
      }),
      { numRuns: 100 },
    );
    expect(await store.findBooking('nobody')).toBeNull();
  });

  test('lists filtered bookings, newest first', async () => {
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
    expect(await allOf({ withoutSpam: true })).toEqual(['Three', 'Two', 'One']);
    expect(await namesOf({ since: times[1], until: times[2] })).toEqual(['Two']);
    const where = { locale: otherLocale, status: 'spam', kind: undefined, serviceSlug: null } as const;
    expect(await namesOf({ where })).toEqual(['Four']);
    expect(await namesOf({ where: { email: 'Two@example.com' } })).toEqual(['Two']);
    expect(await store.countByStatus({ since: times[2] })).toEqual({ new: 1, handled: 0, spam: 1 });
  });

  test('orders bookings of the same moment by arrival, and returns each once', async () => {
    const names = Array.from({ length: 60 }, (_, number) => `${number}`);
    for (const name of names) await insert({ name });
    await database.execute('UPDATE bookings SET created_at = ?', '2026-03-01T00:00:00.000Z');
    expect(await allOf({ oldestFirst: true })).toEqual(names);
    expect(await allOf({})).toEqual(names.toReversed());
    expect(await namesOf({}, 7)).toEqual(names.toReversed().slice(0, 7));
    // A reader that stops early blocks nobody.
    for await (const _ of store.eachBooking({})) break;
    expect((await store.save(newBooking({ name: 'after' }))).outcome).toBe('stored');
  });

  test('searches without regard to case and accents', async () => {
    const texts = {
      'José García': 'Viernes por la tarde',
      'Łukasz Çelik': 'ΑΘΗΝΑ, crème brûlée',
      Ana: 'el 5 de mayo, ó el 6; 50%_off',
      王秀英: 'ＦＵＬＬwidth, ﬁancé',
    };
    for (const [name, message] of Object.entries(texts))
      await insert({ name, message, phone: '600 111 222' });
    const found = async (words: string): Promise<string[]> => {
      const { filter, matches = () => true } = createSearch({ words });
      return (await Array.fromAsync(store.eachBooking(filter))).filter(matches).map(({ name }) => name);
    };
    for (const [words, name] of [
      ['VIÉRNES', 'José García'],
      ['garcia jose', 'José García'],
      ['celik', 'Łukasz Çelik'],
      ['αθηνα CREME', 'Łukasz Çelik'],
      ['50%_off', 'Ana'],
      ['王秀', '王秀英'],
      ['fullwidth fiance', '王秀英'],
    ] as const)
      expect(await found(words), words).toEqual([name]);
    expect(await found('111 222')).toHaveLength(4);
    expect(await found('nobody')).toEqual([]);
  });
});
