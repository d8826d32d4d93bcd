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
import { join } from 'node:path';
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

/** The names of the files in which `restore` kept the previous database. */
const keptFiles = (): string[] => readdirSync(folder).filter((name) => name.includes('.before-restore-'));

test('restore keeps the previous database, with the changes in its WAL file, beside the restored one', async () => {
  await makeDatabase(databasePath, ['Before']);
  const site = openDatabase(databasePath);
  site.exec("UPDATE bookings SET name = 'Only in the WAL file'");
  // Leave the files as after a kill.
  const log = readFileSync(`${databasePath}-wal`);
  const main = readFileSync(databasePath);
  site.close();
  writeFileSync(databasePath, main);
  writeFileSync(`${databasePath}-wal`, log);
  chmodSync(databasePath, 0o644);
  const restored = await restore();
  expect(restored).toMatchObject({ database: databasePath, onlyInBackup: 2, onlyInCurrent: 1 });
  expect(restored.kept).toMatch(/bookings\.sqlite\.before-restore-\d{8}T\d{6}Z$/);
  expect(readNames(databasePath)).toEqual(namesInBackup);
  expect(keptFiles()).toHaveLength(1);
  const [old = ''] = keptFiles();
  for (const file of [databasePath, join(folder, old)]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['bookings.sqlite', old].sort());
  expect(readNames(join(folder, old))).toEqual(['Only in the WAL file']);
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

/** Changes of the schema that the site did not make. */
const planted: Record<string, [change: string, named: string]> = {
  'a trigger': [
    'CREATE TRIGGER hide AFTER INSERT ON bookings BEGIN DELETE FROM bookings WHERE id = new.id; END',
    'trigger hide',
  ],
  'a view': ['CREATE VIEW shown AS SELECT * FROM bookings', 'view shown'],
  'a table': ['CREATE TABLE kept AS SELECT * FROM bookings', 'table kept'],
  'a column': ['ALTER TABLE outbox ADD COLUMN further TEXT', 'table outbox'],
};

test.each(Object.entries(planted))(
  'restore and openDatabase refuse a file with %s that the site did not make',
  async (_, [change, named]) => {
    const reason = `this site did not make ${named} in it`;
    runSql(backupFile, change);
    await expect(restore()).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual([]);
    expect(() => openDatabase(backupFile)).toThrow(reason);
  },
);

test.each(schemaVersions)('restore accepts a backup of version %i with an own index', async (version) => {
  const old = join(temporaryFolder(), 'old.sqlite');
  makeOlderFile(old, version, ['Ana']);
  runSql(old, 'CREATE INDEX own ON bookings (name)');
  expect(await restoreFile(old, databasePath)).toMatchObject({ onlyInBackup: 1 });
  openDatabase(databasePath).close();
  expect(readNames(databasePath)).toEqual(['Ana']);
});

test('restore does not replace the database of another program', async () => {
  new Database(databasePath).exec('CREATE TABLE other (id)').close();
  await expect(restore()).rejects.toThrow('it holds no bookings of this site');
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
});

test('restore reads a copied database file with its WAL file, and changes neither', async () => {
  const site = openDatabase(backupFile);
  site.exec("UPDATE bookings SET name = 'In the WAL file' WHERE name = 'Ana'");
  const killed = join(temporaryFolder(), 'killed.sqlite');
  for (const ending of ['', '-wal']) copyFileSync(backupFile + ending, killed + ending);
  site.close();
  backupFile = killed;
  const readKilled = () => ['', '-wal'].map((ending) => readFileSync(killed + ending));
  const before = readKilled();
  await restore();
  expect(readNames(databasePath)).toEqual(['In the WAL file', 'Zoé']);
  expect(readKilled()).toEqual(before);
});
