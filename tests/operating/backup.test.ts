import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { damageIndex, makeDatabase, namesIn } from '../support/databases.ts';
import { root, run } from '../support/serverProcess.ts';
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

const backup = (...args: string[]) => run('src/bookings.js', ['backup', ...args, '--db', path]);

const copies = () => readdirSync(join(folder, 'copies'));

test('a backup is one private file that holds what is in the log of the running site as well', async () => {
  const site = openDatabase(path);
  site.exec("UPDATE bookings SET name = 'Ana María' WHERE name = 'Ana'");
  const { status, stdout, stderr } = backup(copy);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe(`${copy}: 2 requests, ${statSync(copy).size} bytes\n`);
  expect(copies()).toEqual(['copy.sqlite']);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(namesIn(copy)).toEqual(['Ana María', 'Zoé']);
  site.close();
});

test('a file that is there is refused in a line, and replaced with --yes', () => {
  writeFileSync(copy, 'what was there');
  const refused = backup(copy);
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toBe(`bookings: ${copy} is there already (--yes replaces it).\n`);
  const tried = backup(copy, '--yes', '--dry-run');
  expect([tried.status, tried.stderr]).toEqual([0, 'Nothing was written (--dry-run).\n']);
  expect(readFileSync(copy, 'utf8')).toBe('what was there');
  expect(backup(copy, '--yes').status).toBe(0);
  expect(namesIn(copy)).toEqual(['Ana', 'Zoé']);
});

/** Runs the command as a user to whom a folder can be closed: as oneself, or as nobody where that is root. */
const backupAsUser = (target: string) => {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) for (const file of [folder, path]) chownSync(file, 65_534, 65_534);
  return spawnSync(process.execPath, ['src/bookings.js', 'backup', target, '--db', path], {
    cwd: root,
    encoding: 'utf8',
    ...user,
  });
};

test('a folder that may not be written is one line', ({ skip }) => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o500 });
  const { status, stdout, stderr, error } = backupAsUser(join(closed, 'copy.sqlite'));
  if (error || stderr.includes('MODULE_NOT_FOUND')) return skip('Nobody may read the project here');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^bookings: .* cannot be written: its folder cannot be written by you \(EACCES\)\.\n$/,
  );
});

test('check tells what a sound file holds, and leaves nothing behind', () => {
  const { status, stdout, stderr } = run('src/bookings.js', ['check', '--db', path]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^.*bookings\.sqlite: sound\nversion {3}\d+, the newest\nrequests {2}2\nnewest {4}\d{4}-\d\d-\d\d \d\d:\d\d \(Madrid\)\n$/,
  );
  expect(readdirSync(folder).sort()).toEqual(['bookings.sqlite', 'copies']);
});

test('check tells of a damaged file, of one that others may read, and makes none that is missing', () => {
  chmodSync(path, 0o644);
  const open = run('src/bookings.js', ['check', '--db', path]);
  expect([open.status, open.stderr]).toEqual([
    0,
    `Others may read or change ${path} (mode 644): chmod 600 it.\n`,
  ]);
  damageIndex(path);
  const damaged = run('src/bookings.js', ['check', '--db', path]);
  expect([damaged.status, damaged.stdout]).toEqual([1, '']);
  expect(damaged.stderr).toMatch(/^bookings: .* cannot be used: it is damaged: .*\n$/);
  const missing = join(folder, 'none.sqlite');
  expect(run('src/bookings.js', ['check', '--db', missing]).status).toBe(1);
  expect(existsSync(missing)).toBe(false);
});
