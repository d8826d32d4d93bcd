import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { fingerprint } from '../../src/build/fingerprint.js';
import { root, run } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const part of ['client', 'content', 'db', 'src', 'views', 'package.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

const bookings = (...args: string[]) => run(join(folder, 'src/bookings.js'), args);

/** A build whose CLI prints where it comes from. */
const putBuild = (madeFrom: string): void => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/fingerprint'), madeFrom);
  writeFileSync(join(folder, 'dist/bookings.js'), "process.stdout.write('from the build');");
};

test('runs the sources without a build, and creates no build', () => {
  const database = join(folder, 'bookings.sqlite');
  openDatabase(database).close();
  expect(bookings('list', '--help').stdout).toMatch(/^Usage: bookings list/);
  const listed = bookings('list', '--format', 'json', '--db', database);
  expect([listed.status, listed.stdout.trim(), listed.stderr]).toEqual([0, '[]', '']);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('runs the sources if the build is stale, and keeps the build', () => {
  putBuild('other sources');
  expect(bookings('list', '--help').stdout).toMatch(/^Usage: bookings list/);
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['bookings.js', 'fingerprint']);
  expect(readFileSync(join(folder, 'dist/fingerprint'), 'utf8')).toBe('other sources');
});

test('runs a current build', async () => {
  putBuild(fingerprint(folder));
  expect(bookings('list', '--help').stdout).toBe('from the build');
});
