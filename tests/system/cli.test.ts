import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { fieldNames } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { foldText } from '../../views/text.ts';
import { newBooking, runSql, storeAll } from '../support/bookings.ts';
import { holdWriteLock } from '../support/databases.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';
import { root, runBookings } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

let databasePath: string;
let ids: Record<string, string>;

const phone = '600 111 222';

const [second = catalogue[0]] = catalogue.filter(({ slug }) => slug !== massage.slug);

const contact = { kind: 'contact', service: 'Contact', serviceSlug: null } as const;

const requests = [
  newBooking({ phone }),
  newBooking({ name: 'José', phone, service: 'Cuerpo a cuerpo', serviceSlug: second.slug, locale: 'pt' }),
  newBooking({ ...contact, name: 'Zoé', phone, message: 'Une question', locale: 'fr' }),
  newBooking({ name: 'Bot', phone, status: 'spam', message: 'buy' }),
];

beforeEach(async () => {
  databasePath = join(temporaryFolder(), 'bookings.sqlite');
  ids = await storeAll(databasePath, requests);
  for (const [index, { name }] of requests.entries()) {
    const createdAt = `2026-07-0${index + 1}T22:30:00.000Z`;
    runSql(databasePath, 'UPDATE bookings SET created_at = ? WHERE name = ?', createdAt, name);
  }
});

const bookings = (...args: string[]) => runBookings([...args, '--db', databasePath]);

const names = (...args: string[]): string[] => {
  const { stdout, status } = bookings('list', '--format', 'json', ...args);
  expect(status).toBe(0);
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
};

test('list shows the newest booking first, and counts the hidden spam on standard error', () => {
  const { stdout, stderr, status } = bookings('list');
  expect(status).toBe(0);
  const [_heading, ...rows] = stdout.trim().split('\n');
  expect(rows).toEqual([
    expect.stringMatching(/^\w+ +2026-07-04 00:30 {2}new +contact +fr +Zoé/),
    expect.stringMatching(/^\w+ +2026-07-03 00:30 .* José /),
    expect.stringMatching(/^\w+ +2026-07-02 00:30 .* Ana /),
  ]);
  expect(stderr).toBe(
    '3 of 3 requests, 3 new, 0 handled.\n1 marked as spam left out (--status spam lists them).\n',
  );
});

test.each([
  // Ana wrote on 2 July at 00:30 in Madrid. José, Zoé (a contact message) and Bot (spam) each wrote a day later.
  // Ana asked for the massage `massage`. José asked in Portuguese for `second`.
  [['--kind', 'contact'], 'Zoé'],
  [['--locale', 'pt'], 'José'],
  [['--status', 'Spam'], 'Bot'],
  [['--service', foldText(titleOf(second.slug, otherLocale)).toUpperCase()], 'José'],
  [['--service', massage.slug], 'Ana'],
  [['--search', 'jose'], 'José'],
  [['--search', 'nobody'], ''],
  [['--since', '2026-07-03'], 'Zoé José'],
  [['--until', '2026-07-03'], 'José Ana'],
  [['--since', '2026-07-02T22:30:00Z', '--until', '2026-07-03T22:30:00Z'], 'José'],
  [['--limit', '1'], 'Zoé'],
  [['--since', '1h'], ''],
])('list %j prints the bookings of %j', (args, expected) => {
  expect(names(...args).join(' ')).toBe(expected);
});

test('list still finds bookings for a masseuse, massage or language that the site no longer has', async () => {
  const former = { masseuse: 'gone', service: 'Gone', serviceSlug: 'gone-massage', locale: 'xx' };
  await storeAll(databasePath, [newBooking({ phone, ...former, name: 'Old' })]);
  expect(names('--masseuse', 'Gone')).toEqual(['Old']);
  expect(names('--service', 'gone-massage')).toEqual(['Old']);
  expect(names('--locale', 'xx')).toEqual(['Old']);
});

test('list with a masseuse or massage that never was names all that there are', () => {
  const [nobody, tatra] = [bookings('list', '--masseuse', 'nobody'), bookings('list', '--service', 'tatra')];
  expect(nobody.stderr).toMatch(/No masseuse is called 'nobody'\. The masseuses: \w/);
  expect(tatra.stderr).toMatch(/No massage is called 'tatra'\. The massages: \w/);
});

test('list --format json prints all fields of a booking', () => {
  const json = JSON.parse(bookings('list', '--format', 'json', '--kind', 'contact').stdout);
  expect(json).toEqual([
    {
      ...Object.fromEntries(fieldNames.map((field) => [field, null])),
      id: ids['Zoé'],
      createdAt: '2026-07-03T22:30:00.000Z',
      kind: 'contact',
      name: 'Zoé',
      phone,
      service: 'Contact',
      serviceSlug: null,
      message: 'Une question',
      locale: 'fr',
      status: 'new',
      handledAt: null,
      note: null,
    },
  ]);
});

test('list prints one booking in each line as NDJSON, and a header first as CSV', () => {
  const ndjson = bookings('list', '--format', 'ndjson').stdout.trim().split('\n');
  expect(ndjson.map((line) => JSON.parse(line).name)).toEqual(['Zoé', 'José', 'Ana']);
  expect(bookings('list', '--format', 'csv').stdout).toMatch(/^id,createdAt,kind,.*\n/);
});

