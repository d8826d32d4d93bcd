import { readdirSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { bookingProperties, columnOf } from '../../db/booking.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase, openExisting } from '../../db/sqlite/openDatabase.ts';
import { createStore } from '../../db/store.ts';
import { bytesOf, databaseFiles } from '../support/bytes.ts';
import { openStore } from '../support/databases.ts';
import { fillSearchIndex, indexedGroups } from '../support/fillSearchIndex.ts';
import { newBooking } from '../support/newBooking.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const folder = new URL('../../db/migrations/', import.meta.url);

const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** Makes a file as the release with this schema version left it, with a request of each name. */
const makeOlderFile = (path: string, version: number, names: readonly string[]): void => {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('secure_delete = ON');
  for (const name of migrations.filter((name) => Number.parseInt(name, 10) <= version)) {
    db.exec(readFileSync(new URL(name, folder), 'utf8'));
  }
  db.pragma(`application_id = ${0x41795362}`);
  db.pragma(`user_version = ${version}`);
  const insert = db.prepare(
    `INSERT INTO bookings (id, created_at, kind, name, service, locale, statement_version, status, fingerprint)
     VALUES (?, '2026-03-01T00:00:00.000Z', 'booking', ?, 'Tantra', 'en', '1', 'new', x'')`,
  );
  for (const [index, name] of names.entries()) insert.run(`id ${index}`, name);
  db.close();
};

const bytesIn = (path: string): string => Buffer.concat(databaseFiles(path).map(bytesOf)).toString('latin1');

const groups = ['qxw', 'xwv', 'wvj'];

test('the columns of a stored request are those of the table', () => {
  const db = openDatabase(databaseIn(temporaryFolder()));
  const columns = db.prepare("SELECT name FROM pragma_table_info('bookings')").pluck().all();
  db.close();
  expect(columns.toSorted()).toEqual([...bookingProperties.map(columnOf), 'fingerprint'].sort());
});

test('an upgrade empties the search index and leaves no trace of it', async () => {
  const path = databaseIn(temporaryFolder());
  makeOlderFile(path, 8, ['Qxwvj', 'Zoé']);
  fillSearchIndex(path);
  expect(indexedGroups(path)).toEqual(expect.arrayContaining(groups));
  await openStore(path).close();
  expect(indexedGroups(path)).toEqual([]);
  const withoutName = bytesIn(path).replaceAll('Qxwvj', '');
  for (const group of groups) expect(withoutName).not.toContain(group);
  const db = new Database(path);
  expect(db.prepare('SELECT last_row FROM search_progress').pluck().get()).toBe(0);
  expect(db.prepare('SELECT count(*) FROM search_by_reading').pluck().get()).toBe(0);
  db.close();
});

test('erasing reaches what a process of the previous release wrote into the search index', async () => {
  const path = databaseIn(temporaryFolder());
  const store = openStore(path);
  const saved = await store.save(newBooking({ name: 'Qxwvj', message: 'é' }));
  await store.save(newBooking({ name: 'Somebody' }));
  fillSearchIndex(path);
  expect(indexedGroups(path)).toEqual(expect.arrayContaining(groups));
  const staff = createStore(connectSqlite(openExisting(path, { writable: true })));
  await staff.erasure.erase(['id' in saved ? saved.id : '']);
  expect(await staff.erasure.emptyLog()).toBe(true);
  await staff.close();
  expect(indexedGroups(path).filter((group) => groups.includes(group))).toEqual([]);
  for (const group of groups) expect(bytesIn(path)).not.toContain(group);
  await store.save(newBooking({ name: 'Next' }));
  expect((await store.list({}, 9)).map(({ name }) => name)).toEqual(['Next', 'Somebody']);
  await store.close();
});
