import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../db/backup.ts';
import { createBookings } from '../../db/bookings.ts';
import { openDatabase, schemaVersion } from '../../db/database.ts';
import { bookingsOn } from '../support/cli.ts';
import { holdWriteLock, readValue } from '../support/databaseFiles.ts';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { makeDatabase, newBooking, readNames, storeAll } from '../support/storedBookings.ts';

let folder: string;
let databasePath: string;
let copy: string;
let bookings: ReturnType<typeof bookingsOn>;

beforeEach(() => {
  folder = temporaryFolder();
  databasePath = databaseIn(folder);
  copy = join(folder, 'copy.sqlite');
  bookings = bookingsOn(databasePath);
  makeDatabase(databasePath, ['Ana', 'Eva']);
});

/** Opens the database like the running site, until the test ends. */
const openSite = () => {
  const db = openDatabase(databasePath);
  onTestFinished(() => void db.close());
  return createBookings(db);
};

/** Makes a backup of the database with `Ana` and `Eva`, and then stores `Mar`. */
const backUpAndChange = async (): Promise<void> => {
  const db = openDatabase(databasePath);
  await backUp(db, copy);
  db.close();
  storeAll(databasePath, [newBooking({ name: 'Mar' })]);
};

const change = (path: string, sql: string): void => {
  const db = new Database(path);
  db.exec(sql);
  db.close();
};

test('backup copies the requests of a running site, also those in its write-ahead log', () => {
  openSite().save(newBooking({ name: 'Mar' }));
  expect(bookings('backup', copy).status).toBe(0);
  expect(readNames(copy)).toEqual(['Ana', 'Eva', 'Mar']);
});

test('backup says how many requests it copied, and where', () => {
  expect(bookings('backup', copy)).toEqual({
    status: 0,
    stdout: '',
    stderr: `Copied 2 requests to ${copy}.\n`,
  });
});

test('nobody but the user who made a backup may read it', () => {
  expect(bookings('backup', copy).status).toBe(0);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
});

test('a backup is one file, without a write-ahead log beside it', () => {
  bookings('backup', copy);
  expect(readValue(copy, 'PRAGMA journal_mode')).toBe('delete');
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite']);
});

test('backup refuses an existing file, and leaves it as it is', () => {
  writeFileSync(copy, 'mine');
  const { status, stderr } = bookings('backup', copy);
  expect(status).toBe(2);
  expect(stderr).toBe(`bookings: ${copy} exists already. --yes replaces it.\n`);
  expect(readFileSync(copy, 'utf8')).toBe('mine');
});

test('backup --yes replaces an existing file', () => {
  writeFileSync(copy, 'mine');
  expect(bookings('backup', copy, '--yes').status).toBe(0);
  expect(readNames(copy)).toEqual(['Ana', 'Eva']);
});

test('nobody else may read a backup that replaces a file that others could read', () => {
  writeFileSync(copy, 'mine', { mode: 0o644 });
  expect(bookings('backup', copy, '--yes').status).toBe(0);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
});

test('backup refuses to replace the database itself, also with --yes', () => {
  const { status, stderr } = bookings('backup', databasePath, '--yes');
  expect([status, stderr]).toEqual([1, `bookings: ${databasePath} is the database itself.\n`]);
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva']);
});

test('backup refuses to replace the write-ahead log of a running site, also with --yes', () => {
  openSite().save(newBooking({ name: 'Mar' }));
  const log = `${databasePath}-wal`;
  const { status, stderr } = bookings('backup', log, '--yes');
  expect([status, stderr]).toEqual([1, `bookings: ${log} is a part of the database.\n`]);
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva', 'Mar']);
});

