import Database from 'better-sqlite3';
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
  ['forward', daysAgo(3)],
  ['back', daysAgo(-3)],
])(
  'nothing is erased where the clock may have jumped %s, until somebody says that it is right',
  (_name, known) => {
    sql(path, 'UPDATE upkeep SET purged_at = ?', known);
    const refused = purge(['--yes', '--older-than', '90d']);
    expect([refused.status, refused.stdout, namesIn(path).length]).toEqual([1, '', 4]);
    expect(refused.stderr).toMatch(/^bookings: Nothing was erased\. The clock says .* --trust-clock\.\n$/);
    expect(purge(['--dry-run', '--older-than', '90d']).stderr).toContain('--trust-clock');
    // There is nothing to be careful of.
    expect(purge(['--yes', '--older-than', '500d']).status).toBe(0);
    sql(path, 'UPDATE upkeep SET purged_at = ?', known);
    expect(purge(['--yes', '--trust-clock', '--older-than', '90d']).status).toBe(0);
    expect(namesIn(path)).toEqual(['Recent', 'New']);
    expect(purge(['--yes', '--older-than', '80d']).status).toBe(0);
  },
);

test('purge names what an upgrade or a restore left beside the database that holds old requests', () => {
  const kept = `${path}.before-version-9`;
  run('src/bookings.js', ['backup', kept, '--db', path]);
  expect(purge(['--yes', '--older-than', '90d']).stdout.split('\n')[1]).toBe(`still in ${kept}: 2 requests`);
});

test('before the first purge the newest request tells the time', () => {
  sql(path, "DELETE FROM bookings WHERE name = 'New'");
  expect(purge(['--yes', '--older-than', '90d']).stderr).toContain('--trust-clock');
  expect(namesIn(path)).toEqual(['Ancient', 'Old', 'Recent']);
});

test('by what repeats are found is forgotten when it counts no more, even where nothing may be erased', () => {
  const digests = () => {
    const db = new Database(path);
    const names = (condition: string) =>
      db
        .prepare(
          `SELECT DISTINCT name FROM bookings LEFT JOIN idempotency_keys ON booking_id = id WHERE ${condition} ORDER BY bookings.created_at`,
        )
        .pluck()
        .all();
    const found = { content: names("fingerprint > x''"), keys: names('key IS NOT NULL') };
    db.close();
    return found;
  };
  sql(path, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
  sql(
    path,
    "UPDATE idempotency_keys SET created_at = ? WHERE booking_id = (SELECT id FROM bookings WHERE name = 'Old')",
    daysAgo(1.1),
  );
  expect(purge(['--yes']).status).toBe(1);
  expect(digests()).toEqual({ content: ['New'], keys: ['Ancient', 'Recent', 'New'] });
});

test('the site says in the log why it erases nothing', async () => {
  sql(path, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
  const server = await startTestServer({ DATABASE_PATH: path, BOOKINGS_RETENTION_DAYS: '90' });
  const entries = () => server.lines.map((line) => JSON.parse(line));
  await expect
    .poll(() => entries().find(({ msg }) => msg === 'old requests are not erased'))
    .toMatchObject({ level: 40, reason: expect.stringContaining('--trust-clock') });
  expect(namesIn(path)).toHaveLength(4);
});
