import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runBookings } from '../support/serverProcess.ts';

test.each([
  [['list', '--limit', '0']],
  [['list', '--format', 'xml']],
  [['list', '--since', 'tomorrow']],
  [['list', '--since', '2026-07-03', '--until', '2026-07-02']],
  [['list', '--separator', '|']],
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

test.each([
  [['--help']],
  ...['list', 'next', 'show', 'watch', 'mark', 'stats', 'backup', 'restore', 'check'].map((name) => [
    [name, '--help'],
  ]),
])('%j prints the usage', (args) => {
  const { status, stdout } = runBookings(args);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: bookings/);
});

test.each([
  [['lits'], 'Did you mean list?'],
  [['list', '--status', 'hadnled'], 'Allowed choices are new, handled, spam.'],
  [['list', '--format', 'jsno'], 'Allowed choices are table, json, ndjson, csv.'],
  [['mark', 'abc', 'Handeld'], 'one of new, handled, spam.'],
])('%j suggests the allowed choices: %s', (args, question) => {
  const { status, stderr } = runBookings(args);
  expect(status).toBe(2);
  expect(stderr).toContain(question);
});

test('--version prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(runBookings(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});
