import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { formatDayAndMonth } from '../../content/hours.ts';
import { intlTags, locales } from '../../content/locales.ts';
import type { Booking } from '../../db/bookings.ts';
import { formatDetails } from '../../src/cli/details.ts';
import { formatCsv, formatJson } from '../../src/cli/machineFormats.ts';
import { formatList, formatNight } from '../../src/cli/table.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatTime } from '../../views/format.ts';
import { storedBooking } from '../support/bookings.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';

const details = (differences: Partial<Booking>): string => formatDetails(storedBooking(differences));

/** The value of a field in the details of a booking. */
const fieldIn = (text: string, label: string): string | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${label} `));
  return line?.slice(label.length).trim();
};

const massageTitle = titleOf(massage.slug);

test('the details show all fields of a booking', () => {
  const text = details({
    day: '2020-11-27',
    time: '00:30',
    name: 'Ana',
    masseuse: masseuse.slug,
    phone: '600 111 222',
    email: 'ana@example.com',
    status: 'handled',
    handledAt: '2026-07-16T10:00:00.000Z',
    note: 'called',
    message: 'one\ntwo',
  });
  expect(fieldIn(text, 'visit')).toBe('Friday 27 November, 00:30 after midnight');
  expect(fieldIn(text, 'name')).toBe('Ana');
  expect(fieldIn(text, 'service')).toContain(massageTitle);
  expect(fieldIn(text, 'masseuse')).toBe(masseuse.slug);
  expect(fieldIn(text, 'phone')).toBe('600 111 222');
  expect(fieldIn(text, 'e-mail')).toBe('ana@example.com');
  expect(fieldIn(text, 'language')).toBe('English');
  expect(fieldIn(text, 'received')).toBe('2026-07-16 00:30 (Madrid)');
  expect(fieldIn(text, 'status')).toBe('handled, 2026-07-16 12:00');
  expect(fieldIn(text, 'id')).toBe('0b8f5a3e-0000-4000-8000-000000000000');
  expect(fieldIn(text, 'note')).toBe('called');
  expect(text).toMatch(/\n│ one\n│ two$/);
});

test.each([
  ['600 11 12 22', '34600111222'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['0033 6 12 34 56 78', '33612345678'],
  ['+49 171/7654321', '491717654321'],
])('the details of a booking with the number %s link a call and a chat to +%s', (phone, digits) => {
  const text = details({ phone });
  expect(fieldIn(text, 'phone')).toBe(phone);
  expect(fieldIn(text, 'call')).toBe(`tel:+${digits}`);
  expect(fieldIn(text, 'WhatsApp')).toMatch(new RegExp(`^https://wa\\.me/${digits}\\?text=\\S+$`));
});

test.each([
  '60011',
  '06 12 34 56 78',
  '600 111 222 / 611 222 333',
  '+34600111222 / +34611222333',
  '+33 (0)6 12 34 56 78',
  '+34 600 111 222 ext. 4',
  'ask my hotel',
])('the details of a booking with %j as telephone number show it, without a link', (phone) => {
  const text = details({ phone });
  expect(fieldIn(text, 'phone')).toBe(phone);
  expect(text).not.toMatch(/tel:|wa\.me/);
});

test('the details of a booking without number and address have no links', () => {
  expect(details({ phone: null, email: null })).not.toMatch(/tel:|wa\.me|mailto:/);
});

const visitor = { name: 'Ana García', phone: '600111222', email: 'ana+1@example.com' };

/** The opening of the chat, of the mail, and the subject of the mail. */
const readOpenings = (differences: Partial<Booking>) => {
  const text = details({ ...visitor, ...differences });
  const chat = new URL(fieldIn(text, 'WhatsApp') ?? '');
  const mail = new URL(fieldIn(text, 'write') ?? '');
  return {
    chat: chat.searchParams.get('text') ?? '',
    address: decodeURIComponent(mail.pathname),
    subject: mail.searchParams.get('subject') ?? '',
    body: mail.searchParams.get('body') ?? '',
  };
};

test('the details link a mail to the whole address of the visitor', () => {
  expect(readOpenings({}).address).toBe(visitor.email);
});

const visit = { day: '2020-11-27', time: '21:30' };

test.each(locales)('the openings of an answer in %s name the appointment, its day and its hour', (locale) => {
  const { chat, subject, body } = readOpenings({ locale, ...visit });
  const { staff } = allTexts[locale];
  expect(subject).toBe(staff.subject.booking);
  expect(body).toBe(chat);
  expect(chat).toContain(staff.subject.booking);
  expect(chat).toContain(formatDayAndMonth(visit.day, intlTags[locale]));
  expect(chat).toContain(formatTime(visit.time, allTexts[locale]));
});

