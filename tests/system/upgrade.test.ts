import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { createBookings } from '../../db/bookings.ts';
import { openDatabase, schemaVersion } from '../../db/database.ts';
import { bookingsOn } from '../support/cli.ts';
import { findInFiles, readValue, runSql } from '../support/databaseFiles.ts';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { spawnServer, startTestServer } from '../support/serverProcess.ts';

/** A file that release 0.2.0 wrote, with five requests. */
const fixture = join(root, 'tests/fixtures/bookings-0.2.0.sqlite');

let folder: string;
let databasePath: string;

beforeEach(() => {
  folder = temporaryFolder();
  databasePath = databaseIn(folder);
  copyFileSync(fixture, databasePath);
});

/** All rows that a query finds in a file. */
const query = (path: string, sql: string): unknown[] => {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
};

const upgrade = (): void => {
  openDatabase(databasePath).close();
};

test('the site upgrades a file of 0.2.0 at its start, so that staff find its requests', async () => {
  await startTestServer({ DATABASE_PATH: databasePath });
  const { status, stdout } = bookingsOn(databasePath)('list', '--format', 'json');
  expect(status).toBe(0);
  const found: { name: string }[] = JSON.parse(stdout);
  expect(found.map(({ name }) => name)).toEqual(['Luis', 'Eva', 'Jean François', 'Ana Riera']);
});

test('spam of 0.2.0 is still spam after the upgrade', () => {
  upgrade();
  expect(bookingsOn(databasePath)('list', '--status', 'spam').stdout).toMatch(/ spam +Bot /);
});

test('the upgrade keeps every text, status, note and time of every request', () => {
  const kept = `SELECT id, created_at, kind, name, email, phone, service, service_slug, masseuse, day, time, message,
    locale, statement_version, status, handled_at, note FROM bookings ORDER BY rowid`;
  const before = query(databasePath, kept);
  expect(before).toHaveLength(5);
  upgrade();
  expect(query(databasePath, kept)).toEqual(before);
});

test('an upgraded file has the current version', () => {
  upgrade();
  expect(readValue(databasePath, 'PRAGMA user_version')).toBe(schemaVersion);
});

test('an upgraded file is still marked as the bookings of this site', () => {
  upgrade();
  expect(readValue(databasePath, 'PRAGMA application_id')).toBe(readValue(fixture, 'PRAGMA application_id'));
});

test('the staff get no mail about upgraded requests', () => {
  upgrade();
  const db = openDatabase(databasePath);
  const waiting = createBookings(db, { isMailOn: true }).countUnnotified();
  db.close();
  expect(waiting).toBe(0);
});

test('staff see every upgraded new request in next at once', () => {
  upgrade();
  const hidden = 'SELECT name FROM bookings WHERE hidden_until IS NOT NULL';
  expect(query(databasePath, hidden)).toEqual([]);
});

test('an upgraded request is no repeat of another one', () => {
  // Requests with the same fingerprint are repeats, and no new request has an empty one.
  upgrade();
  const others = "SELECT name FROM bookings WHERE fingerprint <> x''";
  expect(query(databasePath, others)).toEqual([]);
});

test('an upgraded file is sound', () => {
  upgrade();
  expect(readValue(databasePath, 'PRAGMA integrity_check')).toBe('ok');
});

test.each([
  ['tables and indexes', 'SELECT type, name FROM sqlite_schema ORDER BY type, name'],
  ['columns', `SELECT name, type, "notnull", pk FROM pragma_table_info('bookings') ORDER BY name`],
])('an upgraded file has the %s of a new one', (_name, sql) => {
  upgrade();
  const newPath = databaseIn(temporaryFolder());
  openDatabase(newPath).close();
  expect(query(newPath, sql)).not.toEqual([]);
  expect(query(databasePath, sql)).toEqual(query(newPath, sql));
});

test('the digests that 0.2.0 stored about visitors are not in the upgraded file', () => {
  const read = (column: string) => readValue(fixture, `SELECT ${column} FROM bookings LIMIT 1`);
  const digests = ['client', 'content', 'idempotency_key'].map(read).filter(Buffer.isBuffer);
  expect(digests).toHaveLength(3);
  expect(findInFiles(fixture, digests)).toEqual(digests);
  upgrade();
  expect(findInFiles(databasePath, digests)).toEqual([]);
});

test('staff can mark an upgraded request', () => {
  upgrade();
  const [id] = query(databasePath, "SELECT id FROM bookings WHERE name = 'Luis'") as { id: string }[];
  expect(bookingsOn(databasePath)('mark', id?.id ?? '', 'handled').status).toBe(0);
  expect(readValue(databasePath, "SELECT status FROM bookings WHERE name = 'Luis'")).toBe('handled');
});

test.each([
  [
    'with requests that 0.2.0 encrypted (sealed)',
    "UPDATE bookings SET sealed = x'00' WHERE name = 'Eva'",
    'has sealed requests (1)',
  ],
  // 0.2.0 wrote 13.
  ['from before 0.2.0', 'PRAGMA user_version = 12', 'was written by a version before 0.2.0'],
  ['from a later release', `PRAGMA user_version = ${schemaVersion + 1}`, 'was written by a newer version'],
  ['without the mark of this site', 'PRAGMA application_id = 0', 'does not hold bookings of this site'],
])('the site refuses to start on a file %s, and leaves it unchanged', async (_, sql, reason) => {
  runSql(databasePath, sql);
  const before = readFileSync(databasePath);
  const starting = spawnServer({ DATABASE_PATH: databasePath });
  const { message } = await starting.then(
    () => new Error('The server has started.'),
    (error: Error) => error,
  );
  expect(message.trim().split('\n')).toHaveLength(1);
  // The words of `spawnServer`, before those of the server.
  expect(message).toContain('The server exited with 1: ');
  expect(message).toContain(reason);
  expect(readFileSync(databasePath).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
});
