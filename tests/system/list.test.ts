import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { bookingsOn } from '../support/cli.ts';
import { holdWriteLock, runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { newBooking, storeAll } from '../support/storedBookings.ts';

let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;
let ids: Record<string, string>;

const [otherMassage = massage] = catalogue.filter(({ slug }) => slug !== massage.slug);
const [otherMasseuse = masseuse] = masseuses.filter(({ slug }) => slug !== masseuse.slug);

const contact = { kind: 'contact', service: 'Contact', serviceSlug: null } as const;

/** Ana wrote on 2 July at 00:30 in Madrid. José, Zoé and Bot, who is spam, each wrote a day later. */
const requests = [
  newBooking({ name: 'Ana', masseuse: masseuse.slug, phone: '600 111 222', day: '2026-07-20' }),
  newBooking({
    name: 'José',
    service: titleOf(otherMassage.slug, otherLocale),
    serviceSlug: otherMassage.slug,
    masseuse: otherMasseuse.slug,
    locale: otherLocale,
  }),
  newBooking({ ...contact, name: 'Zoé', email: 'zoe@example.com', message: 'Une question' }),
  newBooking({ name: 'Bot', phone: '+34600111222', status: 'spam' }),
];

beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  bookings = bookingsOn(databasePath);
  ids = storeAll(databasePath, requests);
  for (const [index, { name }] of requests.entries()) {
    const createdAt = `2026-07-0${index + 1}T22:30:00.000Z`;
    runSql(databasePath, 'UPDATE bookings SET created_at = ? WHERE name = ?', createdAt, name);
  }
});

const idOf = (name: string): string => ids[name] ?? '';

const names = (...args: string[]): string[] => {
  const { stdout, status } = bookings('list', '--format', 'json', ...args);
  expect(status).toBe(0);
  const found: { name: string }[] = JSON.parse(stdout);
  return found.map(({ name }) => name);
};

test('list shows the newest request first, with the time in Madrid at which it came', () => {
  const { stdout, status } = bookings('list');
  expect(status).toBe(0);
  const [_headings, ...rows] = stdout.trim().split('\n');
  expect(rows).toEqual([
    expect.stringMatching(/ 4 Jul 00:30 .* Zoé /),
    expect.stringMatching(/ 3 Jul 00:30 .* José /),
    expect.stringMatching(/ 2 Jul 00:30 .* Ana /),
  ]);
});

test('list says on standard error how many requests it lists', () => {
  expect(bookings('list').stderr).toMatch(/^3 requests\.$/m);
});

test('list leaves out spam', () => {
  expect(names()).toEqual(['Zoé', 'José', 'Ana']);
});

test('list says on standard error how many requests it leaves out as spam', () => {
  expect(bookings('list').stderr).toMatch(/^1 marked as spam left out/m);
});

test('list says on standard error that no request matches, and exits with 0', () => {
  const { status, stdout, stderr } = bookings('list', '--search', 'nobody');
  expect([status, stdout, stderr]).toEqual([0, '', 'No requests match.\n']);
});

/** The times of the requests count. A day begins at midnight in Madrid. */
test.each([
  ['--since 2026-07-03', ['Zoé', 'José']],
  ['--until 2026-07-03', ['José', 'Ana']],
  ['--since 2026-07-02T22:30:00Z --until 2026-07-03T22:30:00Z', ['José']],
  ['--since 1h', []],
])('list %s lists %j', (options, expected) => {
  expect(names(...options.split(' '))).toEqual(expected);
});

test.each([
  ['booking', ['José', 'Ana']],
  ['contact', ['Zoé']],
])('list --kind %s lists the requests of this kind: %j', (kind, expected) => {
  expect(names('--kind', kind)).toEqual(expected);
});

test.each([
  otherMassage.slug,
  titleOf(otherMassage.slug).toUpperCase(),
  titleOf(otherMassage.slug, otherLocale),
])('list --service "%s" lists this massage in whatever language', (service) => {
  expect(names('--service', service)).toEqual(['José']);
});

test('list --masseuse lists the requests for this masseuse, also if typed in capitals', () => {
  expect(names('--masseuse', masseuse.slug.toUpperCase())).toEqual(['Ana']);
});

test.each([
  ['--masseuse', masseuses[0]?.slug],
  ['--service', massage.slug],
])('list %s with an unknown name says which names there are', (option, known) => {
  const { status, stdout, stderr } = bookings('list', option, 'nobody');
  expect([status, stdout]).toEqual([0, '']);
  expect(stderr).toContain(known);
});