test.each(locales)(
  'the openings of an answer in %s name no visitor, no massage and not the centre',
  (locale) => {
    const secrets = [visitor.name, massageTitle, titleOf(massage.slug, locale), masseuse.slug, business.name];
    const asked = { locale, masseuse: masseuse.slug, ...visit };
    for (const opening of Object.values({ ...readOpenings(asked), address: '' })) {
      for (const secret of secrets) expect(opening.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  },
);

test.each(locales)('the opening of an answer in %s to a contact message speaks of the message', (locale) => {
  const { subject } = readOpenings({ locale, kind: 'contact' });
  expect(subject).toBe(allTexts[locale].staff.subject.contact);
});

test.each(locales)('the opening of an answer in %s names the night of an hour after midnight', (locale) => {
  const { chat } = readOpenings({ locale, day: visit.day, time: '00:30' });
  const day = formatDayAndMonth(visit.day, intlTags[locale]);
  expect(chat).toContain(allTexts[locale].staff.night.replace('{day}', day));
});

test('the details wrap long texts between words to the width of the terminal, and cut nothing', () => {
  const message = 'word '.repeat(40).trim();
  const text = formatDetails(storedBooking({ message, note: 'other '.repeat(40) }), 60);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  expect(text.match(/\bword\b/g)).toHaveLength(40);
  expect(text.match(/\bother\b/g)).toHaveLength(40);
});

test('every line of a message begins with a bar, so that a message cannot imitate a field', () => {
  const message = `one\nname      Eva\n${'x '.repeat(60)}name      Eva`;
  const text = formatDetails(storedBooking({ name: 'Ana', message }), 40);
  const [, shownMessage = ''] = text.split(/\n(?=│ one)/);
  expect(fieldIn(text, 'name')).toBe('Ana');
  for (const line of shownMessage.split('\n')) expect(line).toMatch(/^│ .{0,38}$/);
});

/** Clears the screen, reorders the text that follows, and changes the colour. */
const hostile = '\u001b[2J\u202e\u009b31m';
const harmless = '\\u{1b}[2J\\u{202e}\\u{9b}31m';

test.each(['name', 'email', 'phone', 'service', 'note', 'message'] as const)(
  'the details show the control characters of the field %s as codes',
  (field) => {
    const text = details({ [field]: `a${hostile}` });
    expect(text).toContain(`a${harmless}`);
    expect(text).not.toContain('\u001b');
  },
);

test('the table shows control characters as codes, and line breaks as ⏎', () => {
  const booking = storedBooking({ name: `a${hostile}`, note: 'one\ntwo' });
  const table = formatList([booking], undefined);
  expect(table).toContain(`a${harmless}`);
  expect(table).toContain('one ⏎ two');
  expect(table).not.toContain('\u001b');
});

test('the table in a file has one line for each booking, with headings and Madrid time', () => {
  const asked = { phone: '600 111 222', email: 'ana@example.com', note: 'called', ...visit };
  const [heading, row, ...rest] = formatList([storedBooking(asked)], undefined).split('\n');
  expect(heading).toMatch(/^ID +RECEIVED +STATUS +NAME +MASSAGE +VISIT +REACH +NOTE$/);
  expect(row?.split(/ {2,}/)).toEqual([
    '0b8f5a3e',
    '16 Jul 00:30',
    'new',
    'Ana',
    massageTitle,
    'Fri 27 Nov 21:30',
    '600 111 222',
    'ana@example.com',
    'called',
  ]);
  expect(rest).toEqual([]);
});

test('a night has the columns that the desk needs, with the hour first and the id last', () => {
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

test('a long name continues on the next line of the table on a terminal of 80 columns', () => {
  const booking = storedBooking({
    name: 'Maximiliana Fernández de la Torre',
    ...visit,
  });
  const table = formatList([booking], 80);
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  for (const word of booking.name.split(' ')) expect(table).toContain(word);
});

test('telephone number, address and note stand below the row of a booking on a terminal', () => {
  const email = 'maximiliana.fernandez@longcompany.example';
  const booking = storedBooking({ phone: '600 111 222', email, note: 'called' });
  expect(formatList([booking], 80)).toMatch(
    /\n {4}600 111 222 {2}maximiliana\.fernandez@longcompany\.example +· called$/,
  );
});

test('JSON has the fields of each booking, with null for what is absent', () => {
  const booking = storedBooking({ phone: '+34 600 111 222' });
  const { hiddenUntil: _, ...fields } = booking;
  expect(JSON.parse(formatJson([booking]))).toEqual([fields]);
});

test('JSON of no bookings is an empty list', () => {
  expect(formatJson([])).toBe('[]');
});

test('JSON has control characters as escapes, so that it can be shown on a terminal', () => {
  const name = 'a\u009b31m\u001b[2Jd\u007f';
  const json = formatJson([storedBooking({ name })]);
  expect(json).toContain('"a\\u009b31m\\u001b[2Jd\\u007f"');
  expect(JSON.parse(json)).toMatchObject([{ name }]);
});

const cellsOf = (booking: Booking): string[] => formatCsv([booking]).split('\n')[1]?.split(',') ?? [];

test('CSV has the keys of JSON as headings, also without bookings', () => {
  const headings = Object.keys(JSON.parse(formatJson([storedBooking()]))[0]);
  expect(formatCsv([]).trim().split(',')).toEqual(headings);
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

test.each(['+34 600 111 222', '+34600111222', '600 111 222'])(
  'CSV leaves the number %s as it is',
  (phone) => {
    expect(cellsOf(storedBooking({ phone }))[5]).toBe(phone);
  },
);

test('CSV shows control characters as codes, and keeps the lines of a message', () => {
  const csv = formatCsv([storedBooking({ name: `a${hostile}`, message: 'one\ntwo' })]);
  expect(csv).toContain(`,a${harmless},`);
  expect(csv).toContain(',"one\ntwo",');
});
