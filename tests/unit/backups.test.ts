import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  let backupFile: string;

  beforeEach(async () => {
    folder = temporaryFolder();
    databasePath = databaseIn(folder);
    backupFile = join(folder, 'copies/copy.sqlite');
    mkdirSync(join(folder, 'copies'));
    await makeDatabase(databasePath, storedNames);
  });

  const filesInCopies = () => readdirSync(join(folder, 'copies'));

  const copyTo = async (
    target: string,
    options: { replace?: boolean; dryRun?: boolean } = {},
    from = databasePath,
  ) => {
    const source = openWithoutWriting(from);
    try {
      return await backUp(source, target, options);
    } finally {
      source.close();
    }
  };

  /** Changes the database, and keeps the change in its log until the test ends. */
  const change = (sql: string): void => {
    const site = openDatabase(databasePath);
    site.exec(sql);
    onTestFinished(() => void site.close());
  };

  test('a backup is one file, and leaves nothing beside itself or the database', async () => {
    await copyTo(backupFile);
    expect(filesInCopies()).toEqual(['copy.sqlite']);
    expect(readdirSync(folder).sort()).toEqual(['bookings.sqlite', 'copies']);
  });

  test.each([
    ['bookings.sqlite', 'is the database itself'],
    ['bookings.sqlite-wal', 'is the database itself'],
    ['link.sqlite', 'is the database itself'],
    ['copies', 'is not a file'],
    ['stale.sqlite', /stale\.sqlite is another database: choose another name\.$/],
    ['to-nothing.sqlite', 'to-nothing.sqlite is a symbolic link: choose another name.'],
    ['to-copy.sqlite', 'to-copy.sqlite is a symbolic link: choose another name.'],
    ['none/copy.sqlite', 'cannot be written: there is no such folder'],
  ])('a backup to %s is refused and changes no file', async (target, reason) => {
    symlinkSync(databasePath, join(folder, 'link.sqlite'));
    symlinkSync('missing.sqlite', join(folder, 'to-nothing.sqlite'));
    symlinkSync('copies/copy.sqlite', join(folder, 'to-copy.sqlite'));
    writeFileSync(join(folder, 'copies/copy.sqlite'), 'the earlier one');
    writeFileSync(join(folder, 'stale.sqlite-wal'), 'the log of an earlier database');
    const before = readdirSync(folder);
    await expect(copyTo(join(folder, target), { replace: true })).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual(before);
    expect(readNames(databasePath)).toEqual(storedNames);
  });

  test('a damaged database does not replace its earlier backup', async () => {
    await copyTo(backupFile);
    const good = readFileSync(backupFile);
    damageIndex(databasePath);
    await expect(copyTo(backupFile, { replace: true })).rejects.toThrow('it is damaged: ');
    expect(readFileSync(backupFile).equals(good)).toBe(true);
    expect(filesInCopies()).toEqual(['copy.sqlite']);
  });

  test('a backup to a full disk keeps the earlier backup and leaves no other file', async ({ skip }) => {
    const disk = smallDisk(join(folder, 'disk'));
    if (disk === null) return skip('No file system can be mounted here');
    const target = join(disk, 'copy.sqlite');
    writeFileSync(target, 'the earlier one');
    change(`UPDATE bookings SET message = '${'x'.repeat(60_000)}'`);
    await expect(copyTo(target, { replace: true })).rejects.toThrow(
      `${target} cannot be written: there is no space left on its disk (`,
    );
    expect(readdirSync(disk)).toEqual(['copy.sqlite']);
    expect(readFileSync(target, 'utf8')).toBe('the earlier one');
  });

  test('a backup of a symbolic link copies its database with the changes in the WAL file', async () => {
    change("DELETE FROM bookings WHERE name = 'Ana'");
    const link = join(folder, 'link.sqlite');
    symlinkSync(databasePath, link);
    await copyTo(backupFile, {}, link);
    expect(readNames(backupFile)).toEqual(['Zoé']);
  });
});

const now = Date.parse('2026-07-31T22:05:00Z');
const hour = 3_600_000;
const database = '/somewhere/bookings.sqlite';

test('listBackups finds the backups of a database by their file names, newest first', async () => {
  const folder = temporaryFolder();
  expect(backupPath(folder, database, new Date(now))).toBe(join(folder, 'bookings-20260731T220500Z.sqlite'));
  for (const name of [
    'bookings-20260731T220500Z.sqlite',
    'bookings-20260801T000000Z.sqlite',
    'bookings-20260731T220500Z.sqlite.partial-0123abcd',
    'bookings-20260731T220500Z.sqlite.gz',
    'bookings-20269999T220500Z.sqlite',
    'bookings-mine.sqlite',
    'staging-20260731T220500Z.sqlite',
  ]) {
    writeFileSync(join(folder, name), 'SQLite format 3\0');
  }
  writeFileSync(join(folder, 'bookings-20260802T000000Z.sqlite'), '');
  mkdirSync(join(folder, 'bookings-20260701T220500Z.sqlite'));
  expect(await listBackups(folder, database)).toEqual([
    { file: join(folder, 'bookings-20260801T000000Z.sqlite'), madeAt: Date.parse('2026-08-01T00:00:00Z') },
    { file: join(folder, 'bookings-20260731T220500Z.sqlite'), madeAt: now },
  ]);
});

/** Backups with these ages in hours. */
const madeAgo = (...hours: number[]) => hours.map((ago) => ({ file: `${ago}`, madeAt: now - ago * hour }));

test.each([
  ['none of three', [0, 24, 48], 3, []],
  ['those beyond three', [0, 24, 48, 71, 72], 3, ['71', '72']],
  ['one that is over three days old', [0, 24, 73], 3, ['73']],
  ['not the only one, however old', [1000], 3, []],
  ['none of three after a pause or a jump of the clock', [0, 800, 824], 3, []],
  ['the fourth one after a pause', [0, 800, 824, 848], 3, ['848']],
  ['the oldest, because one from the future counts', [-9000, 0, 24, 48], 3, ['48']],
])('with daily backups and 3 to keep, the site deletes %s (ages %j in hours)', (_, hours, keep, gone) => {
  const copies = madeAgo(...hours);
  expect(expiredBackups(copies, { everyMs: 24 * hour, keep }, now).map(({ file }) => file)).toEqual(gone);
});

test('removeAbandoned deletes unfinished backups older than an hour, and no other file', async () => {
  const folder = temporaryFolder();
  const young = 'bookings-20260731T220500Z.sqlite.partial-00000001';
  const old = 'bookings-20260730T220500Z.sqlite.partial-00000002';
  const others = ['bookings-20260730T220500Z.sqlite', 'mine.sqlite.partial-00000003'];
  for (const name of [young, old, `${old}-journal`, ...others]) {
    writeFileSync(join(folder, name), '');
    const time = new Date(name === young ? now : now - 2 * hour);
    utimesSync(join(folder, name), time, time);
  }
  await removeAbandoned(folder, database, now);
  expect(readdirSync(folder).sort()).toEqual([young, ...others].map((name) => basename(name)).sort());
});
