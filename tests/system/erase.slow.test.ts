import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findTexts, readNames } from '../support/databases.ts';
import { storePersonBookings } from '../support/preparedDatabases.ts';
import { massage, titleOf } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

let path: string;
let ids: Record<string, string>;
let bookings: Awaited<ReturnType<typeof storePersonBookings>>['bookings'];

beforeEach(async () => {
  ({ path, ids, bookings } = await storePersonBookings());
});

test.each(['+34600111222', '600.111.222'])('erase --person %s erases requests with this number', (person) => {
  const { status, stdout, stderr } = bookings(['erase', '--person', person, '--yes']);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^2 requests erased\n .* Later .*\n .* Ana .*\n$/),
  ]);
  expect(stderr).toContain(ids['Friend']?.slice(0, 8));
  expect(readNames(path)).toEqual(['Friend', 'Other', 'Spam']);
});

test('erase lists the backups that still contain erased requests', async () => {
  const folder = join(temporaryFolder(), 'copies');
  await mkdir(folder);
  bookings(['backup', join(folder, 'all.sqlite')]);
  bookings(['backup', `${path}.before-restore-20260101T000000Z`]);
  const other = bookings(['erase', ids['Other'] ?? '', '--yes', '--backups', folder]).stdout.split('\n');
  expect(other[1]).toMatch(
    new RegExp(`^  ${ids['Other']?.slice(0, 8)} .* new +Other  ${titleOf(massage.slug)}$`),
  );
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
  expect([status, readNames(copy), readNames(path).length]).toEqual([0, ['Friend', 'Other', 'Spam'], 5]);
  expect(findTexts(copy, [ids['Ana'] ?? ''])).toEqual([]);
});
