import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { readBookings, searchFor } from '../../src/cli/search.ts';
import { foldText } from '../../views/text.ts';
import { openStore } from '../support/databases.ts';
import { putRows } from '../support/hostileRows.ts';
import { newBooking } from '../support/newBooking.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let path: string;

beforeEach(() => {
  path = databaseIn(temporaryFolder());
});

type Store = ReturnType<typeof openStore>;

const keep = async (store: Store, ...names: string[]): Promise<void> => {
  for (const name of names) await store.save(newBooking({ name, email: `${name.length}@example.com` }));
};

const indexAll = async (store: Store): Promise<void> => {
  while (await store.indexForSearch(2));
};

const found = async (store: Store, words: string): Promise<string[]> => {
  const { filter, matches } = searchFor({ words });
  const bookings = await Array.fromAsync(readBookings(store, { ...filter, ...(matches && { matches }) }));
  return bookings.map(({ name }) => name).sort();
};

/** How many rows the index alone leaves to be looked at. */
const left = async (store: Store, words: string): Promise<number> =>
  (await Array.fromAsync(store.each(searchFor({ words }).filter))).length;

const sql = (text: string): void => {
  const db = new Database(path);
  db.pragma('secure_delete = ON');
  db.exec(text);
  db.close();
};

const bytes = (): string =>
  [path, `${path}-wal`]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');

test('the index leaves what may match, and what came after it was built is read', async () => {
  const store = openStore(path);
  await keep(store, 'José García', 'Ana', 'Zanzibar');
  expect(await left(store, 'zanzibar')).toBe(3);
  await indexAll(store);
  expect(await left(store, 'zanzibar')).toBe(1);
  expect(await left(store, 'nobody here')).toBe(0);
  await keep(store, 'Zanzibar Two');
  expect(await found(store, 'ZANZÍBAR')).toEqual(['Zanzibar', 'Zanzibar Two']);
  expect(await found(store, 'garcia jose')).toEqual(['José García']);
  await store.close();
});

test.each([
  ['NGUYỄN', 'nguyen'],
  ['İstanbul', 'istanbul'],
  ['cafe\u0301s', 'cafés'],
  ['s\u0336t\u0336ruck', 'struck'],
  ['1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e3', '123'],
  ['Åsa-Märta', 'åsa-märta'],
  ['Пётр Йовков', 'петр йов'],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍या समय', 'समय'],
  ['王小明', '小明'],
  ['x_%"y*z', '_%"y*'],
  ['abc AND def', 'and'],
])('%s is found by %s', async (name, words) => {
  const store = openStore(path);
  await keep(store, 'Somebody', name);
  await indexAll(store);
  expect(await found(store, words)).toHaveLength(1);
  await store.close();
});

test('every letter of the Latin script is found by the one without its accents', async () => {
  const letters = Array.from({ length: 0x30000 - 0x21 }, (_, index) =>
    String.fromCodePoint(index + 0x21),
  ).filter((letter) => letter.isWellFormed() && /^[a-z0-9]+$/.test(foldText(letter)));
  expect(letters.length).toBeGreaterThan(500);
  const empty = { email: '', phone: '', service: 'x', message: '', locale: 'en' };
  putRows(
    path,
    letters.map((letter) => ({ ...empty, name: `qz${letter}qz` })),
  );
  const store = openStore(path);
  while (await store.indexForSearch(1000));
  for (const [plain, all] of Map.groupBy(letters, foldText)) {
    expect(await found(store, `qz${plain}qz`)).toEqual(all.map((letter) => `qz${letter}qz`).sort());
  }
  await store.close();
});

test('the row number of an erased request is given again, and its successor is found', async () => {
  const store = openStore(path);
  await keep(store, 'Earlier', 'Former', 'Last');
  await indexAll(store);
  sql("DELETE FROM bookings WHERE name = 'Former'; DELETE FROM bookings WHERE name = 'Last'");
  await keep(store, 'Successor', 'Another');
  expect(await found(store, 'successor')).toEqual(['Successor']);
  await indexAll(store);
  expect(await found(store, 'another')).toEqual(['Another']);
  expect(await found(store, 'former')).toEqual([]);
  sql('VACUUM');
  expect(await found(store, 'successor')).toEqual(['Successor']);
  await store.close();
});

test('of a request that was erased or changed nothing stays in the file, neither its groups of letters', async () => {
  const store = openStore(path);
  await keep(store, 'Somebody', 'Qxwvjkz', 'Bxqzwkj');
  await indexAll(store);
  await store.close();
  expect(bytes()).toContain('xwv');
  sql("DELETE FROM bookings WHERE name = 'Qxwvjkz'; UPDATE bookings SET name = '' WHERE name = 'Bxqzwkj'");
  for (const group of ['xwv', 'wvj', 'vjk', 'xqz', 'qzw', 'zwk']) expect(bytes()).not.toContain(group);
  const after = openStore(path);
  expect(await found(after, 'somebody')).toEqual(['Somebody']);
  await after.close();
});

test('what is sealed is always looked at', async () => {
  const store = openStore(path);
  await keep(store, 'Somebody');
  await indexAll(store);
  sql("UPDATE bookings SET name = '', sealed = x'00'");
  expect(await left(store, 'anything')).toBe(1);
  await store.close();
});
