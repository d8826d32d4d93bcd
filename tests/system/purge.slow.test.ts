import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { daysAgo, runSql } from '../support/bookings.ts';
import { readNames } from '../support/databases.ts';
import { makePurgeable } from '../support/preparedDatabases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { startTestServer } from '../support/testServer.ts';

test('purge names every copy beside the database that still holds erased bookings', async () => {
  const { path: databasePath, purge } = await makePurgeable();
  const beside = (name: string) => join(dirname(databasePath), name);
  const copies = ['before-upgrade.sqlite', 'bookings.sqlite.before-version-9', 'copy.of-mine'].map(beside);
  for (const copy of copies) expect(runBookings(['backup', copy, '--db', databasePath]).status).toBe(0);
  writeFileSync(beside('notes.sqlite'), 'no database of the site');
  const log = `${databasePath}.before-restore-20260101T000000Z-wal`;
  writeFileSync(log, 'a log that a restore kept');
  const { stdout, stderr } = purge(['--include-new', '--yes', '--older-than', '90d']);
  // Two of the four bookings are older than 90 days.
  expect(stdout.trim().split('\n').slice(1)).toEqual(copies.map((copy) => `still in ${copy}: 2 requests`));
  expect(stderr).toContain(`Not checked, because it is not a valid backup: ${log}`);
  expect(stderr).not.toContain('notes.sqlite');
});

test('the first purge erases nothing if the newest booking is old, because the clock may be wrong', async () => {
  const { path: databasePath, purge } = await makePurgeable();
  runSql(databasePath, "DELETE FROM bookings WHERE name = '0 days'");
  expect(purge(['--include-new', '--yes', '--older-than', '90d']).stderr).toContain('--trust-clock');
  expect(readNames(databasePath)).toEqual(['400 days', '91 days', '89 days']);
});

test('the server logs why it erases no old bookings when the clock has jumped', async () => {
  const { path: databasePath } = await makePurgeable();
  // The server purges every hour. After three days without a purge it does not trust the clock.
  runSql(databasePath, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
  const server = await startTestServer({ DATABASE_PATH: databasePath, BOOKINGS_RETENTION_DAYS: '90' });
  const entries = () => server.lines.map((line) => JSON.parse(line));
  await expect
    .poll(() => entries().find(({ msg }) => msg === 'old requests are not erased'))
    .toMatchObject({ reason: expect.stringContaining('--trust-clock') });
  expect(readNames(databasePath)).toEqual(['400 days', '91 days', '89 days', '0 days']);
});