test('backup into a folder that is missing exits with 1 and one line', () => {
  const { status, stderr } = bookings('backup', join(folder, 'none/copy.sqlite'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^bookings: .*none.*\n$/);
});

test('restore removes the requests that came after the backup', async () => {
  await backUpAndChange();
  expect(bookings('restore', copy, '--yes').status).toBe(0);
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva']);
});

test('restore brings back a request that was lost after the backup', async () => {
  await backUpAndChange();
  change(databasePath, "DELETE FROM bookings WHERE name = 'Eva'");
  expect(bookings('restore', copy, '--yes').status).toBe(0);
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva']);
});

test('restore says how many requests it restored, replaced and lost', async () => {
  await backUpAndChange();
  const { stderr } = bookings('restore', copy, '--yes');
  expect(stderr).toBe(
    'Restored 2 requests in place of 3 requests. Newer than the backup, and lost: 1 request.\n',
  );
});

test('a site that runs while staff restore a backup has the restored requests', async () => {
  const site = openSite();
  await backUpAndChange();
  expect(site.list().map(({ name }) => name)).toEqual(['Mar', 'Eva', 'Ana']);
  bookings('restore', copy, '--yes');
  expect(site.list().map(({ name }) => name)).toEqual(['Eva', 'Ana']);
});

test('a site that runs while staff restore a backup stores further requests', async () => {
  const site = openSite();
  await backUpAndChange();
  bookings('restore', copy, '--yes');
  site.save(newBooking({ name: 'Zoe' }));
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva', 'Zoe']);
});

test('a restored database is sound, and has a write-ahead log again', async () => {
  await backUpAndChange();
  expect(bookings('restore', copy, '--yes').status).toBe(0);
  expect(readValue(databasePath, 'PRAGMA integrity_check')).toBe('ok');
  expect(readValue(databasePath, 'PRAGMA journal_mode')).toBe('wal');
});

test('nobody else may read a restored database, even if others may read the backup', async () => {
  await backUpAndChange();
  chmodSync(copy, 0o644);
  expect(bookings('restore', copy, '--yes').status).toBe(0);
  expect(statSync(databasePath).mode & 0o777).toBe(0o600);
});

test('restore does not change the backup', async () => {
  await backUpAndChange();
  const before = readFileSync(copy);
  expect(bookings('restore', copy, '--yes').status).toBe(0);
  expect(readFileSync(copy).equals(before)).toBe(true);
});

test('restore without --yes says what it would replace and lose, and exits with 2', async () => {
  await backUpAndChange();
  const { status, stderr } = bookings('restore', copy);
  expect(status).toBe(2);
  expect(stderr).toContain('This would put 2 requests in place of 3 requests.');
  expect(stderr).toContain('Newer than the backup, and lost: 1 request.');
});

test('restore without --yes warns of lost marks and of erased requests that return', async () => {
  await backUpAndChange();
  const { stderr } = bookings('restore', copy);
  expect(stderr).toContain(
    'Marks and notes since the backup are lost, too. Requests erased since come back.\n',
  );
});

test('restore without --yes says how to keep a way back', async () => {
  await backUpAndChange();
  const { stderr } = bookings('restore', copy);
  expect(stderr).toMatch(/\nNothing was changed\. .* bookings backup <file>, .* --yes\.\n$/);
});

test('restore without --yes replaces nothing', async () => {
  await backUpAndChange();
  bookings('restore', copy);
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva', 'Mar']);
});

/** Expects that `restore` fails with one line, and that the database still has all requests. */
const expectRefusal = (reason: string | RegExp): void => {
  const { status, stderr } = bookings('restore', copy, '--yes');
  expect(status).toBe(1);
  expect(stderr).toMatch(reason);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva', 'Mar']);
  expect(readValue(databasePath, 'PRAGMA integrity_check')).toBe('ok');
};

test('restore refuses a database of another program', async () => {
  await backUpAndChange();
  change(copy, 'PRAGMA application_id = 0');
  expectRefusal('copy.sqlite does not hold bookings of this site');
});

test('restore refuses an empty file', async () => {
  await backUpAndChange();
  writeFileSync(copy, '');
  expectRefusal('copy.sqlite does not hold bookings of this site');
});

test('restore refuses a file that is no database', async () => {
  await backUpAndChange();
  writeFileSync(copy, 'no database '.repeat(1000));
  expectRefusal('it is not a SQLite database');
});

test('restore refuses a file that is missing', () => {
  storeAll(databasePath, [newBooking({ name: 'Mar' })]);
  expectRefusal('there is no such file');
  expect(existsSync(copy)).toBe(false);
});

test('restore refuses a folder', () => {
  storeAll(databasePath, [newBooking({ name: 'Mar' })]);
  mkdirSync(copy);
  expectRefusal('copy.sqlite is not a file');
});

test('restore refuses a backup of version 0.2.0, and says how to upgrade it', async () => {
  await backUpAndChange();
  copyFileSync(join(root, 'tests/fixtures/bookings-0.2.0.sqlite'), copy);
  expectRefusal('older version of this program. Start the site with it once');
});

test('restore refuses a backup of a newer version', async () => {
  await backUpAndChange();
  change(copy, `PRAGMA user_version = ${schemaVersion + 1}`);
  expectRefusal('newer version of this program');
});

test('restore refuses a backup to which somebody added a trigger', async () => {
  await backUpAndChange();
  change(copy, 'CREATE TRIGGER t AFTER INSERT ON bookings BEGIN DELETE FROM bookings; END');
  expectRefusal('has a trigger');
});

test('restore refuses a backup with a damaged page of SQLite', async () => {
  await backUpAndChange();
  const bytes = readFileSync(copy);
  const pageSize = 4096;
  bytes.fill('x', pageSize, 2 * pageSize);
  writeFileSync(copy, bytes);
  expectRefusal('damaged');
});

test('restore refuses a backup that was cut off', async () => {
  await backUpAndChange();
  truncateSync(copy, statSync(copy).size - 4096);
  expectRefusal('damaged');
});

test('restore changes nothing while another process writes, and says to try again', async () => {
  await backUpAndChange();
  const lock = holdWriteLock(databasePath);
  const { status, stderr } = bookings('restore', copy, '--yes');
  lock.release();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^bookings: .*another process is writing to .*[Tt]ry again.*\n$/);
  expect(readNames(databasePath)).toEqual(['Ana', 'Eva', 'Mar']);
});
