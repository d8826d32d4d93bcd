import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { zoneCity } from '../../content/hours.ts';
import { intlTags, locales } from '../../content/locales.ts';
import { formatDayInSentence } from '../../content/rules/calendar.ts';
import type { Booking } from '../../db/bookings.ts';
import { formatDetails } from '../../src/cli/details.ts';
import { formatForProgram } from '../../src/cli/machineFormats.ts';
import { formatBookings, formatNight } from '../../src/cli/table.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatTimeInSentence } from '../../views/texts/format.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';
import { storedBooking } from '../support/storedBookings.ts';

const details = (differences: Partial<Booking>): string => formatDetails(storedBooking(differences));

/** The value of a field in the details of a booking. */
const fieldIn = (text: string, label: string): string | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${label} `));
  return line?.slice(label.length).trim();
};

const massageTitle = titleOf(massage.slug);

const booked = {
  name: 'Ana',
  service: massageTitle,
  masseuse: masseuse.slug,
  day: '2020-11-27',
  time: '00:30',
  phone: '600 111 222',
  email: 'ana@example.com',
  locale: 'en',
  createdAt: '2026-07-15T22:30:00.000Z',
  status: 'handled',
  handledAt: '2026-07-16T10:00:00.000Z',
  note: 'called',
} as const;

test.each([
  ['visit', 'Friday 27 November, 00:30 after midnight'],
  ['name', booked.name],
  ['service', `${massageTitle} (${massage.slug})`],
  ['masseuse', booked.masseuse],
  ['phone', booked.phone],
  ['e-mail', booked.email],
  ['language', 'English'],
  ['received', `2026-07-16 00:30 (${zoneCity})`],
  ['status', 'handled, 2026-07-16 12:00'],
  ['id', storedBooking().id],
  ['note', booked.note],
])('show has the field %s of a request: %s', (label, value) => {
  expect(fieldIn(details(booked), label)).toBe(value);
});

test('show names the massage of the list that a visitor typed in other words', () => {
  const typed = details({ service: 'Some words', serviceSlug: massage.slug });
  expect(fieldIn(typed, 'service')).toBe(`Some words (${massage.slug})`);
});

test('show prints each line of a message', () => {
  expect(details({ message: 'one\ntwo' })).toMatch(/\n│ one\n│ two$/);
});

test.each([
  ['600 11 12 22', '34600111222'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['0033 6 12 34 56 78', '33612345678'],
  ['+49 171/7654321', '491717654321'],
])('show links a call and a chat for the number %s to +%s', (phone, digits) => {
  const text = details({ phone });
  expect(fieldIn(text, 'phone')).toBe(phone);
  expect(fieldIn(text, 'call')).toBe(`tel:+${digits}`);
  expect(fieldIn(text, 'WhatsApp')).toMatch(new RegExp(`^https://wa\\.me/${digits}\\?text=\\S+$`));
});

test.each([
  '60011',
  '06 12 34 56 78',
  '02 123 45 67',
  '001234567',
  '600 111 222 / 611 222 333',
  '+34600111222 / +34611222333',
  '+33 (0)6 12 34 56 78',
  '+34 600 111 222 ext. 4',
  'ask my hotel',
])('show has the telephone number %j without a link', (phone) => {
  const text = details({ phone });
  expect(fieldIn(text, 'phone')).toBe(phone);
  expect(text).not.toMatch(/tel:|wa\.me/);
});

test('show has no links for a request without number and address', () => {
  expect(details({ phone: null, email: null })).not.toMatch(/tel:|wa\.me|mailto:/);
});

const visitor = { name: 'Ana García', phone: '600111222', email: 'ana?1@example.com' };

/** The prepared beginning of an answer in the chat and by mail, and the subject and address of the mail. */
const readOpenings = (differences: Partial<Booking>) => {
  const text = details({ ...visitor, ...differences });
  const chat = new URL(fieldIn(text, 'WhatsApp') ?? '');
  const mail = new URL(fieldIn(text, 'write') ?? '');
  return {
    chat: chat.searchParams.get('text') ?? '',
    subject: mail.searchParams.get('subject') ?? '',
    body: mail.searchParams.get('body') ?? '',
    address: decodeURIComponent(mail.pathname),
  };
};

test('show links a mail to the whole address of the visitor, also with a question mark', () => {
  expect(readOpenings({}).address).toBe(visitor.email);
});

const visit = { day: '2020-11-27', time: '21:30' };

test.each(locales)('the prepared answer in %s names the appointment, its day and its hour', (locale) => {
  const { chat } = readOpenings({ locale, ...visit });
  expect(chat).toContain(allTexts[locale].staff.subject.booking);
  expect(chat).toContain(formatDayInSentence(visit.day, intlTags[locale]));
  expect(chat).toContain(formatTimeInSentence(visit.time, allTexts[locale]));
});

test.each(locales)('the prepared mail in %s begins like the chat, below its subject', (locale) => {
  const { chat, subject, body } = readOpenings({ locale, ...visit });
  expect([subject, body]).toEqual([allTexts[locale].staff.subject.booking, chat]);
});

