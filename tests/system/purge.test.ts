import { expect, test } from 'vitest';
import { daysAgo, runSql } from '../support/bookings.ts';
import { readNames } from '../support/databases.ts';
import { makePurgeable } from '../support/preparedDatabases.ts';
import { startTestServer } from '../support/testServer.ts';

test.each([
  [['--yes', '--older-than', '90d'], {}, 2, ['89 days', '0 days']],
  [['--yes'], { BOOKINGS_RETENTION_DAYS: '90' }, 2, ['89 days', '0 days']],
  // Without a number of days, the retention period of the privacy policy counts, which is a year.
  [['--yes'], {}, 1, ['91 days', '89 days', '0 days']],
  [['--dry-run', '--older-than', '1d'], {}, 3, ['400 days', '91 days', '89 days', '0 days']],
])('purge %j with %j finds %i old bookings and leaves %j', async (args, variables, count, left) => {
  const { path: databasePath, purge } = await makePurgeable();
  const { status, stdout } = purge(['--include-new', ...args], variables);
  expect(status).toBe(0);
  const stillNew = `${count} still new, the oldest 400 days old`;
  expect(stdout).toMatch(new RegExp(`^${count} requests? from before \\d{4}-.* erased: ${stillNew}\n`));
  expect(readNames(databasePath)).toEqual(left);
});

test('purge needs --include-new for a booking of 91 days that is still new, but not for one of 400 days', async () => {
  const { path: databasePath, purge } = await makePurgeable();
  const all = readNames(databasePath);
  // The site itself erases new bookings after a year, so they need no confirmation.
  const refused = purge(['--yes', '--older-than', '90d']);
  expect([refused.status, refused.stdout, readNames(databasePath)]).toEqual([1, '', all]);
  expect(refused.stderr).toMatch(/Nothing was erased\. Still new .*: 1 request\. .* --include-new\.\n$/);
  expect(purge(['--dry-run', '--older-than', '90d']).stderr).toContain('--include-new');
  runSql(databasePath, "UPDATE bookings SET status = 'handled' WHERE name = '91 days'");
  expect(purge(['--yes', '--older-than', '90d']).stdout).toMatch(/ erased: 1 still new, the oldest 400 /);
  expect(readNames(databasePath)).toEqual(['89 days', '0 days']);
});

test.each([
  // The last purge, which the server repeats every hour, seems to be three days ago or ahead.
  ['forward', daysAgo(3)],
  ['back', daysAgo(-3)],
])('purge erases nothing if the clock jumped %s, until --trust-clock', async (_name, lastPurge) => {
  const { path: databasePath, purge } = await makePurgeable();
  const all = readNames(databasePath);
  runSql(databasePath, 'UPDATE upkeep SET purged_at = ?', lastPurge);
  const refused = purge(['--include-new', '--yes', '--older-than', '90d']);
  expect([refused.status, refused.stdout, readNames(databasePath)]).toEqual([1, '', all]);
  expect(refused.stderr).toMatch(/^bookings: Nothing was erased\. The clock says .* --trust-clock\.\n$/);
  expect(purge(['--include-new', '--dry-run', '--older-than', '90d']).stderr).toContain('--trust-clock');
  expect(purge(['--include-new', '--yes', '--trust-clock', '--older-than', '90d']).status).toBe(0);
  expect(readNames(databasePath)).toEqual(['89 days', '0 days']);
  // That purge has set the clock right.
  expect(purge(['--include-new', '--yes', '--older-than', '80d']).status).toBe(0);
});

test('the server erases bookings older than BOOKINGS_RETENTION_DAYS at its start and logs their number', async () => {
  const { path: databasePath } = await makePurgeable();
  const server = await startTestServer({ DATABASE_PATH: databasePath, BOOKINGS_RETENTION_DAYS: '90' });
  const entries = () => server.lines.map((line) => JSON.parse(line));
  // The bookings are 400, 91, 89 and 0 days old.
  await expect.poll(() => entries().find(({ msg }) => msg === 'erased')).toMatchObject({ requests: 2 });
  expect(readNames(databasePath)).toEqual(['89 days', '0 days']);
});
