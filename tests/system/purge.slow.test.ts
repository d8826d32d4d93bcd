import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { daysAgo, runSql } from '../support/bookings.ts';
import { readNames } from '../support/databases.ts';
import { makePurgeable } from '../support/preparedDatabases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { startTestServer } from '../support/testServer.ts';

let path: string;
let purge: Awaited<ReturnType<typeof makePurgeable>>['purge'];

beforeEach(async () => {
  ({ path, purge } = await makePurgeable());
});

test('purge finds every copy of the site beside the database, whatever its name', () => {
  const beside = (name: string) => join(dirname(path), name);
  const copies = ['before-upgrade.sqlite', 'bookings.sqlite.before-version-9', 'copy.of-mine'].map(beside);
  for (const copy of copies) expect(runBookings(['backup', copy, '--db', path]).status).toBe(0);
  writeFileSync(beside('notes.sqlite'), 'no database of the site');
  const log = `${path}.before-restore-20260101T000000Z-wal`;
  writeFileSync(log, 'a log that a restore kept');
  const { stdout, stderr } = purge(['--include-new', '--yes', '--older-than', '90d']);
  expect(stdout.trim().split('\n').slice(1)).toEqual(copies.map((copy) => `still in ${copy}: 2 requests`));
  expect(stderr).toContain(`Not checked, because it is not a valid backup: ${log}`);
  expect(stderr).not.toContain('notes.sqlite');
});

test('compares the clock with the newest request before the first purge', () => {
  runSql(path, "DELETE FROM bookings WHERE name = 'New'");
  expect(purge(['--include-new', '--yes', '--older-than', '90d']).stderr).toContain('--trust-clock');
  expect(readNames(path)).toEqual(['Ancient', 'Old', 'Recent']);
});

test('the site logs why it erases nothing', async () => {
  runSql(path, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
  const server = await startTestServer({ DATABASE_PATH: path, BOOKINGS_RETENTION_DAYS: '90' });
  const entries = () => server.lines.map((line) => JSON.parse(line));
  await expect
    .poll(() => entries().find(({ msg }) => msg === 'old requests are not erased'))
    .toMatchObject({ level: 40, reason: expect.stringContaining('--trust-clock') });
  expect(readNames(path)).toHaveLength(4);
});