test.each(locales)('the prepared answer in %s names no visitor, massage, masseuse or centre', (locale) => {
  const secrets = [visitor.name, massageTitle, titleOf(massage.slug, locale), masseuse.slug, business.name];
  const { chat, subject, body } = readOpenings({ locale, masseuse: masseuse.slug, ...visit });
  const prepared = [chat, subject, body].join('\n').toLowerCase();
  expect(prepared).not.toBe('\n\n');
  for (const secret of secrets) expect(prepared).not.toContain(secret.toLowerCase());
});

test.each(locales)('the prepared answer in %s to a contact message speaks of the message', (locale) => {
  const { subject } = readOpenings({ locale, kind: 'contact' });
  expect(subject).toBe(allTexts[locale].staff.subject.contact);
});

test.each(locales)('the prepared answer in %s names the night of an hour after midnight', (locale) => {
  const { chat } = readOpenings({ locale, day: visit.day, time: '00:30' });
  const day = formatDayInSentence(visit.day, intlTags[locale]);
  expect(chat).toContain(allTexts[locale].staff.night.replace('{day}', day));
});

/** A request with long texts, on a terminal of 60 columns. */
const longDetails = formatDetails(
  storedBooking({ message: 'word '.repeat(40).trim(), note: 'other '.repeat(40) }),
  60,
);

