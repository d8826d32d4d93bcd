import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personBookings, runSql } from '../support/bookings.ts';
import { findTexts, readNames } from '../support/databases.ts';
import { storePersonBookings } from '../support/preparedDatabases.ts';
import { root, runBookings } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

test.each([
  // Ana and 'Same address' have this address, in other cases. The message of 'Mention' contains it.
  ['an e-mail address', 'ANA.riera@example.COM', ['Same number', 'Mention', 'Similar']],
  // Ana has the number 600 111 222, and 'Same number' has 0034 (600) 11-12-22.
  ['a telephone number', '600.111.222', ['Mention', 'Similar', 'Same address']],
])('erase --person erases the bookings with %s, and names one that mentions it', async (_, person, left) => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const { status, stdout, stderr } = bookings(['erase', '--person', person, '--yes']);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^2 requests erased\n .*\n .* Ana /)]);
  expect(stderr).toContain(ids['Mention']?.slice(0, 8));
  expect(readNames(databasePath)).toEqual(left);
});

test('erase --dry-run prints what erase --yes prints, and erases nothing', async () => {
  const { path: databasePath, bookings } = await storePersonBookings();
  const tried = bookings(['erase', '--person', '600111222', '--dry-run']);
  expect(tried.stderr).toContain('Not included: --yes asks about them, and their ids name them.');
  expect([tried.status, readNames(databasePath).length]).toEqual([0, personBookings.length]);
  const { stdout } = bookings(['erase', '--person', '600111222', '--yes']);
  expect(tried.stdout).toBe(stdout.replace('erased', 'would be erased'));
});

test('erase leaves no byte of erased bookings, or of replaced messages, in the file', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const texts = [ids['Ana'] ?? '', 'replaced'];
  // The bytes of a replaced message stay in unused pages until the file is rebuilt.
  const setMessage = "UPDATE bookings SET message = ? WHERE name = 'Similar'";
  runSql(databasePath, setMessage, 'replaced '.repeat(2000));
  runSql(databasePath, setMessage, null);
  expect(findTexts(databasePath, texts)).toEqual(texts);
  bookings(['erase', ids['Ana'] ?? '', '--yes']);
  expect(findTexts(databasePath, texts)).toEqual([]);
});

test('erase accepts id prefixes, and erases nothing if one is wrong or too short', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const [ana = '', similar = ''] = [ids['Ana'], ids['Similar']];
  expect(bookings(['erase', ana, 'zzzzzz', '--yes']).status).toBe(1);
  expect(bookings(['erase', ana.slice(0, 5), '--yes']).status).toBe(2);
  expect(readNames(databasePath)).toHaveLength(personBookings.length);
  const erased = bookings(['erase', ana.slice(0, 12), similar, '--yes']);
  expect(erased.stdout).toMatch(/^2 requests erased\n/);
  expect(readNames(databasePath)).toEqual(['Same number', 'Mention', 'Same address']);
});

test('erase lists the backups that still contain the erased bookings', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const folder = temporaryFolder();
  const [copy, kept] = [join(folder, 'all.sqlite'), `${databasePath}.before-restore-20260101T000000Z`];
  for (const file of [copy, kept]) bookings(['backup', file]);
  const { stdout } = bookings(['erase', ids['Similar'] ?? '', '--yes', '--backups', folder]);
  expect(stdout).toMatch(/^1 request erased\n/);
  for (const file of [copy, kept]) expect(stdout).toContain(`\nstill in ${file}: 1 request\n`);
});

test('erase --db erases all bytes of a booking in a backup, and keeps the booking in the database', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const copy = join(temporaryFolder(), 'copy.sqlite');
  bookings(['backup', copy]);
  const ana = ids['Ana'] ?? '';
  expect(runBookings(['erase', ana, '--yes', '--db', copy]).status).toBe(0);
  expect(readNames(copy)).toEqual(['Same number', 'Mention', 'Similar', 'Same address']);
  expect([findTexts(copy, [ana]), findTexts(databasePath, [ana])]).toEqual([[], [ana]]);
});

test('erase --person - reads the person from the first line of standard input', async () => {
  const { path: databasePath } = await storePersonBookings();
  const args = ['src/bookings.js', 'erase', '--person', '-', '--dry-run', '--db', databasePath];
  const input = '+44 600 111 222\nana.riera@example.com\n';
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input });
  expect(status).toBe(0);
  // The address of Ana in the second line counts for nothing.
  expect(stdout).toMatch(/^1 request would be erased\n .* Similar .*\n$/);
});

test('erase --person lists, but keeps, bookings whose number has only the same last digits', async () => {
  const { bookings } = await storePersonBookings();
  // The bookings have the number without the leading 0, or with another country code.
  const { stdout, stderr } = bookings(['erase', '--person', '0600 111 222', '--yes']);
  expect(stdout).toBe('0 requests erased\n');
  for (const name of ['Ana', 'Same number', 'Similar'])
    expect(stderr).toMatch(new RegExp(` ${name} .*\\(same last digits\\)\n`));
});

test('export --person prints the bookings of a person as JSON, and names one that mentions her', async () => {
  const { ids, bookings } = await storePersonBookings();
  const { stdout, stderr } = bookings(['export', '--person', '600111222']);
  // Ana has this number. The newest booking comes first.
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'Same number' }, { name: 'Ana', id: ids['Ana'] }]);
  expect(stderr).toContain(ids['Mention']?.slice(0, 8));
  const { stderr: nobody } = bookings(['export', '--person', 'nobody@example.com']);
  expect(nobody).toBe('No request has this e-mail address or telephone number.\n');
});

test('export --format csv prints the bookings that a filter of list selects', async () => {
  const { bookings } = await storePersonBookings();
  // Of the five bookings, only 'Same address' is spam.
  const { stdout } = bookings(['export', '--format', 'csv', '--status', 'spam', '--since', 'yesterday']);
  expect(stdout).toMatch(/^id,.*\n.*,Same address,.*\n$/);
});

test('export without a filter prints all bookings, also spam, newest first', async () => {
  const { bookings } = await storePersonBookings();
  const lines = bookings(['export', '--format', 'ndjson']).stdout.trim().split('\n');
  const newestFirst = ['Same address', 'Similar', 'Mention', 'Same number', 'Ana'];
  expect(lines.map((line) => JSON.parse(line).name)).toEqual(newestFirst);
});

test.each([
  [['erase', '--person', 'ana@example.com'], 'then add --yes'],
  [['erase', '--person', 'Ana', '--yes'], 'is no e-mail address'],
  [['purge'], 'then add --yes'],
  [['erase', '--person', '', '--yes'], 'is no e-mail address'],
  [['erase', '--yes'], 'Name ids, or --person'],
  [['erase', 'abc', '--person', 'ana@example.com', '--yes'], 'Name ids, or --person'],
  [['export', '--person', 'Ana'], 'is no e-mail address'],
  [['erase', '--person', 'eva@example.com', '--yes', '--dry-run'], '--yes has no effect with --dry-run.'],
  [['erase', '--person', '-', '--identity', '-', '--yes'], '--person - needs standard input.'],
  [['purge', '--older-than', 'long', '--yes'], "argument 'long' is invalid"],
])('bookings %j exits with 2, changes nothing and says: %s', async (args, said) => {
  const { path: databasePath, bookings } = await storePersonBookings();
  const { status, stdout, stderr } = bookings(args);
  expect([status, stdout, readNames(databasePath).length]).toEqual([2, '', personBookings.length]);
  expect(stderr).toContain(said);
});
