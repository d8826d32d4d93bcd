import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openExisting } from '../../db/sqlite/openDatabase.ts';
import { createStore } from '../../db/store.ts';
import { daysAgo, newBooking, runSql } from '../support/bookings.ts';
import { findTexts, openStore, readNames } from '../support/databases.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let database: string;

beforeEach(() => {
  database = databaseIn(temporaryFolder());
});

const save = async (store: ReturnType<typeof openStore>, name: string): Promise<string> => {
  const saved = await store.save(newBooking({ name, idempotencyKey: name }));
  if (!('id' in saved)) throw new Error(saved.outcome);
  return saved.id;
};

/** Erases like another process while a server has the file open. */
const asStaff = async <T>(
  use: (erasure: ReturnType<typeof openStore>['erasure']) => Promise<T>,
): Promise<T> => {
  const staff = createStore(connectSqlite(openExisting(database, { writable: true })));
  try {
    return await use(staff.erasure);
  } finally {
    await staff.close();
  }
};

test('erasing a booking also erases its notification, and keeps other bookings', async () => {
  const store = openStore(database, ['mail']);
  const id = await save(store, 'Ana');
  await save(store, 'Eva');
  expect(await asStaff((erasure) => erasure.erase([id, 'unknown id']))).toBe(1);
  await store.close();
  const db = new Database(database);
  // The outbox holds one notification for each booking.
  const idsIn = (table: string, column: string) => db.prepare(`SELECT ${column} FROM ${table}`).pluck().all();
  expect(idsIn('bookings', 'name')).toEqual(['Eva']);
  expect(idsIn('outbox', 'booking_id')).toEqual(idsIn('bookings', 'id'));
  db.close();
});

test('while a server runs, erased bookings leave no byte in any file', async () => {
  const store = openStore(database);
  const ids = [await save(store, 'First'), await save(store, 'Second')];
  const texts = ['First', 'Second', ...ids];
  expect(findTexts(database, texts)).toEqual(texts);
  await asStaff((erasure) => erasure.erase(ids).then(() => erasure.emptyLog()));
  expect(findTexts(database, texts)).toEqual([]);
  await save(store, 'Stored after the erasure');
  await store.close();
  expect(readNames(database)).toEqual(['Stored after the erasure']);
});

test('erasing every third of 3,000 bookings leaves no byte of their texts in the database file', async () => {
  const isErased = (number: number) => number % 3 === 0;
  const store = openStore(database);
  const db = openExisting(database, { writable: true });
  const insert = db.prepare(
    `INSERT INTO bookings (id, created_at, kind, name, email, service, message, locale, statement_version, status)
   VALUES (?, ?, 'booking', ?, ?, 'Tantra', ?, 'es', '1', 'new')`,
  );
  const mark = db.prepare("UPDATE bookings SET status = 'handled', handled_at = created_at WHERE id = ?");
  const rows = Array.from({ length: 3000 }, (_, number) => ({
    id: crypto.randomUUID(),
    texts: [
      `NAME${number}X`,
      `mail${number}@x.example`,
      `${'m'.repeat((number * 37) % 400)}MESSAGE${number}X`,
    ] as const,
  }));
  db.transaction(() => {
    for (const [number, { id, texts }] of rows.entries()) {
      insert.run(id, new Date(1e12 + number).toISOString(), ...texts);
      // A row that grows makes SQLite move its neighbours to another page.
      if (number % 2 === 0) mark.run(rows[(number * 7919) % (number + 1)]?.id);
    }
  })();
  db.close();
  await asStaff(async (erasure) => {
    await erasure.erase(rows.filter((_, number) => isErased(number)).map(({ id }) => id));
    await erasure.rebuild();
    await erasure.emptyLog();
  });
  const written = readFileSync(database, 'latin1').matchAll(/(?:NAME|MESSAGE)(\d+)X|mail(\d+)@/g);
  const numbersInFile = new Set(Array.from(written, ([, one, other]) => Number(one ?? other)));
  const kept = [...rows.keys()].filter((number) => !isErased(number));
  expect(numbersInFile).toEqual(new Set(kept));
  expect(readNames(database)).toEqual(kept.map((number) => `NAME${number}X`));
  await store.close();
});

test('erasing by age erases hundreds of bookings, in more than one transaction', async () => {
  const store = openStore(database);
  const count = 401;
  for (let number = 0; number < count; number += 1) await save(store, `Ana ${number}`);
  expect(await asStaff((erasure) => erasure.eraseBefore(daysAgo(-1)))).toBe(count);
  expect(readNames(database)).toEqual([]);
  await store.close();
});

test('clearDigests removes every digest of bookings stored before a time, and of no other', async () => {
  const store = openStore(database);
  for (const name of ['Ana', 'Eva']) await save(store, name);
  runSql(database, "UPDATE bookings SET created_at = ? WHERE name = 'Ana'", daysAgo(2));
  await asStaff((erasure) => erasure.clearDigests(daysAgo(1)));
  await store.close();
  const db = new Database(database);
  const rows = db.prepare('SELECT client, content, idempotency_key FROM bookings ORDER BY name').raw().all();
  db.close();
  expect(rows).toEqual([Array(3).fill(null), Array(3).fill(expect.any(Buffer))]);
});
