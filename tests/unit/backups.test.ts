import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../db/sqlite/backUp.ts';
import { openWithoutWriting } from '../../db/sqlite/inspect.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { backupPath, expiredBackups, listBackups, removeAbandoned } from '../../src/maintenance/backups.ts';
import { damageIndex, makeDatabase, readNames } from '../support/databases.ts';
import { smallDisk } from '../support/faults.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

describe('backUp', () => {
  const storedNames = ['Ana', 'Zoé'];
  let folder: string;
  let databasePath: string;

  beforeEach(async () => {
    folder = temporaryFolder();
    databasePath = databaseIn(folder);
    mkdirSync(join(folder, 'copies'));
    await makeDatabase(databasePath, storedNames);
  });

  const filesIn = (name: string) => readdirSync(join(folder, name)).sort();

  /** Backs up a database to a file of the test's folder. */
  const backUpTo = async (target: string, options: { replace?: boolean } = {}, from = databasePath) => {
    const source = openWithoutWriting(from);
    try {
      return await backUp(source, join(folder, target), options);
    } finally {
      source.close();
    }
  };

  /** Changes the database, and keeps the change in its WAL file until the test ends. */
  const changeInWalFile = (sql: string): void => {
    const site = openDatabase(databasePath);
    site.exec(sql);
    onTestFinished(() => void site.close());
  };

  test('a backup is one file, and leaves nothing beside itself or the database', async () => {
    await backUpTo('copies/copy.sqlite');
    expect(filesIn('copies')).toEqual(['copy.sqlite']);
    expect(filesIn('.')).toEqual(['bookings.sqlite', 'copies']);
  });

  test.each([
    ['the database', 'bookings.sqlite', 'is the database itself'],
    ['its WAL file', 'bookings.sqlite-wal', 'is the database itself'],
    ['a link to it', 'link.sqlite', 'is the database itself'],
    ['a folder', 'copies', 'is not a file'],
    ['a name beside a WAL file', 'stale.sqlite', /stale\.sqlite is another database: choose another name\.$/],
    ['a broken link', 'to-nothing.sqlite', 'to-nothing.sqlite is a symbolic link: choose another name.'],
    ['a link to a backup', 'to-copy.sqlite', 'to-copy.sqlite is a symbolic link: choose another name.'],
    ['no folder', 'none/copy.sqlite', 'cannot be written: there is no such folder'],
  ])('a backup to %s (%s) is refused and changes no file', async (_, target, reason) => {
    symlinkSync(databasePath, join(folder, 'link.sqlite'));
    symlinkSync('missing.sqlite', join(folder, 'to-nothing.sqlite'));
    symlinkSync('copies/copy.sqlite', join(folder, 'to-copy.sqlite'));
    writeFileSync(join(folder, 'copies/copy.sqlite'), 'the earlier one');
    writeFileSync(join(folder, 'stale.sqlite-wal'), 'the log of an earlier database');
    const before = filesIn('.');
    await expect(backUpTo(target, { replace: true })).rejects.toThrow(reason);
    expect(filesIn('.')).toEqual(before);
    expect(readFileSync(join(folder, 'copies/copy.sqlite'), 'utf8')).toBe('the earlier one');
    expect(readNames(databasePath)).toEqual(storedNames);
  });

  test('a damaged database does not replace its earlier backup', async () => {
    await backUpTo('copies/copy.sqlite');
    const readBackup = () => readFileSync(join(folder, 'copies/copy.sqlite'));
    const earlier = readBackup();
    damageIndex(databasePath);
    await expect(backUpTo('copies/copy.sqlite', { replace: true })).rejects.toThrow('it is damaged: ');
    expect(readBackup().equals(earlier)).toBe(true);
    expect(filesIn('copies')).toEqual(['copy.sqlite']);
  });

  test('a backup to a full disk keeps the earlier backup and leaves no other file', async ({ skip }) => {
    if (smallDisk(join(folder, 'disk'), '96k') === null) return skip('No file system can be mounted here');
    const target = join(folder, 'disk/copy.sqlite');
    writeFileSync(target, 'the earlier one');
    // Both bookings together need more than 96 KiB.
    changeInWalFile(`UPDATE bookings SET message = '${'x'.repeat(60_000)}'`);
    await expect(backUpTo('disk/copy.sqlite', { replace: true })).rejects.toThrow(
      `${target} cannot be written: there is no space left on its disk (`,
    );
    expect(filesIn('disk')).toEqual(['copy.sqlite']);
    expect(readFileSync(target, 'utf8')).toBe('the earlier one');
  });

  test('a backup of a link to the database has the changes that are only in its WAL file', async () => {
    changeInWalFile("UPDATE bookings SET name = 'Only in the WAL file' WHERE name = 'Ana'");
    const link = join(folder, 'link.sqlite');
    symlinkSync(databasePath, link);
    await backUpTo('copies/copy.sqlite', {}, link);
    expect(readNames(join(folder, 'copies/copy.sqlite'))).toContain('Only in the WAL file');
  });
});

