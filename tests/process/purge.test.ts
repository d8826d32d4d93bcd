import { beforeEach, expect, test } from 'vitest';
import { daysAgo, keepAged, sql } from '../support/agedRequests.ts';
import { namesIn } from '../support/databases.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let path: string;

beforeEach(async () => {
  path = databaseIn(temporaryFolder());
  await keepAged(path, { Ancient: 400, Old: 91, Recent: 89, New: 0 });
});

const purge = (args: readonly string[], variables = {}) =>
  run('src/bookings.js', ['purge', ...args, '--db', path], variables);

test.each([
  [['--yes', '--older-than', '90d'], {}, ['Recent', 'New']],
  [['--yes'], { BOOKINGS_RETENTION_DAYS: '90' }, ['Recent', 'New']],
  [['--yes'], {}, ['Old', 'Recent', 'New']],
  [['--dry-run', '--older-than', '1d'], {}, ['Ancient', 'Old', 'Recent', 'New']],
])('purge %j with %j leaves %j', (args, variables, left) => {
  const before = namesIn(path).length;
  const { status, stdout } = purge(args, variables);
  expect(status).toBe(0);
  const count = args.includes('--dry-run') ? 3 : before - left.length;
  expect(stdout).toMatch(new RegExp(`^${count} requests? that came before \\d{4}-`));
  expect(namesIn(path)).toEqual(left);
});

test('nothing is erased where the clock may have jumped, until somebody says that it is right', () => {
  sql(path, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
  const refused = purge(['--yes', '--older-than', '90d']);
  expect([refused.status, refused.stdout, namesIn(path).length]).toEqual([1, '', 4]);
  expect(refused.stderr).toMatch(/^bookings: Nothing was erased\. The clock says .* --trust-clock\.\n$/);
  expect(purge(['--yes', '--trust-clock', '--older-than', '90d']).status).toBe(0);
  expect(namesIn(path)).toEqual(['Recent', 'New']);
});

test('the site erases what is too old by itself at the start, and says in the log how much', async () => {
  const server = await startTestServer({ DATABASE_PATH: path, BOOKINGS_RETENTION_DAYS: '90' });
  const entries = () => server.lines.map((line) => JSON.parse(line));
  await expect.poll(() => entries().find(({ msg }) => msg === 'erased')).toMatchObject({ requests: 2 });
  expect(namesIn(path)).toEqual(['Recent', 'New']);
});
