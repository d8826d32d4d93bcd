import Database from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createBookings } from '../../db/bookings.ts';
import { openDatabase } from '../../db/database.ts';
import { bookingsOn } from '../support/cli.ts';
import { findInFiles, runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { newBooking, readNames, storeAll } from '../support/storedBookings.ts';

let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;
let ids: Record<string, string>;

/** `Stranger` has a number that begins like that of `German`, and an address like that of `Ana`. */
const requests = [
  newBooking({ name: 'Ana', email: 'Ana@españa.es', phone: '600 111 222' }),
  newBooking({ name: 'Ana again', email: 'ana@xn--espaa-rta.es' }),
  newBooking({ name: 'German', phone: '0049 171 7654321' }),
  newBooking({ name: 'Stranger', email: 'ana@espana.es', phone: '+49 171' }),
  newBooking({ name: 'Spam', phone: '+34600111222', status: 'spam' }),
];

const allNames = requests.map(({ name }) => name);

beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  bookings = bookingsOn(databasePath);
  ids = storeAll(databasePath, requests);
});

const idOf = (name: string): string => ids[name] ?? '';

test.each([
  ['+49 171/7654321', ['Ana', 'Ana again', 'Stranger', 'Spam']],
  ['ana@españa.es', ['German', 'Stranger', 'Spam']],
  ['600-111-222', ['Ana again', 'German', 'Stranger']],
])('erase --person %s erases all requests of this person, and no other', (person, left) => {
  const { status } = bookings('erase', '--person', person, '--yes');
  expect(status).toBe(0);
  expect(readNames(databasePath)).toEqual(left);
});

test('erase --person names and keeps a request that has a second number', () => {
  const both = newBooking({ name: 'Two numbers', phone: '600111222 or 600333444' });
  storeAll(databasePath, [both]);
  const { stderr } = bookings('erase', '--person', '600111222', '--yes');
  expect(stderr).toContain('Two numbers');
  expect(readNames(databasePath)).toContain('Two numbers');
});

test('erase without --yes erases nothing and exits with 2', () => {
  const { status, stderr } = bookings('erase', idOf('Ana'));
  expect([status, readNames(databasePath)]).toEqual([2, allNames]);
  expect(stderr).toContain('repeat it with --yes');
});

test('erase without --yes shows what it would erase', () => {
  const { stdout } = bookings('erase', idOf('Ana'));
  expect(stdout).toMatch(/^1 request would be erased\n {2}\w{8} .* Ana .*\n$/);
});

test.each(['--dry-run', '--dry-run --yes'])('erase %s erases nothing and exits with 0', (options) => {
  const { status } = bookings('erase', '--person', '600111222', ...options.split(' '));
  expect([status, readNames(databasePath)]).toEqual([0, allNames]);
});

test('erase --dry-run shows what it would erase', () => {
  const { stdout } = bookings('erase', '--person', '600111222', '--dry-run');
  expect(stdout).toMatch(/^2 requests would be erased\n.* Spam .*\n.* Ana .*\n$/);
});

test('erase erases requests by the beginnings of their ids, and names them', () => {
  const { status, stdout } = bookings('erase', idOf('Ana').slice(0, 12), idOf('Spam'), '--yes');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^2 requests erased\n.* Ana .*\n.* Spam .*\n$/);
  expect(readNames(databasePath)).toEqual(['Ana again', 'German', 'Stranger']);
});

test('erase with one unknown id among others erases nothing, and exits with 1', () => {
  const { status, stdout } = bookings('erase', idOf('Ana'), 'zzzz', '--yes');
  expect([status, stdout]).toEqual([1, '']);
  expect(readNames(databasePath)).toEqual(allNames);
});

test('erase with several --person erases the requests of each of them', () => {
  bookings('erase', '--person', '600111222', '--person', 'ana@españa.es', '--yes');
  expect(readNames(databasePath)).toEqual(['German', 'Stranger']);
});

test('erase --person of a person without requests erases nothing, and exits with 0', () => {
  const { status, stdout } = bookings('erase', '--person', 'nobody@example.com', '--yes');
  expect([status, stdout]).toEqual([0, '0 requests erased\n']);
  expect(readNames(databasePath)).toEqual(allNames);
});

test('erase --person of a person without requests says how to search', () => {
  const { status, stderr } = bookings('erase', '--person', 'nobody@example.com');
  expect(status).toBe(0);
  expect(stderr).toContain('No request has this whole address or number. Try bookings list --search');
});

test.each([
  ['without ids and person', 'Name ids, or --person', ['--yes']],
  [
    'with ids and a person',
    'Name ids or --person, not both',
    ['abc', '--person', 'ana@example.com', '--yes'],
  ],
  ['--person with a name', 'is no e-mail address', ['--person', 'Ana', '--yes']],
  ['--person with nothing', 'is no e-mail address', ['--person', '', '--yes']],
  ['with a wrong option', "unknown option '--ye'", ['abc', '--ye']],
])('erase %s erases nothing: %s', (_name, said, args) => {
  const { status, stdout, stderr } = bookings('erase', ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(said);
  expect(readNames(databasePath)).toEqual(allNames);
});

const readFingerprint = (name: string): Buffer => {
  const db = new Database(databasePath, { readonly: true });
  const find = db.prepare<[string], Buffer>('SELECT fingerprint FROM bookings WHERE name = ?').pluck();
  const fingerprint = find.get(name);
  db.close();
  if (!fingerprint) throw new Error(`No request of ${name}`);
  return fingerprint;
};

test('no byte of an erased request is in the file or its log while the site runs', () => {
  const site = openDatabase(databasePath);
  onTestFinished(() => void site.close());
  const id = createBookings(site).save(newBooking({ name: 'Ottilie', message: 'first words '.repeat(500) }));
  bookings('note', id, 'replaced note');
  bookings('note', id, 'last note');
  const texts = [id, 'Ottilie', 'first words', 'replaced note', 'last note'];
  const sought = [...texts.map((text) => Buffer.from(text)), readFingerprint('Ottilie')];
  expect(findInFiles(databasePath, sought)).toEqual(sought);
  expect(bookings('erase', id, '--yes')).toMatchObject({ status: 0, stderr: '' });
  expect(findInFiles(databasePath, sought)).toEqual([]);
  expect(readNames(databasePath)).toEqual(allNames);
});

test('erase also removes the bytes of texts that were replaced in other requests', () => {
  runSql(databasePath, "UPDATE bookings SET message = ? WHERE name = 'German'", 'replaced '.repeat(2000));
  runSql(databasePath, "UPDATE bookings SET message = NULL WHERE name = 'German'");
  bookings('erase', idOf('Ana'), '--yes');
  expect(findInFiles(databasePath, ['replaced'])).toEqual([]);
});

test('erase says that a program that reads the database keeps the erased texts in it', () => {
  const reader = new Database(databasePath, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM bookings').all();
  const { status, stderr } = bookings('erase', idOf('German'), '--yes');
  reader.close();
  expect(status).toBe(0);
  expect(stderr).toMatch(/^Another program .* may keep the erased texts/);
  expect(readNames(databasePath)).not.toContain('German');
});
