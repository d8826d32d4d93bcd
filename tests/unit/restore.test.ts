import {
  chmodSync,
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { DatabaseInUse } from '../../db/sqlite/fileLocks.ts';
import { damageOf } from '../../db/sqlite/inspect.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { restore as restoreFile } from '../../db/sqlite/restore.ts';
import { damageIndex, makeDatabase, namesIn } from '../support/databases.ts';
import { smallDisk } from '../support/faults.ts';
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

const restore = (options?: { dryRun: boolean }) => restoreFile(copy, path, options);

/** The names of all requests in a sound file, or its damage. */
const soundNames = (file: string): string[] => {
  const db = new Database(file);
  const damage = damageOf(db);
  db.close();
  return damage.length > 0 ? damage : namesIn(file);
};

/** The files that `restore` kept of the previous database. */
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
  expect(restored).toMatchObject({ database: path, requests: 2, bytes: statSync(path).size });
  expect(restored.kept).toMatch(/bookings\.sqlite\.before-restore-\d{8}T\d{6}Z$/);
  expect(namesIn(path)).toEqual(['Ana', 'Zoé']);
  expect(kept()).toHaveLength(1);
  const [old = ''] = kept();
  for (const file of [path, join(folder, old)]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['bookings.sqlite', old].sort());
  expect(namesIn(join(folder, old))).toEqual(['Only in the log']);
});

test('ignores the stale log of a missing database', async () => {
  await makeDatabase(path, ['Before']);
  const site = openDatabase(path);
  for (let number = 0; number < 50; number += 1)
    site.exec(`UPDATE bookings SET message = hex(randomblob(5000))`);
  const log = readFileSync(`${path}-wal`);
  const shared = readFileSync(`${path}-shm`);
  site.close();
  rmSync(path);
  writeFileSync(`${path}-wal`, log);
  writeFileSync(`${path}-shm`, shared);
  // Copied by hand, the two files are malformed, because the log belongs to another database.
  const byHand = join(temporaryFolder(), 'bookings.sqlite');
  copyFileSync(copy, byHand);
  writeFileSync(`${byHand}-wal`, log);
  expect(soundNames(byHand)).not.toEqual(['Ana', 'Zoé']);
  await restore();
  expect(readdirSync(folder).filter((name) => /-(wal|shm)$/.test(name))).toEqual(kept());
  expect(soundNames(path)).toEqual(['Ana', 'Zoé']);
  openDatabase(path).close();
  expect(soundNames(path)).toEqual(['Ana', 'Zoé']);
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
  expect(namesIn(path)).toEqual(['Before']);
});

test('refuses to replace a database that an idle connection has open', async () => {
  await makeDatabase(path, ['Before']);
  const site = openDatabase(path);
  await expect(restore()).rejects.toThrow(DatabaseInUse);
  await expect(restore({ dryRun: true })).rejects.toThrow(DatabaseInUse);
  site.close();
  expect(namesIn(path)).toEqual(['Before']);
});

test('changes nothing on a full disk', async ({ skip }) => {
  const disk = smallDisk(join(folder, 'disk'), '192k');
  if (disk === null) return skip('No file system can be mounted here');
  path = join(disk, 'bookings.sqlite');
  const db = openDatabase(copy);
  db.exec(`UPDATE bookings SET message = '${'x'.repeat(60_000)}'`);
  db.close();
  await makeDatabase(join(folder, 'before.sqlite'), ['Before']);
  copyFileSync(join(folder, 'before.sqlite'), path);
  await expect(restore()).rejects.toThrow(/bookings\.sqlite cannot be written: there is no space left/);
  expect(readdirSync(disk)).toEqual(['bookings.sqlite']);
  expect(soundNames(path)).toEqual(['Before']);
});

test('changes nothing in a dry run', async () => {
  await makeDatabase(path, ['Before']);
  expect(await restore({ dryRun: true })).toMatchObject({ requests: 2, kept: null });
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
  expect(namesIn(path)).toEqual(['Before']);
});

test('restoring without an earlier database keeps no copy', async () => {
  expect(await restore()).toMatchObject({ requests: 2, kept: null });
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
});

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
  expect(namesIn(path)).toEqual(['In the log', 'Zoé']);
  expect(readFileSync(`${killed}-wal`).equals(log)).toBe(true);
});

test('replaces a database behind a symbolic link and keeps the link', async () => {
  const place = join(folder, 'data');
  mkdirSync(place);
  const target = join(place, 'real.sqlite');
  await makeDatabase(target, ['Before']);
  symlinkSync(target, path);
  await restore();
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(namesIn(target)).toEqual(['Ana', 'Zoé']);
  expect(readdirSync(place)).toHaveLength(2);
});

test.runIf(process.getuid?.() === 0)('restores as root with the previous owner', async () => {
  await makeDatabase(path, ['Before']);
  chownSync(path, 1234, 1235);
  await restore();
  expect(statSync(path)).toMatchObject({ uid: 1234, gid: 1235 });
});
