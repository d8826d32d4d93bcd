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

test('purge lists files beside the database that contain old requests', () => {
  const kept = `${path}.before-version-9`;
  runBookings(['backup', kept, '--db', path]);
  expect(purge(['--include-new', '--yes', '--older-than', '90d']).stdout.split('\n')[1]).toBe(
    `still in ${kept}: 2 requests`,
  );
});

test('purge finds every copy of the site beside the database, whatever its name', () => {
  const copies = ['before-upgrade.sqlite', 'bookings.sqlite.before-move', 'copy.of-mine'].map((name) =>
    join(dirname(path), name),
  );
  for (const copy of copies) expect(runBookings(['backup', copy, '--db', path]).status).toBe(0);
  writeFileSync(join(dirname(path), 'notes.sqlite'), 'no database of the site');
  const log = `${path}.before-restore-20260101T000000Z-wal`;
  writeFileSync(log, 'a log that a restore kept');
  const { stdout, stderr } = purge(['--include-new', '--yes', '--older-than', '90d']);
  expect(stdout.trim().split('\n').slice(1)).toEqual(copies.map((copy) => `still in ${copy}: 2 requests`));
  expect(stderr).toContain(`Not checked, because it is not a valid backup: ${log}`);
  expect(stderr).not.toContain('notes.sqlite');
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