test('list --locale lists the requests in this language', () => {
  expect(names('--locale', otherLocale)).toEqual(['José']);
  expect(names('--locale', defaultLocale)).toEqual(['Zoé', 'Ana']);
});

test.each([
  ['new', ['José', 'Ana']],
  ['handled', ['Zoé']],
  ['spam', ['Bot']],
])('list --status %s lists the requests with this status: %j', (status, expected) => {
  runSql(databasePath, "UPDATE bookings SET status = 'handled' WHERE name = 'Zoé'");
  expect(names('--status', status)).toEqual(expected);
});

test('list --visit lists the requests for one night', () => {
  expect(names('--visit', '2026-07-20')).toEqual(['Ana']);
});

test('list --person lists all requests of a person, spam included', () => {
  expect(names('--person', '0034 600 111 222')).toEqual(['Bot', 'Ana']);
});

test('list --person of a person without requests says how to search', () => {
  const { status, stderr } = bookings('list', '--person', 'nobody@example.com');
  expect(status).toBe(0);
  expect(stderr).toContain('No request has this whole address or number. Try bookings list --search');
});

test.each([
  ['a name without its accent', ['jose'], ['José']],
  ['words in several fields', ['QUESTION', 'zoe@example.com'], ['Zoé']],
  ['a telephone number', ['+34 600-111-222'], ['Ana']],
])('list --search finds %s', (_name, words, expected) => {
  expect(names('--search', ...words)).toEqual(expected);
});

test('list --limit lists the newest requests', () => {
  expect(names('--limit', '2')).toEqual(['Zoé', 'José']);
});

test('list --limit says on standard error how many requests there are', () => {
  expect(bookings('list', '--limit', '2').stderr).toContain('2 of 3 requests');
});

/** Stores 60 more requests, and returns the number of all that are no spam. */
const storeMany = (): number => {
  const many = Array.from({ length: 60 }, (_, index) => newBooking({ name: `Guest ${index}` }));
  storeAll(databasePath, many);
  return many.length + requests.length - 1;
};

test('the table has at most 50 requests, and says how many there are', () => {
  const count = storeMany();
  const { stdout, stderr } = bookings('list');
  expect(stdout.trim().split('\n')).toHaveLength(1 + 50);
  expect(stderr).toContain(`50 of ${count} requests`);
});

test('list --format json has all requests', () => {
  const count = storeMany();
  expect(names()).toHaveLength(count);
});

test('list --format csv has all requests', () => {
  const count = storeMany();
  expect(bookings('list', '--format', 'csv').stdout.trim().split('\n')).toHaveLength(1 + count);
});

test('list --format json has all fields of a request, with null for absent ones', () => {
  const { stdout } = bookings('list', '--format', 'json', '--kind', 'contact');
  expect(JSON.parse(stdout)).toEqual([
    {
      id: idOf('Zoé'),
      createdAt: '2026-07-03T22:30:00.000Z',
      kind: 'contact',
      name: 'Zoé',
      email: 'zoe@example.com',
      phone: null,
      service: 'Contact',
      serviceSlug: null,
      masseuse: null,
      day: null,
      time: null,
      message: 'Une question',
      locale: defaultLocale,
      status: 'new',
      handledAt: null,
      note: null,
    },
  ]);
});

test('list --format json prints an empty list if no request matches, and exits with 0', () => {
  const { status, stdout } = bookings('list', '--format', 'json', '--search', 'nobody');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual([]);
});

test('list --format csv has a line of headings, and then a line for each request', () => {
  const { stdout } = bookings('list', '--format', 'csv', '--kind', 'contact');
  expect(stdout.trim().split('\n')).toEqual([
    'id,createdAt,kind,name,email,phone,service,serviceSlug,masseuse,day,time,message,locale,status,handledAt,note',
    `${idOf('Zoé')},2026-07-03T22:30:00.000Z,contact,Zoé,zoe@example.com,,Contact,,,,,Une question,${defaultLocale},new,,`,
  ]);
});

test('list reads while another process writes', () => {
  const lock = holdWriteLock(databasePath);
  const { status, stdout } = bookings('list');
  lock.release();
  expect([status, stdout]).toEqual([0, expect.stringContaining('Zoé')]);
});