test('show prints several bookings by the first characters of their ids, with #, spaces or commas', () => {
  const { stdout, status } = bookings('show', ids['Ana']?.slice(0, 12) ?? '', ids['Zoé'] ?? '');
  expect(status).toBe(0);
  expect(stdout).toMatch(/name +Ana[\s\S]+name +Zoé[\s\S]+Une question/);
  const short = (name: string) => ids[name]?.slice(0, 8);
  for (const words of [[`#${short('Ana')}`, ` ${short('Zoé')}\n`], [`${short('Ana')}, ${short('Zoé')}`]]) {
    expect(bookings('show', ...words).stdout).toBe(stdout);
  }
});

test('show and list --later find a booking left for later, until it is marked new or handled', () => {
  const id = ids['Ana'] ?? '';
  const putOff = "INSERT INTO reservations VALUES (?, 'eva', 'later', '2999-01-01T12:00:00.000Z')";
  for (const name of ['Ana', 'Zoé']) runSql(databasePath, putOff, ids[name]);
  // This is 13:00 in Madrid.
  expect(bookings('show', id).stdout).toMatch(/^status +new, later until 13:00$/m);
  bookings('mark', ids['Zoé'] ?? '', 'handled');
  expect(names('--later')).toEqual(['Ana']);
  expect(bookings('mark', id, 'new').stderr).toMatch(/^Was new already, no longer left for later: Ana /);
  expect(bookings('show', id).stdout).toMatch(/^status +new$/m);
});

test('show and mark with an unknown id exit with 1 and print one line', () => {
  const none = /^bookings: No request has an id that begins with .*\n$/;
  const expected = { status: 1, stdout: '', stderr: expect.stringMatching(none) };
  expect(bookings('show', 'ffff')).toEqual(expected);
  expect(bookings('show', 'Zoe').stderr).toContain('Try bookings list --search zoe.');
  expect(bookings('mark', '0'.repeat(36), 'handled')).toEqual(expected);
});

test('show lists the bookings of an ambiguous id prefix, but a whole id is never ambiguous', () => {
  // Notifications refer to the ids.
  runSql(databasePath, 'DELETE FROM outbox');
  runSql(databasePath, "UPDATE bookings SET id = 'abc' WHERE name = 'Ana'");
  // The escape character in this name must not reach the terminal.
  runSql(databasePath, "UPDATE bookings SET id = 'abcd', name = char(27) || 'J' WHERE name = 'José'");
  const { status, stdout, stderr } = bookings('show', 'ab');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `bookings: Several requests have an id that begins with 'ab'. Use a longer id:
  abc  2026-07-02 00:30  new      Ana  ${titleOf(massage.slug)}
  abcd  2026-07-03 00:30  new      \\u{1b}J  Cuerpo a cuerpo
`,
  );
  expect(bookings('show', 'abc').stdout).toMatch(/name +Ana/);
});

test('mark names the bookings it changes, how to undo that, and the bookings it leaves unchanged', () => {
  const [ana, bot] = ['Ana', 'Bot'].map((name) => ids[name]?.slice(0, 8) ?? '') as [string, string];
  expect(bookings('mark', bot, 'handled').stderr).toBe(
    `Marked as handled instead of spam: Bot (${bot})
Undo: npm run -s bookings -- mark ${bot} spam --db ${databasePath}
`,
  );
  expect(bookings('mark', ana, bot, 'handled').stderr).toBe(
    `Marked as handled: Ana (${ana})
Undo: npm run -s bookings -- mark ${ana} new --db ${databasePath}
Was handled already: Bot (${bot})
`,
  );
});

test('mark handled sets the time of handling, and mark new removes it', () => {
  const ana = ids['Ana'] ?? '';
  const find = () => JSON.parse(bookings('show', ana, '--format', 'ndjson').stdout);
  bookings('mark', ana, 'handled');
  expect(Date.now() - Date.parse(find().handledAt)).toBeLessThan(60_000);
  bookings('mark', ana, 'new');
  expect(find()).toMatchObject({ status: 'new', handledAt: null });
});

test('list reports a missing, foreign, unreadable or newer database in one line, and creates no file', () => {
  const missing = join(temporaryFolder(), 'none.sqlite');
  const foreign = join(temporaryFolder(), 'foreign.sqlite');
  new Database(foreign).exec('CREATE TABLE other (id)').close();
  const text = join(temporaryFolder(), 'text.sqlite');
  writeFileSync(text, 'no database '.repeat(100));
  new Database(databasePath).exec('PRAGMA user_version = 9999').close();
  for (const [file, reason] of [
    [missing, 'there is no such file'],
    [foreign, 'it holds no bookings'],
    [text, 'not a database'],
    [databasePath, 'newer version'],
  ] as const) {
    const { status, stdout, stderr } = runBookings(['list', '--db', file]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  expect(existsSync(missing)).toBe(false);
});

test('mark reports a locked database in one line that says to try again', () => {
  const lock = holdWriteLock(databasePath);
  const { status, stderr } = bookings('mark', ids['Ana'] ?? '', 'handled');
  lock.release();
  expect(status).toBe(1);
  expect(stderr).toBe(`bookings: ${databasePath} is locked by another process. Try again in a moment.\n`);
});

test('list ends without an error when the reader of its output closes the pipe, as head does', async () => {
  // A pipe holds 64 KiB, which is less than this message.
  runSql(databasePath, "UPDATE bookings SET message = ? WHERE name = 'Ana'", 'x'.repeat(1_000_000));
  const list = `${process.execPath} src/bookings.js list --format ndjson --db ${databasePath}`;
  const script = `${list} | head -n 1 >/dev/null; echo $PIPESTATUS`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: root, encoding: 'utf8' });
  expect(stdout).toBe('0\n');
  expect(stderr).not.toMatch(/EPIPE|Error/);
});
