import {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { restore as restoreFile } from '../../db/sqlite/restore.ts';
import { runSql } from '../support/bookings.ts';
import { damageIndex, makeDatabase, makeOlderFile, readNames, schemaVersions } from '../support/databases.ts';
import { temporaryFolder } from '../support/testSite.ts';

const namesInBackup = ['Ana', 'Zoé'];
let folder: string;
let databasePath: string;
let backupFile: string;

beforeEach(async () => {
  folder = temporaryFolder();
  databasePath = join(folder, 'bookings.sqlite');
  backupFile = join(temporaryFolder(), 'copy.sqlite');
  await makeDatabase(backupFile, namesInBackup);
});

/** Restores the backup, also over bookings that it lacks. */
const restore = () => restoreFile(backupFile, databasePath, { fewer: true });

test('restore keeps the previous database with the changes in its WAL file', async () => {
  await makeDatabase(databasePath, ['Before']);
  const site = openDatabase(databasePath);
  site.exec("UPDATE bookings SET name = 'Only in the WAL file'");
  // Leave the files as after a kill.
  const log = readFileSync(`${databasePath}-wal`);
  const main = readFileSync(databasePath);
  site.close();
  writeFileSync(databasePath, main);
  writeFileSync(`${databasePath}-wal`, log);
  const kept = String((await restore()).kept);
  expect(readNames(databasePath)).toEqual(namesInBackup);
  expect(basename(kept)).toMatch(/^bookings\.sqlite\.before-restore-\d{8}T\d{6}Z$/);
  expect(readNames(kept)).toEqual(['Only in the WAL file']);
  expect(readdirSync(folder).sort()).toEqual(['bookings.sqlite', basename(kept)]);
});

test('after restore, only their owner may read the database and the previous one', async () => {
  await makeDatabase(databasePath, ['Before']);
  chmodSync(databasePath, 0o644);
  const kept = String((await restore()).kept);
  const onlyOwner = 0o600;
  for (const file of [databasePath, kept]) expect(statSync(file).mode & 0o777).toBe(onlyOwner);
});

test.each([
  ['cut off', (file: string) => truncateSync(file, statSync(file).size - 4096), 'it is damaged'],
  ['damaged in an index alone', damageIndex, 'it is damaged'],
  ['no database', (file: string) => writeFileSync(file, 'no database '.repeat(100)), 'it is damaged'],
  ['empty', (file: string) => writeFileSync(file, ''), 'it is empty'],
  ['not there', (file: string) => rmSync(file), 'there is no such file'],
  [
    "another program's",
    (file: string) => {
      rmSync(file);
      new Database(file).exec('CREATE TABLE other (id)').close();
    },
    'it holds no bookings of this site',
  ],
  [
    'of a newer version',
    (file: string) => {
      const db = new Database(file);
      db.pragma('user_version = 9999');
      db.close();
    },
    'it was written by a newer version of this program',
  ],
])('restore refuses a backup that is %s and changes nothing', async (_, spoil, reason) => {
  await makeDatabase(databasePath, ['Before']);
  spoil(backupFile);
  await expect(restore()).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
  expect(readNames(databasePath)).toEqual(['Before']);
});

test.each([
  ['a trigger', 'trigger hide', 'CREATE TRIGGER hide AFTER INSERT ON bookings BEGIN SELECT 1; END'],
  ['a view', 'view shown', 'CREATE VIEW shown AS SELECT * FROM bookings'],
  ['a table', 'table kept', 'CREATE TABLE kept AS SELECT * FROM bookings'],
  ['a column', 'table outbox', 'ALTER TABLE outbox ADD COLUMN further TEXT'],
])('restore and openDatabase refuse a backup with %s of another program', async (_, part, change) => {
  const reason = `this site did not make ${part} in it`;
  runSql(backupFile, change);
  await expect(restore()).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual([]);
  expect(() => openDatabase(backupFile)).toThrow(reason);
});

test.each(schemaVersions)('restore accepts a backup of schema %i with an added index', async (version) => {
  const old = join(temporaryFolder(), 'old.sqlite');
  makeOlderFile(old, version, ['Ana']);
  runSql(old, 'CREATE INDEX own ON bookings (name)');
  await restoreFile(old, databasePath);
  openDatabase(databasePath).close();
  expect(readNames(databasePath)).toEqual(['Ana']);
});

test('restore does not replace the database of another program', async () => {
  new Database(databasePath).exec('CREATE TABLE other (id)').close();
  const before = readFileSync(databasePath);
  await expect(restore()).rejects.toThrow('it holds no bookings of this site');
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
  expect(readFileSync(databasePath)).toEqual(before);
});

test('restore reads a copied database file with its WAL file, and changes neither', async () => {
  const site = openDatabase(backupFile);
  site.exec("UPDATE bookings SET name = 'Only in the WAL file'");
  const killed = join(temporaryFolder(), 'killed.sqlite');
  for (const ending of ['', '-wal']) copyFileSync(backupFile + ending, killed + ending);
  site.close();
  backupFile = killed;
  const readKilled = () => ['', '-wal'].map((ending) => readFileSync(killed + ending));
  const before = readKilled();
  await restore();
  expect(new Set(readNames(databasePath))).toEqual(new Set(['Only in the WAL file']));
  expect(readKilled()).toEqual(before);
});
