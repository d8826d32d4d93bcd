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
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { root, run, runBookings } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

const commands =
  'next day mark note watch list show stats export erase purge seal backup restore check migrate config'.split(
    ' ',
  );

test.each([
  [['list', '--limit', '0']],
  [['list', '--format', 'xml']],
  [['list', '--since', 'tomorrow']],
  [['list', '--since', '2026-07-03', '--until', '2026-07-02']],
  [['list', '--separator', '|']],
  [['list', '--raw']],
  [['export', '--person', 'ana@example.com', '--status', 'new']],
  [['list', '--nonsense']],
  [['mark', 'abc']],
  [['mark', 'abc', 'done']],
  [['show']],
  [['nonsense']],
])('%j exits with 2 and prints nothing to standard output', (args) => {
  const { status, stdout, stderr } = runBookings(args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^bookings: /);
});

test.each([[['--help']], ...commands.map((name) => [[name, '--help']])])('%j prints the usage', (args) => {
  const { status, stdout } = runBookings(args);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: bookings/);
  if (args.length > 1) expect(stdout).toContain(`\nExamples:\n  bookings ${args[0]}`);
});

test('the main help describes every command, and fits 24 lines of 80 columns', () => {
  const lines = runBookings(['--help']).stdout.trimEnd().split('\n');
  expect(lines.length).toBeLessThan(24);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  expect(lines.filter((line) => /^ {2}\w+ +[A-Z].{9}/.test(line))).toHaveLength(commands.length);
  expect(lines.filter((line) => line.endsWith(':'))).toHaveLength(3);
});

test.each([
  [['lits'], 'Did you mean list?'],
  [['list', '--status', 'hadnled'], 'Allowed choices are new, handled, spam.'],
  [['list', '--format', 'jsno'], 'Allowed choices are table, json, ndjson, csv, excel.'],
  [['mark', 'abc', 'Handeld'], 'one of new, handled, spam.'],
])('%j suggests the allowed choices: %s', (args, question) => {
  const { status, stderr } = runBookings(args);
  expect(status).toBe(2);
  expect(stderr).toContain(question);
});

test.each([[['sael']], [['ersae']], [['prge']], [['restor']], [['migrat']], [['erase', 'abcdef', '--ye']]])(
  'the error of %j suggests nothing that destroys data',
  (args) => {
    const { status, stderr } = runBookings(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^bookings: unknown (command|option) '[\w-]+'\. Try bookings (erase )?--help\.\n$/,
    );
  },
);

test('--version prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(runBookings(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

/** Copies the sources of the command, and returns a function that runs it there. */
const copySources = () => {
  const folder = temporaryFolder();
  for (const part of ['client', 'content', 'db', 'src', 'views', 'package.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, bookings: (...args: string[]) => run(join(folder, 'src/bookings.js'), args) };
};

test('runs the sources without a build, and creates no build', () => {
  const { folder, bookings } = copySources();
  const database = join(folder, 'bookings.sqlite');
  openDatabase(database).close();
  expect(bookings('list', '--help').stdout).toMatch(/^Usage: bookings list/);
  const listed = bookings('list', '--format', 'json', '--db', database);
  expect([listed.status, listed.stdout.trim(), listed.stderr]).toEqual([0, '[]', '']);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('runs the sources if the build is stale, and keeps the build', () => {
  const { folder, bookings } = copySources();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/fingerprint'), 'other sources');
  writeFileSync(join(folder, 'dist/bookings.js'), "process.stdout.write('from the build');");
  expect(bookings('list', '--help').stdout).toMatch(/^Usage: bookings list/);
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['bookings.js', 'fingerprint']);
  expect(readFileSync(join(folder, 'dist/fingerprint'), 'utf8')).toBe('other sources');
});