const now = Date.parse('2026-07-31T22:05:00Z');
const hour = 3_600_000;

test('listBackups finds the backups of bookings.sqlite by their names, newest first', async () => {
  const folder = temporaryFolder();
  const older = backupPath(folder, '/somewhere/bookings.sqlite', new Date('2026-07-31T22:05:00Z'));
  expect(older).toBe(join(folder, 'bookings-20260731T220500Z.sqlite'));
  const newer = join(folder, 'bookings-20260801T000000Z.sqlite');
  for (const file of [older, newer]) writeFileSync(file, 'SQLite format 3\0');
  for (const name of [
    'bookings-20260731T220500Z.sqlite.partial-0123abcd',
    'bookings-20260731T220500Z.sqlite.gz',
    'bookings-20269999T220500Z.sqlite',
    'bookings-mine.sqlite',
    'staging-20260731T220500Z.sqlite',
  ])
    writeFileSync(join(folder, name), 'SQLite format 3\0');
  // An empty file and a folder are no backups, even if their names fit.
  writeFileSync(join(folder, 'bookings-20260802T000000Z.sqlite'), '');
  mkdirSync(join(folder, 'bookings-20260701T220500Z.sqlite'));
  expect(await listBackups(folder, '/somewhere/bookings.sqlite')).toEqual([
    { file: newer, madeAt: Date.parse('2026-08-01T00:00:00Z') },
    { file: older, madeAt: Date.parse('2026-07-31T22:05:00Z') },
  ]);
});

test.each([
  ['none of three', [0, 24, 48], []],
  ['those beyond three', [0, 24, 48, 71, 72], ['71 h old', '72 h old']],
  ['one that is over three days old', [0, 24, 73], ['73 h old']],
  ['not the only one, however old', [1000], []],
  ['none of three after a pause or a jump of the clock', [0, 800, 824], []],
  ['the fourth one after a pause', [0, 800, 824, 848], ['848 h old']],
  ['the oldest, because one from the future counts', [-9000, 0, 24, 48], ['48 h old']],
])('with daily backups and 3 to keep, the site deletes %s (ages %j in hours)', (_, ages, deleted) => {
  const backups = ages.map((age) => ({ file: `${age} h old`, madeAt: now - age * hour }));
  const expired = expiredBackups(backups, { everyMs: 24 * hour, keep: 3 }, now);
  expect(expired.map(({ file }) => file)).toEqual(deleted);
});

test('removeAbandoned deletes unfinished backups older than an hour, and no other file', async () => {
  const folder = temporaryFolder();
  const young = 'bookings-20260731T220500Z.sqlite.partial-00000001';
  const old = 'bookings-20260730T220500Z.sqlite.partial-00000002';
  const others = ['bookings-20260730T220500Z.sqlite', 'other-database.sqlite.partial-00000003'];
  for (const name of [young, old, `${old}-journal`, ...others]) {
    writeFileSync(join(folder, name), '');
    const time = new Date(name === young ? now : now - 2 * hour);
    utimesSync(join(folder, name), time, time);
  }
  await removeAbandoned(folder, '/somewhere/bookings.sqlite', now);
  expect(readdirSync(folder).sort()).toEqual([young, ...others].sort());
});
