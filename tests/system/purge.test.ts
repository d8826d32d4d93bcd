import { beforeEach, expect, test } from 'vitest';
import { daysAgo, runSql } from '../support/bookings.ts';
import { readNames } from '../support/databases.ts';
import { makePurgeable } from '../support/preparedDatabases.ts';
import { startTestServer } from '../support/testServer.ts';

let databasePath: string;
let purge: Awaited<ReturnType<typeof makePurgeable>>['purge'];

beforeEach(async () => {
  ({ path: databasePath, purge } = await makePurgeable());
});

// The bookings are 400 days (Ancient), 91 days (Old), 89 days (Recent) and 0 days (New) old.
test.each([
  [['--yes', '--older-than', '90d'], {}, ['Recent', 'New']],
  [['--yes'], { BOOKINGS_RETENTION_DAYS: '90' }, ['Recent', 'New']],
  [['--yes'], {}, ['Old', 'Recent', 'New']],
  [['--dry-run', '--older-than', '1d'], {}, ['Ancient', 'Old', 'Recent', 'New']],
])('purge %j with the variables %j leaves the bookings of %j', (args, variables, left) => {
  const before = readNames(databasePath).length;
  const { status, stdout } = purge(['--include-new', ...args], variables);
  expect(status).toBe(0);
  const count = args.includes('--dry-run') ? 3 : before - left.length;
  expect(stdout).toMatch(
    new RegExp(
      `^${count} requests? from before \\d{4}-.* erased: ${count} still new, the oldest 400 days old\n`,
    ),
  );
  expect(readNames(databasePath)).toEqual(left);
});

test('purge needs --include-new for a booking of 91 days that is still new, but not for one of 400 days', () => {
  const refused = purge(['--yes', '--older-than', '90d']);
  expect([refused.status, refused.stdout, readNames(databasePath).length]).toEqual([1, '', 4]);
  expect(refused.stderr).toMatch(/Nothing was erased\. Still new .*: 1 request\. .* --include-new\.\n$/);
  expect(purge(['--dry-run', '--older-than', '90d']).stderr).toContain('--include-new');
  runSql(databasePath, "UPDATE bookings SET status = 'handled' WHERE name = 'Old'");
  expect(purge(['--yes', '--older-than', '90d']).stdout).toMatch(/ erased: 1 still new, /);
  expect(readNames(databasePath)).toEqual(['Recent', 'New']);
});

test.each([
  ['forward', daysAgo(3)],
  ['back', daysAgo(-3)],
])('purge erases nothing if the clock jumped %s, until --trust-clock', (_name, known) => {
  runSql(databasePath, 'UPDATE upkeep SET purged_at = ?', known);
  const refused = purge(['--include-new', '--yes', '--older-than', '90d']);
  expect([refused.status, refused.stdout, readNames(databasePath).length]).toEqual([1, '', 4]);
  expect(refused.stderr).toMatch(/^bookings: Nothing was erased\. The clock says .* --trust-clock\.\n$/);
  expect(purge(['--include-new', '--dry-run', '--older-than', '90d']).stderr).toContain('--trust-clock');
  // No request is old enough, so there is nothing to confirm.
  expect(purge(['--include-new', '--yes', '--older-than', '500d']).status).toBe(0);
  runSql(databasePath, 'UPDATE upkeep SET purged_at = ?', known);
  expect(purge(['--include-new', '--yes', '--trust-clock', '--older-than', '90d']).status).toBe(0);
  expect(readNames(databasePath)).toEqual(['Recent', 'New']);
  expect(purge(['--include-new', '--yes', '--older-than', '80d']).status).toBe(0);
});

test('the server erases bookings older than BOOKINGS_RETENTION_DAYS at its start and logs their number', async () => {
  const server = await startTestServer({ DATABASE_PATH: databasePath, BOOKINGS_RETENTION_DAYS: '90' });
  const entries = () => server.lines.map((line) => JSON.parse(line));
  await expect.poll(() => entries().find(({ msg }) => msg === 'erased')).toMatchObject({ requests: 2 });
  expect(readNames(databasePath)).toEqual(['Recent', 'New']);
});
