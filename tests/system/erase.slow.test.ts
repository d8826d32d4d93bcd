import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personBookings } from '../support/bookings.ts';
import { findTexts, readNames } from '../support/databases.ts';
import { storePersonBookings } from '../support/preparedDatabases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('erase --person erases the bookings with a telephone number, however it is written', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const { status, stdout, stderr } = bookings(['erase', '--person', '600.111.222', '--yes']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^2 requests erased\n .* Same number .*\n .* Ana /);
  expect(stderr).toContain(ids['Mention']?.slice(0, 8));
  expect(readNames(databasePath)).toEqual(['Mention', 'Similar', 'Same address']);
});

test('erase accepts id prefixes, and erases nothing if one is wrong or too short', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const [ana = '', similar = ''] = [ids['Ana'], ids['Similar']];
  expect(bookings(['erase', ana, 'zzzzzz', '--yes']).status).toBe(1);
  expect(bookings(['erase', ana.slice(0, 5), '--yes']).status).toBe(2);
  expect(readNames(databasePath)).toHaveLength(personBookings.length);
  const erased = bookings(['erase', ana.slice(0, 12), similar, '--yes']);
  expect(erased.stdout).toMatch(/^2 requests erased\n/);
  // A hint says how to find the backups that still have them.
  expect(erased.stderr).toContain('--backups');
  expect(readNames(databasePath)).toEqual(['Same number', 'Mention', 'Same address']);
});

test('erase lists the backups that still contain the erased bookings', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const folder = temporaryFolder();
  const [copy, kept] = [join(folder, 'all.sqlite'), `${databasePath}.before-restore-20260101T000000Z`];
  for (const file of [copy, kept]) bookings(['backup', file]);
  const { stdout } = bookings(['erase', ids['Similar'] ?? '', '--yes', '--backups', folder]);
  expect(stdout).toMatch(/^1 request erased\n/);
  for (const file of [copy, kept]) expect(stdout).toContain(`\nstill in ${file}: 1 request\n`);
});

test('erase --db erases bookings in a backup, and keeps them in the database', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const copy = join(temporaryFolder(), 'copy.sqlite');
  bookings(['backup', copy]);
  const { status } = runBookings(['erase', '--person', '600111222', '--yes', '--db', copy]);
  expect([status, readNames(copy)]).toEqual([0, ['Mention', 'Similar', 'Same address']]);
  expect(readNames(databasePath)).toHaveLength(personBookings.length);
  expect(findTexts(copy, [ids['Ana'] ?? ''])).toEqual([]);
});
