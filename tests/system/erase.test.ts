import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personBookings, runSql } from '../support/bookings.ts';
import { findTexts, readNames } from '../support/databases.ts';
import { storePersonBookings } from '../support/preparedDatabases.ts';
import { root, runBookings } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('erase --person erases all bytes of the bookings with an e-mail address, and names a mention', async () => {
  // Ana and 'Same address' have this address, and the message of 'Mention' contains it.
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const person = ['--person', 'ANA.riera@example.COM'];
  // An earlier message, whose bytes stay in unused pages until the file is rebuilt.
  const setMessage = "UPDATE bookings SET message = ? WHERE name = 'Similar'";
  runSql(databasePath, setMessage, 'kanarie '.repeat(2000));
  runSql(databasePath, setMessage, null);
  expect(findTexts(databasePath, ['kanarie'])).toEqual(['kanarie']);
  const looked = bookings(['erase', ...person, '--dry-run']);
  expect([looked.status, readNames(databasePath).length]).toEqual([0, personBookings.length]);
  expect(looked.stdout).toContain('Ana');
  const { status, stdout, stderr } = bookings(['erase', ...person, '--yes']);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^2 requests erased\n/)]);
  expect(stdout.replace('erased', 'would be erased')).toBe(looked.stdout);
  expect(stderr).toContain(ids['Mention']?.slice(0, 8));
  expect(readNames(databasePath)).toEqual(['Same number', 'Mention', 'Similar']);
  expect(bookings(['erase', '--person', 'ana.riera@example.com', '--yes']).stdout).toBe(
    '0 requests erased\n',
  );
  expect(findTexts(databasePath, [ids['Ana'] ?? '', 'kanarie'])).toEqual([]);
});

test('erase --person erases the bookings with a telephone number, however it is written', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const { status, stdout, stderr } = bookings(['erase', '--person', '600.111.222', '--yes']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^2 requests erased\n .* Same number .*\n .* Ana /);
  expect(stderr).toContain(ids['Mention']?.slice(0, 8));
  expect(readNames(databasePath)).toEqual(['Mention', 'Similar', 'Same address']);
});

test('erase accepts id prefixes, and erases nothing if one is wrong or too short', async () => {
  const { path: databasePath, ids, bookings } = await storePersonBookings();
  const [ana = '', similar = ''] = [ids['Ana'], ids['Similar']];
  expect(bookings(['erase', ana, 'zzzzzz', '--yes']).status).toBe(1);
  expect(bookings(['erase', ana.slice(0, 5), '--yes']).status).toBe(2);
  expect(readNames(databasePath)).toHaveLength(personBookings.length);
  const erased = bookings(['erase', ana.slice(0, 12), similar, '--yes']);
  expect(erased.stdout).toMatch(/^2 requests erased\n/);
  // A hint says how to find the backups that still have them.
  expect(erased.stderr).toContain('--backups');
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
  const { status, stdout } = spawnSync(
    process.execPath,
    ['src/bookings.js', 'erase', '--person', '-', '--dry-run', '--db', databasePath],
    { cwd: root, encoding: 'utf8', input: '+44 600 111 222\nana.riera@example.com\n' },
  );
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

test('export prints the bookings of a person, or of a filter, as JSON, NDJSON or CSV', async () => {
  const { ids, bookings } = await storePersonBookings();
  const { status, stdout, stderr } = bookings(['export', '--person', '600111222']);
  expect(status).toBe(0);
  const ana = { id: ids['Ana'], email: 'Ana.Riera@Example.com', status: 'new' };
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'Same number' }, { name: 'Ana', ...ana }]);
  expect(stderr).toContain(ids['Mention']?.slice(0, 8));
  const filtered = bookings(['export', '--format', 'csv', '--status', 'spam', '--since', 'ayer']);
  expect(filtered.stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^id,/),
    expect.stringMatching(/,Same address,/),
  ]);
  const lines = (format: string) => bookings(['export', '--format', format]).stdout.trim().split('\n');
  expect(lines('ndjson').map((line) => JSON.parse(line).name)).toEqual(
    personBookings.map(({ name }) => name).reverse(),
  );
  expect(lines('csv')).toHaveLength(1 + personBookings.length);
  expect(bookings(['export', '--person', 'nobody@example.com']).stdout).toBe('[]\n');
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