test('show wraps long texts to the width of the terminal', () => {
  for (const line of longDetails.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
});

test('show cuts no word of a long text', () => {
  expect(longDetails.match(/\bword\b/g)).toHaveLength(40);
  expect(longDetails.match(/\bother\b/g)).toHaveLength(40);
});

test('a message cannot imitate a field: show begins each of its lines with a bar', () => {
  const message = `one\nname      Eva\n${'x '.repeat(60)}name      Eva`;
  const text = formatDetails(storedBooking({ name: 'Ana', message }), 40);
  const lines = text.split('\n');
  const shownMessage = lines.slice(lines.indexOf('│ one'));
  expect(shownMessage.length).toBeGreaterThan(3);
  for (const line of shownMessage) expect(line).toMatch(/^│ .{0,38}$/);
});

/** Clears the screen, reorders the text that follows, and changes the colour. */
const hostile = '\u001b[2J\u202e\u009b31m';
const harmless = '\\u{1b}[2J\\u{202e}\\u{9b}31m';

test.each(['name', 'email', 'phone', 'service', 'note', 'message'] as const)(
  'show prints the control characters of the field %s as codes',
  (field) => {
    const text = details({ [field]: `a${hostile}` });
    expect(text).toContain(`a${harmless}`);
    expect(text).not.toContain('\u001b');
  },
);

test('the table shows control characters as codes', () => {
  const table = formatBookings([storedBooking({ name: `a${hostile}` })], undefined);
  expect(table).toContain(`a${harmless}`);
  expect(table).not.toContain('\u001b');
});

test('the table shows a line break as ⏎, so that no note begins a line', () => {
  expect(formatBookings([storedBooking({ note: 'one\ntwo' })], undefined)).toContain('one ⏎ two');
});

test('the table in a file has one line of headings, and one for each request', () => {
  const reach = { phone: '600 111 222', email: 'ana@example.com' };
  const asked = { masseuse: masseuse.slug, ...reach, note: 'called', ...visit };
  const [heading, row, ...rest] = formatBookings([storedBooking(asked)], undefined).split('\n');
  expect(heading).toMatch(/^ID +RECEIVED +STATUS +NAME +MASSAGE +VISIT +MASSEUSE +REACH +NOTE$/);
  expect(row?.split(/ {2,}/)).toEqual([
    '0b8f5a3e',
    '16 Jul 00:30',
    'new',
    'Ana',
    massageTitle,
    'Fri 27 Nov 21:30',
    `with ${masseuse.slug}`,
    '600 111 222',
    'ana@example.com',
    'called',
  ]);
  expect(rest).toEqual([]);
});

test('the table of a night in a file begins with the hour, and ends with the id', () => {
  const asked = { masseuse: masseuse.slug, phone: '600 111 222', note: 'called', ...visit };
  const [heading, row] = formatNight([storedBooking(asked)], undefined).split('\n');
  expect(heading).toMatch(/^HOUR +MASSAGE +WITH +NAME +REACH +STATUS +NOTE +ID$/);
  expect(row?.split(/ {2,}/)).toEqual([
    '21:30',
    massageTitle,
    masseuse.slug,
    'Ana',
    '600 111 222',
    'new',
    'called',
    '0b8f5a3e',
  ]);
});

test.each([
  ['list', formatBookings],
  ['day', formatNight],
])('%s shows that next has hidden a new request', (_command, format) => {
  const table = format([storedBooking({ hiddenUntil: '2999-01-01T12:00:00.000Z' })], undefined);
  expect(table.split(/ {2,}|\n/)).toContain('new, hidden');
});

test('a request whose hidden time is over is new in the table', () => {
  const table = formatBookings([storedBooking({ hiddenUntil: '2020-01-01T12:00:00.000Z' })], undefined);
  expect(table.split(/ {2,}|\n/)).toContain('new');
});

test('a long name continues on the next line of the table on a terminal', () => {
  const booking = storedBooking({
    name: 'Maximiliana Fernández de la Torre',
    ...visit,
  });
  const table = formatBookings([booking], 80);
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  for (const word of booking.name.split(' ')) expect(table).toContain(word);
});

test('a long word continues below its own column, and begins no line of the table', () => {
  const booking = storedBooking({ name: 'x'.repeat(40), ...visit });
  const [_headings, row, ...further] = formatBookings([booking], 80).split('\n');
  const start = row?.indexOf('x');
  expect(further.map((line) => line.search(/\S/))).toEqual([start, start]);
});

test('a name in wide characters leaves the columns in line', () => {
  const rows = ['山田太郎', 'Ana'].map((name) => storedBooking({ name, ...visit }));
  const [_headings, wide = '', narrow = ''] = formatBookings(rows, 80).split('\n');
  // Each of the four characters is as wide as two.
  expect(narrow.indexOf(massageTitle) - wide.indexOf(massageTitle)).toBe(4);
});

test('a long number, address and note continue below a request, never at the start of a line', () => {
  const booking = storedBooking({ phone: '6'.repeat(90), note: 'word '.repeat(60).trim() });
  const [_headings, _row, ...below] = formatBookings([booking], 80).split('\n');
  expect(below.length).toBeGreaterThan(3);
  for (const line of below) expect(line).toMatch(/^ {4}\S.{0,75}$/);
});

test('number, address and note stand below the line of a request on a terminal', () => {
  const email = 'maximiliana.fernandez@longcompany.example';
  const booking = storedBooking({ phone: '600 111 222', email, note: 'called' });
  expect(formatBookings([booking], 80)).toMatch(
    /\n {4}600 111 222 {2}maximiliana\.fernandez@longcompany\.example +· called$/,
  );
});

test('list names the masseuse below the line of a request on a terminal', () => {
  const table = formatBookings([storedBooking({ masseuse: masseuse.slug, note: 'called' })], 80);
  expect(table.split('\n').at(-1)).toBe(`    with ${masseuse.slug}  · called`);
});

const formatJson = (bookings: readonly Booking[]): string => formatForProgram(bookings, 'json');
const formatCsv = (bookings: readonly Booking[]): string => formatForProgram(bookings, 'csv');

test('JSON has each field of a request except the time until which it is hidden', () => {
  const booking = storedBooking({ phone: '+34 600 111 222' });
  const { hiddenUntil: _, ...fields } = booking;
  expect(JSON.parse(formatJson([booking]))).toEqual([fields]);
});

test('JSON has control characters as escapes, so that a terminal can show it', () => {
  const name = 'a\u009b31m\u001b[2Jd\u007f\u202e\u{e0041}';
  const json = formatJson([storedBooking({ name })]);
  expect(json).toContain('"a\\u009b31m\\u001b[2Jd\\u007f\\u202e\\udb40\\udc41"');
  expect(JSON.parse(json)).toMatchObject([{ name }]);
});

const cellsOf = (booking: Booking): string[] => formatCsv([booking]).split('\n')[1]?.split(',') ?? [];

test.each([
  ['no request', []],
  ['a request', [storedBooking()]],
])('CSV of %s has the keys of JSON as headings', (_name, bookings) => {
  const keys = Object.keys(JSON.parse(formatJson([storedBooking()]))[0]);
  expect(formatCsv(bookings).split('\n')[0]?.split(',')).toEqual(keys);
});

test('a request in CSV has a cell below each heading', () => {
  const headings = formatCsv([]).trim().split(',');
  expect(cellsOf(storedBooking())).toHaveLength(headings.length);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['a=b', 'a=b'],
])('CSV has the name %j as %j, so that no spreadsheet computes it', (name, cell) => {
  expect(cellsOf(storedBooking({ name }))[3]).toBe(cell);
});

test.each(['\t=1', '\r=1'])('CSV begins no cell with the tab or carriage return of %j', (name) => {
  expect(cellsOf(storedBooking({ name }))[3]).not.toMatch(/^"?[\t\r=]/);
});

test.each([
  ['Ana;=1+1', "Ana;'=1+1"],
  ['Ana; @SUM(1)', "Ana; '@SUM(1)"],
  ['Ana\n=1+1', "Ana\n'=1+1"],
])('CSV has the name %j as %j, because semicolons and lines begin cells too', (name, cell) => {
  expect(formatCsv([storedBooking({ name })])).toContain(cell);
});

test.each(['+34 600 111 222', '+34600111222', '600 111 222'])(
  'CSV leaves the number %s as it is',
  (phone) => {
    expect(cellsOf(storedBooking({ phone }))[5]).toBe(phone);
  },
);

test('CSV shows control characters as codes', () => {
  expect(formatCsv([storedBooking({ name: `a${hostile}` })])).toContain(`,a${harmless},`);
});

test('CSV keeps the lines of a message in one cell', () => {
  expect(formatCsv([storedBooking({ message: 'one\ntwo' })])).toContain(',"one\ntwo",');
});
