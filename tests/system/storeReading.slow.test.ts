import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import type { BookingFilter } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { createSearch } from '../../src/cli/search.ts';
import { createOpenTexts, readIdentityFile } from '../../src/cli/unseal.ts';
import { createSeal } from '../../src/storage/seal.ts';
import { makeKeyFile } from '../support/ageKeys.ts';
import { newBooking } from '../support/bookings.ts';
import { hostileText } from '../support/hostile.ts';
import { massage } from '../support/sample.ts';
import { type TestDatabase, testDatabases } from '../support/testDatabases.ts';
import { temporaryFolder } from '../support/testSite.ts';

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
        const id = await insert(booking);
        const found = await store.findBooking(id);
        expect(found).toEqual({ ...kept, id, createdAt: found?.createdAt, handledAt: null, sealed: null });
        expect(new Date(found?.createdAt ?? '').toISOString()).toBe(found?.createdAt);
        expect(Object.keys(found ?? {})).toEqual(Object.keys((await store.listBookings({}, 1))[0] ?? {}));
      }),
      { numRuns: 100 },
    );
    expect(await store.findBooking('nobody')).toBeNull();
  });

  test('lists filtered bookings, newest first', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push(await insert({ name, email: `${name}@example.com` }));
    await insert({ name: 'Four', status: 'spam', locale: 'fr', serviceSlug: null });
    for (const [hour, id] of ids.entries()) {
      await database.execute(
        'UPDATE bookings SET created_at = ? WHERE id = ?',
        `2026-03-01T0${hour}:00:00.000Z`,
        id,
      );
    }
    expect(await namesOf({})).toEqual(['Four', 'Three', 'Two', 'One']);
    expect(await namesOf({ oldestFirst: true }, 2)).toEqual(['One', 'Two']);
    expect(await namesOf({}, Number.POSITIVE_INFINITY)).toHaveLength(4);
    expect(await namesOf({ withoutSpam: true })).toEqual(['Three', 'Two', 'One']);
    const [since, until] = ['2026-03-01T01:00:00.000Z', '2026-03-01T02:00:00.000Z'];
    expect(await namesOf({ since, until })).toEqual(['Two']);
    expect(await namesOf({ since: until, withoutSpam: true })).toEqual(['Three']);
    expect(
      await namesOf({ since: '0000-01-01T00:00:00.000Z', until: '9999-12-31T23:59:59.000Z' }),
    ).toHaveLength(4);
    expect(await namesOf({ where: { locale: 'fr', status: 'spam', kind: undefined } })).toEqual(['Four']);
    expect(await namesOf({ where: { serviceSlug: null } })).toEqual(['Four']);
    expect(await namesOf({ where: { email: 'Two@example.com' } })).toEqual(['Two']);
    expect(await namesOf({ isSealed: true })).toEqual([]);
    expect(await allOf({ withoutSpam: true })).toEqual(['Three', 'Two', 'One']);
    expect(await store.countByStatus({ since: until })).toEqual({ new: 1, handled: 0, spam: 1 });
  });

  test('searches without regard to case and accents', async () => {
    const texts = {
      'José García': 'Viernes por la tarde',
      'Łukasz Çelik': 'ΑΘΗΝΑ, crème brûlée',
      Ana: 'el 5 de mayo, ó el 6; 50%_off',
      王秀英: 'ＦＵＬＬwidth, ﬁancé',
      Z̸a̸l̸g̸o̸: '–',
    };
    for (const [name, message] of Object.entries(texts))
      await insert({ name, message, phone: '600 111 222' });
    await insert({ name: 'Viernes Later' });
    const found = async (words: string): Promise<string[]> => {
      const { filter, matches = () => true } = createSearch({ words });
      return (await Array.fromAsync(store.eachBooking(filter))).filter(matches).map(({ name }) => name);
    };
    expect(await found('VIÉRNES')).toEqual(['Viernes Later', 'José García']);
    expect(await found('garcia jose')).toEqual(['José García']);
    expect(await found('celik')).toEqual(['Łukasz Çelik']);
    expect(await found('αθηνα')).toEqual(['Łukasz Çelik']);
    expect(await found('CREME brulee')).toEqual(['Łukasz Çelik']);
    expect(await found('50%_off')).toEqual(['Ana']);
    expect(await found('王秀')).toEqual(['王秀英']);
    expect(await found('5')).toEqual(['Ana']);
    expect(await found('zalgo')).toEqual(await found('ZALGO'));
    expect(await found('111 222')).toHaveLength(5);
    expect(await found('nobody')).toEqual([]);
  });

  test('counts bookings by day, and by massage, language and status', async () => {
    await insert({ name: 'One' });
    await insert({ name: 'Two' });
    await insert({ name: 'Spam', status: 'spam' });
    await insert({ name: 'Other', locale: 'es', serviceSlug: null });
    await database.execute(
      "UPDATE bookings SET created_at = ? WHERE name = 'One'",
      '2026-03-01T12:00:00.000Z',
    );
    const day = (date: string, from: string, to: string) => ({
      date,
      from: `${from}T23:00:00.000Z`,
      to: `${to}T23:00:00.000Z`,
    });
    const { groups, days } = await store.stats([
      day('2026-03-01', '2026-02-28', '2026-03-01'),
      day('2026-03-02', '2026-03-01', '2026-03-02'),
    ]);
    expect(days).toEqual([
      { date: '2026-03-01', requests: 1 },
      { date: '2026-03-02', requests: 0 },
    ]);
    const tantra = { kind: 'booking', locale: defaultLocale, serviceSlug: massage.slug };
    expect(groups).toHaveLength(3);
    expect(groups).toContainEqual({
      ...tantra,
      status: 'new',
      requests: 2,
      oldestAt: '2026-03-01T12:00:00.000Z',
    });
    expect(groups).toContainEqual(expect.objectContaining({ ...tantra, status: 'spam', requests: 1 }));
    expect(groups).toContainEqual(expect.objectContaining({ locale: 'es', serviceSlug: null, requests: 1 }));
  });

  test('marks at the same time each report the status that they replace', async () => {
    const id = await insert({ name: 'Ana' });
    const other = await database.open();
    const statuses = ['handled', 'spam', 'new', 'handled', 'spam', 'new', 'handled', 'spam'] as const;
    const replaced = await Promise.all(
      statuses.map((status, index) => (index % 2 === 0 ? store : other).mark(id, status)),
    );
    const last = (await store.findBooking(id))?.status;
    // Each status but the last is replaced as often as it was set, in whatever order the marks ran.
    expect([...replaced, last].sort()).toEqual(['new', ...statuses].sort());
  });

  test('seals stored bookings, and opens them with the key only', async () => {
    const folder = temporaryFolder();
    const { file, recipient } = await makeKeyFile(folder);
    const seal = await createSeal([recipient]);
    const openTexts = await createOpenTexts((await readIdentityFile(file)).identities);
    const sealing = await database.open({ seal });
    const staff = await database.open({
      unseal: (rows) =>
        Promise.all(
          rows.map(async (row) => ({
            ...row,
            ...(row.sealed && (await openTexts(row.sealed))),
            sealed: null,
          })),
        ),
    });
    for (const name of ['Plain', 'Also plain']) await insert({ name, message: 'Zanzibar' });
    await sealing.save(newBooking({ name: 'Sealed', message: 'Zanzibar' }));
    expect([await store.countPlain(), await store.countSealed()]).toEqual([2, 1]);
    expect(await namesOf({ isSealed: true })).toEqual(['']);
    expect(await sealing.sealPlain(seal)).toBe(2);
    expect([await store.countPlain(), await store.countSealed()]).toEqual([0, 3]);
    const plain = await database.execute(
      'SELECT id FROM bookings WHERE name <> ? OR message IS NOT NULL',
      '',
    );
    expect(plain).toEqual([]);
    expect((await Array.fromAsync(staff.eachBooking({}))).map(({ name }) => name)).toEqual([
      'Sealed',
      'Also plain',
      'Plain',
    ]);
    expect((await staff.listBookings({}, 9)).map(({ message }) => message)).toEqual(
      Array(3).fill('Zanzibar'),
    );
  });
});
