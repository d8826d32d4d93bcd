import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { newBooking, runSql, storeAll } from '../support/bookings.ts';
import { bookingsOn } from '../support/cli.ts';
import { holdWriteLock } from '../support/databases.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;
let ids: Record<string, string>;

const [otherMassage = massage] = catalogue.filter(({ slug }) => slug !== massage.slug);
const [otherMasseuse = masseuse] = masseuses.filter(({ slug }) => slug !== masseuse.slug);

const contact = { kind: 'contact', service: 'Contact', serviceSlug: null } as const;

/** Ana wrote on 2 July at 00:30 in Madrid. José, Zoé and Bot each wrote a day later. */
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

test('list shows the newest request first, with its time in Madrid', () => {
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

test('list leaves out spam, and says on standard error how many requests that are', () => {
  const { stdout, stderr } = bookings('list');
  expect(stdout).not.toContain('Bot');
  expect(stderr).toMatch(/^1 marked as spam left out/m);
});

test('list says on standard error that no request matches, and exits with 0', () => {
  const { status, stdout, stderr } = bookings('list', '--search', 'nobody');
  expect([status, stdout, stderr]).toEqual([0, '', 'No requests match.\n']);
});

test.each([
  [
    ['--since', '2026-07-03'],
    ['Zoé', 'José'],
  ],
  [
    ['--until', '2026-07-03'],
    ['José', 'Ana'],
  ],
  [['--since', '2026-07-02T22:30:00Z', '--until', '2026-07-03T22:30:00Z'], ['José']],
  [['--since', '1h'], []],
])('list %j compares with the time of the request, a day from midnight in Madrid: %j', (args, expected) => {
  expect(names(...args)).toEqual(expected);
});

test.each([
  ['booking', ['José', 'Ana']],
  ['contact', ['Zoé']],
])('list --kind %s selects %j', (kind, expected) => {
  expect(names('--kind', kind)).toEqual(expected);
});

test.each([
  otherMassage.slug,
  titleOf(otherMassage.slug).toUpperCase(),
  titleOf(otherMassage.slug, otherLocale),
])('list --service %j selects the requests for this massage, in whatever language', (service) => {
  expect(names('--service', service)).toEqual(['José']);
});

test('list --masseuse selects the requests for this masseuse', () => {
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

test.runIf(locales.length > 1)('list --locale selects the requests in this language', () => {
  expect(names('--locale', otherLocale)).toEqual(['José']);
  expect(names('--locale', defaultLocale)).toEqual(['Zoé', 'Ana']);
});

test.each([
  ['new', ['José', 'Ana']],
  ['handled', ['Zoé']],
  ['spam', ['Bot']],
])('list --status %s selects %j', (status, expected) => {
  runSql(databasePath, "UPDATE bookings SET status = 'handled' WHERE name = 'Zoé'");
  expect(names('--status', status)).toEqual(expected);
});

test('list --visit selects the requests for one night', () => {
  expect(names('--visit', '2026-07-20')).toEqual(['Ana']);
});

test('list --person selects all requests of a person, spam included', () => {
  expect(names('--person', '0034 600 111 222')).toEqual(['Bot', 'Ana']);
});

test('list --person of a person without requests says how to search', () => {
  const { status, stderr } = bookings('list', '--person', 'nobody@example.com');
  expect(status).toBe(0);
  expect(stderr).toContain('No request has this whole address or number. Try bookings list --search');
});

test.each([
  [['jose'], ['José']],
  [['QUESTION', 'zoe@example.com'], ['Zoé']],
  [['+34 600-111-222'], ['Ana']],
])('list --search %j finds %j', (words, expected) => {
  expect(names('--search', ...words)).toEqual(expected);
});

test('list --limit selects the newest requests, and the table says how many there are', () => {
  expect(names('--limit', '2')).toEqual(['Zoé', 'José']);
  expect(bookings('list', '--limit', '2').stderr).toContain('2 of 3 requests');
});

test('the table has 50 requests unless --limit says otherwise, but JSON and CSV have all', () => {
  const many = Array.from({ length: 60 }, (_, index) => newBooking({ name: `Guest ${index}` }));
  storeAll(databasePath, many);
  const all = many.length + requests.length - 1;
  const { stdout, stderr } = bookings('list');
  expect(stdout.trim().split('\n')).toHaveLength(1 + 50);
  expect(stderr).toContain(`50 of ${all} requests`);
  expect(names()).toHaveLength(all);
  expect(bookings('list', '--format', 'csv').stdout.trim().split('\n')).toHaveLength(1 + all);
});

test('list --format json prints all fields of a request, with null for what is absent', () => {
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

test('list --format csv prints a line of headings, and then a line for each request', () => {
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

test('show prints the requests with these ids or unique beginnings of ids in full', () => {
  const { status, stdout } = bookings('show', idOf('Ana').slice(0, 12), idOf('Zoé').toUpperCase());
  expect(status).toBe(0);
  for (const line of ['name      Ana', 'call      tel:+34600111222', 'name      Zoé', '│ Une question'])
    expect(stdout.split('\n')).toContain(line);
});

test('show --format json prints the same fields as list', () => {
  const { stdout } = bookings('show', idOf('Zoé'), '--format', 'json');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(bookings('list', '--format', 'json', '--limit', '1').stdout));
});

test('show with one unknown id among others shows nothing, and exits with 1 and one line', () => {
  const { status, stdout, stderr } = bookings('show', idOf('Ana'), 'zzzz');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe("bookings: No request has an id that begins with 'zzzz'.\n");
});

test('show with an ambiguous beginning of an id lists the requests that it could mean', () => {
  runSql(databasePath, "UPDATE bookings SET id = 'abc1' WHERE name = 'Ana'");
  runSql(databasePath, "UPDATE bookings SET id = 'abc2' WHERE name = 'José'");
  const { status, stdout, stderr } = bookings('show', 'abc');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^bookings: Several requests .* 'abc'.*\n.*\babc1\b.*Ana.*\n.*\babc2\b.*José.*\n$/);
});
