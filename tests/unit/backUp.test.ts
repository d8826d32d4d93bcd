import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../db/sqlite/backUp.ts';
import { openUntouched } from '../../db/sqlite/inspect.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { damageIndex, makeDatabase, namesIn } from '../support/databases.ts';
import { smallDisk } from '../support/smallDisk.ts';
import { temporaryFolder } from '../support/testSite.ts';

let folder: string;
let path: string;
let copy: string;

beforeEach(async () => {
  folder = temporaryFolder();
  path = join(folder, 'bookings.sqlite');
  mkdirSync(join(folder, 'copies'));
  copy = join(folder, 'copies', 'copy.sqlite');
  await makeDatabase(path, ['Ana', 'Zoé']);
});

const copyTo = async (target: string, options: { replace?: boolean; dryRun?: boolean } = {}, from = path) => {
  const source = openUntouched(from);
  try {
    return await backUp(source, target, options);
  } finally {
    source.close();
  }
};

/** A change of the database, which stays in its log until the end of the test. */
const change = (sql: string): void => {
  const site = openDatabase(path);
  site.exec(sql);
  onTestFinished(() => void site.close());
};

const copies = () => readdirSync(join(folder, 'copies'));

test('a copy leaves nothing beside itself or the database', async () => {
  await copyTo(copy);
  expect(copies()).toEqual(['copy.sqlite']);
  expect(readdirSync(folder).sort()).toEqual(['bookings.sqlite', 'copies']);
});

test('writes of others neither hold up a copy of many steps nor come into it', async () => {
  const db = openDatabase(path);
  db.exec("UPDATE bookings SET message = hex(zeroblob(4000000)) WHERE name = 'Ana'");
  const source = openUntouched(path);
  let isOver = false;
  let writes = 0;
  const write = (): void => {
    if (isOver) return;
    db.exec("UPDATE bookings SET name = 'Meanwhile' WHERE name <> 'Ana'");
    writes += 1;
    setImmediate(write);
  };
  setImmediate(write);
  await backUp(source, copy);
  isOver = true;
  source.close();
  db.close();
  expect(writes).toBeGreaterThan(5);
  expect(namesIn(copy)).toEqual(['Ana', 'Zoé']);
});

test('a file that is there is replaced only where that is allowed', async () => {
  await copyTo(copy);
  const first = readFileSync(copy);
  change("DELETE FROM bookings WHERE name = 'Zoé'");
  await expect(copyTo(copy)).rejects.toThrow(`${copy} is there already`);
  expect(await copyTo(copy, { dryRun: true })).toMatchObject({ file: copy, requests: 1 });
  expect(readFileSync(copy).equals(first)).toBe(true);
  await copyTo(copy, { replace: true });
  expect(namesIn(copy)).toEqual(['Ana']);
  expect(copies()).toEqual(['copy.sqlite']);
});

test.each([
  ['bookings.sqlite', 'is the database itself'],
  ['bookings.sqlite-wal', 'is the database itself'],
  ['link.sqlite', 'is the database itself'],
  ['copies', 'is not a file'],
  ['stale.sqlite', 'stale.sqlite-wal lies there, which belongs to another database'],
  ['none/copy.sqlite', 'cannot be written: there is no such folder'],
])('a copy to %s is refused', async (target, reason) => {
  symlinkSync(path, join(folder, 'link.sqlite'));
  writeFileSync(join(folder, 'stale.sqlite-wal'), 'the log of an earlier database');
  const before = readdirSync(folder);
  await expect(copyTo(join(folder, target), { replace: true })).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual(before);
  expect(namesIn(path)).toEqual(['Ana', 'Zoé']);
});

test('a damaged database replaces no copy', async () => {
  await copyTo(copy);
  const good = readFileSync(copy);
  damageIndex(path);
  await expect(copyTo(copy, { replace: true })).rejects.toThrow('it is damaged: ');
  expect(readFileSync(copy).equals(good)).toBe(true);
  expect(copies()).toEqual(['copy.sqlite']);
});

test('a full disk leaves the earlier copy and nothing else', async ({ skip }) => {
  const disk = smallDisk(join(folder, 'disk'));
  if (disk === null) return skip('No file system can be mounted here');
  const target = join(disk, 'copy.sqlite');
  writeFileSync(target, 'the earlier one');
  change(`UPDATE bookings SET message = '${'x'.repeat(60_000)}'`);
  await expect(copyTo(target, { replace: true })).rejects.toThrow(
    `${target} cannot be written: there is no space left (`,
  );
  expect(readdirSync(disk)).toEqual(['copy.sqlite']);
  expect(readFileSync(target, 'utf8')).toBe('the earlier one');
});

test('a database behind a symbolic link is copied with its log', async () => {
  change("DELETE FROM bookings WHERE name = 'Ana'");
  const link = join(folder, 'link.sqlite');
  symlinkSync(path, link);
  await copyTo(copy, {}, link);
  expect(namesIn(copy)).toEqual(['Zoé']);
});
