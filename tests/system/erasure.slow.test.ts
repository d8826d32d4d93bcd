import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { daysAgo, makeAgedDatabase, personRequests, sql, storeAll } from '../support/bookings.ts';
import { namesIn, textsIn } from '../support/databases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

describe('erase and export', () => {
  let path: string;
  let ids: Record<string, string>;

  beforeEach(async () => {
    path = databaseIn(temporaryFolder());
    ids = await storeAll(path, personRequests);
  });

  const bookings = (args: readonly string[], variables = {}) =>
    runBookings([...args, '--db', path], variables);

  test.each(['+34600111222', '600.111.222'])(
    'erase --person %s erases requests with this number',
    (person) => {
      const { status, stdout, stderr } = bookings(['erase', '--person', person, '--yes']);
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/^2 requests erased\n .* Later .*\n .* Ana .*\n$/),
      ]);
      expect(stderr).toContain(ids['Friend']?.slice(0, 8));
      expect(namesIn(path)).toEqual(['Friend', 'Other', 'Spam']);
    },
  );

  test('erase accepts id prefixes, and changes nothing if one is wrong', () => {
    expect(bookings(['erase', ids['Ana'] ?? '', 'zzzzzz', '--yes']).status).toBe(1);
    expect(bookings(['erase', ids['Ana']?.slice(0, 5) ?? '', '--yes']).status).toBe(2);
    expect(namesIn(path)).toHaveLength(personRequests.length);
    const two = [ids['Ana']?.slice(0, 12) ?? '', ids['Other'] ?? ''];
    expect(bookings(['erase', ...two, '--yes']).stdout).toMatch(/^2 requests erased\n/);
    expect(namesIn(path)).toEqual(['Later', 'Friend', 'Spam']);
  });

  test('erase lists the backups that still contain erased requests', async () => {
    const folder = join(temporaryFolder(), 'copies');
    await mkdir(folder);
    bookings(['backup', join(folder, 'all.sqlite')]);
    bookings(['backup', `${path}.before-restore-20260101T000000Z`]);
    const other = bookings(['erase', ids['Other'] ?? '', '--yes', '--backups', folder]).stdout.split('\n');
    expect(other[1]).toMatch(new RegExp(`^  ${ids['Other']?.slice(0, 8)} .* new +Other  Tantra$`));
    expect(other.toSpliced(1, 1)).toEqual([
      '1 request erased',

      `still in ${path}.before-restore-20260101T000000Z: 1 request`,
      `still in ${join(folder, 'all.sqlite')}: 1 request`,
      '',
    ]);
    bookings(['backup', join(folder, 'without.sqlite')]);
    const erased = bookings(['erase', ids['Ana'] ?? '', ids['Other'] ?? '', '--yes'], { BACKUP_DIR: folder });
    expect([erased.status, erased.stdout]).toEqual([1, '']);
    const { stdout } = bookings(['erase', '--person', 'eva@example.com', '--yes'], { BACKUP_DIR: folder });
    expect(stdout).toMatch(
      /^1 request erased\n .*\nstill in .*\nstill in .*all\.sqlite: 1 request\nstill in .*without/,
    );
  });

  test('erases requests in a backup', () => {
    const copy = join(temporaryFolder(), 'copy.sqlite');
    bookings(['backup', copy]);
    const { status } = runBookings(['erase', '--person', '600111222', '--yes', '--db', copy]);
    expect([status, namesIn(copy), namesIn(path).length]).toEqual([0, ['Friend', 'Other', 'Spam'], 5]);
    expect(textsIn(copy, [ids['Ana'] ?? ''])).toEqual([]);
  });

  test('erase suggests --backups if it does not know where backups are', () => {
    expect(bookings(['erase', ids['Ana'] ?? '', '--yes']).stderr).toContain('--backups');
  });

  test('erase exits with 0 if no request matches the person', () => {
    const { status, stdout } = bookings(['erase', '--person', 'nobody@example.com', '--yes']);
    expect([status, stdout, namesIn(path).length]).toEqual([0, '0 requests erased\n', personRequests.length]);
  });

  test.each([
    [['erase', '--person', '', '--yes']],
    [['erase', '--yes']],
    [['erase', 'abc', '--person', 'ana@example.com', '--yes']],
    [['export', '--person', 'Ana']],
    [['erase', '--person', 'eva@example.com', '--yes', '--dry-run']],
    [['erase', '--person', '-', '--identity', '-', '--yes']],
    [['purge', '--older-than', 'long', '--yes']],
  ])('%j exits with 2 and changes nothing', (args) => {
    const { status, stdout, stderr } = bookings(args);
    expect([status, stdout, namesIn(path).length]).toEqual([2, '', personRequests.length]);
    expect(stderr).toMatch(/^bookings: /);
  });

  test('commands neither need nor create a digest key', () => {
    const key = `${path}.digest-key`;
    rmSync(key);
    expect(bookings(['mark', ids['Ana'] ?? '', 'handled']).status).toBe(0);
    expect(bookings(['erase', ids['Ana'] ?? '', '--yes']).status).toBe(0);
    expect(existsSync(key)).toBe(false);
  });
});

describe('purge', () => {
  let path: string;

  beforeEach(async () => {
    path = databaseIn(temporaryFolder());
    await makeAgedDatabase(path, { Ancient: 400, Old: 91, Recent: 89, New: 0 });
  });

  const purge = (args: readonly string[], variables = {}) =>
    runBookings(['purge', ...args, '--db', path], variables);

  test.each([
    ['forward', daysAgo(3)],
    ['back', daysAgo(-3)],
  ])('erases nothing if the clock jumped %s, until --trust-clock', (_name, known) => {
    sql(path, 'UPDATE upkeep SET purged_at = ?', known);
    const refused = purge(['--include-new', '--yes', '--older-than', '90d']);
    expect([refused.status, refused.stdout, namesIn(path).length]).toEqual([1, '', 4]);
    expect(refused.stderr).toMatch(/^bookings: Nothing was erased\. The clock says .* --trust-clock\.\n$/);
    expect(purge(['--include-new', '--dry-run', '--older-than', '90d']).stderr).toContain('--trust-clock');
    // No request is old enough, so there is nothing to confirm.
    expect(purge(['--include-new', '--yes', '--older-than', '500d']).status).toBe(0);
    sql(path, 'UPDATE upkeep SET purged_at = ?', known);
    expect(purge(['--include-new', '--yes', '--trust-clock', '--older-than', '90d']).status).toBe(0);
    expect(namesIn(path)).toEqual(['Recent', 'New']);
    expect(purge(['--include-new', '--yes', '--older-than', '80d']).status).toBe(0);
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

  test('compares the clock with the newest request before the first purge', () => {
    sql(path, "DELETE FROM bookings WHERE name = 'New'");
    expect(purge(['--include-new', '--yes', '--older-than', '90d']).stderr).toContain('--trust-clock');
    expect(namesIn(path)).toEqual(['Ancient', 'Old', 'Recent']);
  });

  test('forgets expired digests even if it may not erase requests', () => {
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

  test('the site logs why it erases nothing', async () => {
    sql(path, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
    const server = await startTestServer({ DATABASE_PATH: path, BOOKINGS_RETENTION_DAYS: '90' });
    const entries = () => server.lines.map((line) => JSON.parse(line));
    await expect
      .poll(() => entries().find(({ msg }) => msg === 'old requests are not erased'))
      .toMatchObject({ level: 40, reason: expect.stringContaining('--trust-clock') });
    expect(namesIn(path)).toHaveLength(4);
  });
});
