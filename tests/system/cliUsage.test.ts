import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { copyOfSources } from '../support/release.ts';
import { root, run, runBookings } from '../support/serverProcess.ts';

const names = 'next day mark note watch list show stats export erase purge seal backup restore check migrate';
const commands = [...names.split(' '), 'config'];

test.each([
  [['List', '--limit', '0'], '--limit must be a whole number from 1'],
  [['list', '--since', 'tomorrow'], "I don't understand the date 'tomorrow'."],
  [['list', '--since', '2026-07-03', '--until', '2026-07-02'], '--since is not before --until'],
  [['list', '--separator', '|'], "unknown option '--separator'. Try bookings list --help."],
  [['export', '--person', 'ana@example.com', '--status', 'new'], "cannot be used with option '--status"],
  [['mark', 'abc'], 'Name ids, and then one of new, handled, spam.'],
  [['show'], "missing required argument 'id'. Try bookings show --help."],
  [['search', 'ana'], "unknown command 'search'. Try bookings list --search <words>."],
  [['list', 'ana'], 'Try bookings list --search <words>.'],
  [['day', 'alba'], '27/11 or 2026-11-27; --masseuse takes a name.'],
  [['list', '--since', '18:00'], 'yesterday, 2w, 7d or 12h.'],
  [['list', '--status', 'hadnled'], 'Allowed choices are new, handled, spam.'],
  [['list', '--format', 'jsno'], 'Allowed choices are table, json, ndjson, csv, excel.'],
  [['mark', 'abc', 'Handeld'], "'Handeld' is no status. Name ids, and then one of new, handled, spam."],
])('bookings %j exits with 2, prints nothing to standard output and says: %s', (args, said) => {
  const { status, stdout, stderr } = runBookings(args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^bookings: /);
  expect(stderr).toContain(said);
});

test.each(commands)('bookings %s --help prints usage and examples', (command) => {
  const { status, stdout } = runBookings([command, '--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: bookings ${command}[^]*\nExamples:\n  bookings ${command}`));
});

test('bookings --help describes every command, and fits a terminal of 24 lines and 80 columns', () => {
  const { status, stdout } = runBookings(['--help']);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: bookings/)]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.length).toBeLessThan(24);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  expect(lines.filter((line) => /^ {2}\w+ +[A-Z].{9}/.test(line))).toHaveLength(commands.length);
});

test.each(['sael', 'ersae', 'prge', 'restor', 'migrat', 'erase abcdef --ye'])(
  'the error for the mistyped %j suggests no command or option that destroys data',
  (typed) => {
    const { status, stderr } = runBookings(typed.split(' '));
    const said = /^bookings: unknown (command|option) '[\w-]+'\. Try bookings (erase )?--help\.\n$/;
    expect([status, stderr]).toEqual([2, expect.stringMatching(said)]);
  },
);

test('bookings --version prints the version in package.json', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(runBookings(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('src/bookings.js runs the sources if there is no build or an outdated one, and builds nothing', () => {
  const folder = copyOfSources();
  const bookings = (...args: string[]) => run(join(folder, 'src/bookings.js'), args);
  const database = join(folder, 'bookings.sqlite');
  openDatabase(database).close();
  const listed = bookings('list', '--format', 'json', '--db', database);
  expect([listed.status, listed.stdout.trim(), listed.stderr]).toEqual([0, '[]', '']);
  expect(existsSync(join(folder, 'dist'))).toBe(false);

  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/fingerprint'), 'other sources');
  writeFileSync(join(folder, 'dist/bookings.js'), "process.stdout.write('from the build');");
  expect(bookings('list', '--help').stdout).toMatch(/^Usage: bookings list/);
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['bookings.js', 'fingerprint']);
  expect(readFileSync(join(folder, 'dist/fingerprint'), 'utf8')).toBe('other sources');
});
