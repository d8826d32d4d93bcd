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

let folder: string;
let path: string;
let copy: string;

beforeEach(async () => {
  folder = temporaryFolder();
  path = join(folder, 'bookings.sqlite');
  copy = join(temporaryFolder(), 'copy.sqlite');
  await makeDatabase(copy, ['Ana', 'Zoé']);
});

/** Restores the copy, also over bookings that it lacks. */
const restore = () => restoreFile(copy, path, { fewer: true });

/** The names of the files in which `restore` kept the previous database. */
const kept = (): string[] => readdirSync(folder).filter((name) => name.includes('.before-restore-'));

test('keeps the previous database with its log beside the restored one', async () => {
  await makeDatabase(path, ['Before']);
  const site = openDatabase(path);
  site.exec("UPDATE bookings SET name = 'Only in the log'");
  // Leave the files as after a kill.
  const log = readFileSync(`${path}-wal`);
  const main = readFileSync(path);
  site.close();
  writeFileSync(path, main);
  writeFileSync(`${path}-wal`, log);
  chmodSync(path, 0o644);
  const restored = await restore();
  expect(restored).toMatchObject({ database: path, onlyInBackup: 2, onlyInCurrent: 1 });
  expect(restored.kept).toMatch(/bookings\.sqlite\.before-restore-\d{8}T\d{6}Z$/);
  expect(readNames(path)).toEqual(['Ana', 'Zoé']);
  expect(kept()).toHaveLength(1);
  const [old = ''] = kept();
  for (const file of [path, join(folder, old)]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['bookings.sqlite', old].sort());
  expect(readNames(join(folder, old))).toEqual(['Only in the log']);
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
])('refuses a backup that is %s and changes nothing', async (_, spoil, reason) => {
  await makeDatabase(path, ['Before']);
  spoil(copy);
  await expect(restore()).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
  expect(readNames(path)).toEqual(['Before']);
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
  'refuses a backup or database with %s that the site did not make',
  async (_, [change, named]) => {
    const reason = `this site did not make ${named} in it`;
    runSql(copy, change);
    await expect(restore()).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual([]);
    expect(() => openDatabase(copy)).toThrow(reason);
  },
);

test.each(schemaVersions)(
  'restores version %i with an additional index, and opens the result',
  async (version) => {
    const old = join(temporaryFolder(), 'old.sqlite');
    makeOlderFile(old, version, ['Ana']);
    runSql(old, 'CREATE INDEX own ON bookings (name)');
    expect(await restoreFile(old, path)).toMatchObject({ onlyInBackup: 1 });
    openDatabase(path).close();
    expect(readNames(path)).toEqual(['Ana']);
  },
);

test('refuses to replace the database of another program', async () => {
  new Database(path).exec('CREATE TABLE other (id)').close();
  await expect(restore()).rejects.toThrow('it holds no bookings of this site');
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
});

test('restores a plain copy with the log beside it, and keeps both', async () => {
  const site = openDatabase(copy);
  site.exec("UPDATE bookings SET name = 'In the log' WHERE name = 'Ana'");
  const killed = join(temporaryFolder(), 'killed.sqlite');
  for (const ending of ['', '-wal']) copyFileSync(copy + ending, killed + ending);
  site.close();
  copy = killed;
  const log = readFileSync(`${killed}-wal`);
  await restore();
  expect(readNames(path)).toEqual(['In the log', 'Zoé']);
  expect(readFileSync(`${killed}-wal`).equals(log)).toBe(true);
});
