import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { daysAgo, runSql } from '../support/bookings.ts';
import { readNames } from '../support/databases.ts';
import { makePurgeable } from '../support/preparedDatabases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { startTestServer } from '../support/testServer.ts';

let databasePath: string;
let purge: Awaited<ReturnType<typeof makePurgeable>>['purge'];

beforeEach(async () => {
  ({ path: databasePath, purge } = await makePurgeable());
});

test('purge names every copy beside the database that still holds erased bookings', () => {
  const beside = (name: string) => join(dirname(databasePath), name);
  const copies = ['before-upgrade.sqlite', 'bookings.sqlite.before-version-9', 'copy.of-mine'].map(beside);
  for (const copy of copies) expect(runBookings(['backup', copy, '--db', databasePath]).status).toBe(0);
  writeFileSync(beside('notes.sqlite'), 'no database of the site');
  const log = `${databasePath}.before-restore-20260101T000000Z-wal`;
  writeFileSync(log, 'a log that a restore kept');
  const { stdout, stderr } = purge(['--include-new', '--yes', '--older-than', '90d']);
  expect(stdout.trim().split('\n').slice(1)).toEqual(copies.map((copy) => `still in ${copy}: 2 requests`));
  expect(stderr).toContain(`Not checked, because it is not a valid backup: ${log}`);
  expect(stderr).not.toContain('notes.sqlite');
});

test('the first purge erases nothing if the newest booking is old, because the clock may be wrong', () => {
  runSql(databasePath, "DELETE FROM bookings WHERE name = 'New'");
  expect(purge(['--include-new', '--yes', '--older-than', '90d']).stderr).toContain('--trust-clock');
  expect(readNames(databasePath)).toEqual(['Ancient', 'Old', 'Recent']);
});

test('the server logs why it erases no old bookings when the clock has jumped', async () => {
  runSql(databasePath, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
  const server = await startTestServer({ DATABASE_PATH: databasePath, BOOKINGS_RETENTION_DAYS: '90' });
  const entries = () => server.lines.map((line) => JSON.parse(line));
  await expect
    .poll(() => entries().find(({ msg }) => msg === 'old requests are not erased'))
    .toMatchObject({ level: 40, reason: expect.stringContaining('--trust-clock') });
  expect(readNames(databasePath)).toHaveLength(4);
});
