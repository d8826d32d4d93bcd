import { expect, test, vi } from 'vitest';
import type { Booking } from '../../db/booking.ts';
import { formatFileTable, formatTerminalTable } from '../../src/cli/table.ts';
import { cutToWidth, escapeForTerminal, measureWidth, wrapText } from '../../src/cli/terminal.ts';
import { storedBooking } from '../support/bookings.ts';
import { massage, titleOf } from '../support/sample.ts';

const massageTitle = titleOf(massage.slug);

const formatForTerminal = (bookings: Booking[], width: number): string[] =>
  formatTerminalTable(bookings, width).trimEnd().split('\n');

test('the table in a file has a line for each booking, with Madrid time and no control characters', () => {
  const asked = { createdAt: '2026-07-15T22:30:00.000Z', masseuse: 'alba', message: 'one\ntwo \u001b[2J' };
  const [heading, row, ...rest] = formatFileTable([storedBooking(asked)]).split('\n');
  expect(heading).toMatch(
    /^ID +RECEIVED +STATUS +KIND +LANG +NAME +SERVICE +WITH +REACH +MESSAGE +WHEN( +[A-Z]+)*$/,
  );
  expect(row).toMatch(new RegExp(`^0b8f5a3e {2}2026-07-16 00:30 {2}new .* ${massageTitle} {3}alba {2}`));
  expect(row).toContain('one ⏎ two \\u{1b}[2J');
  expect(rest).toEqual(['']);
});

test('the columns of the table stay aligned under wide characters', () => {
  const [, wide = '', narrow = ''] = formatFileTable([
    storedBooking({ name: '愛子' }),
    storedBooking({ name: 'Ana' }),
  ]).split('\n');
  // Each of both characters takes two columns, so the title of the massage stands two characters earlier.
  expect(narrow.indexOf(massageTitle) - wide.indexOf(massageTitle)).toBe(2);
});

test('long cells are cut between whole characters and end with …', () => {
  expect(cutToWidth('x'.repeat(40), 40)).toBe('x'.repeat(40));
  expect(cutToWidth('x'.repeat(41), 40)).toBe(`${'x'.repeat(39)}…`);
  // These characters take two columns each.
  expect(cutToWidth('愛'.repeat(30), 40)).toBe(`${'愛'.repeat(19)}…`);
  expect(cutToWidth('👩‍👩‍👧'.repeat(30), 40)).toBe(`${'👩‍👩‍👧'.repeat(19)}…`);
  expect(cutToWidth(`${'x'.repeat(38)}e\u0301e\u0301e\u0301`, 40)).toBe(`${'x'.repeat(38)}e\u0301…`);
  expect(cutToWidth('x', 0)).toBe('');
});

test('a line of hints about keys wraps between two hints, not inside one', () => {
  const wrapped = wrapText('h handled  / search  q quit the list', 26, '  ');
  expect(wrapped).toEqual(['h handled  / search', 'q quit the list']);
});

const inManyScripts = [
  'Ana',
  'Иван Петров',
  'فاطمة',
  'می‌خواهم',
  'राहुल शर्मा क्‍या समय',
  '王小明',
  'Tom 🇪🇸 👩‍👩‍👧',
].map((name) =>
  storedBooking({
    name,
    message: `${name} `.repeat(60),
    phone: '+44 7400 123456',
    service: 'x'.repeat(120),
  }),
);

test.each([8, 20, 40, 60, 80, 119, 120, 200])('the table fits a terminal of %i columns', (width) => {
  for (const line of formatForTerminal(inManyScripts, width))
    expect(measureWidth(line), line).toBeLessThanOrEqual(width);
});

const friday0030 = { phone: '600 111 222', day: '2020-11-27', time: '00:30' };

test('at 80 columns, a list and a night show 16 characters of a name, and visit, number and id whole', () => {
  const booking = storedBooking({ ...friday0030, name: 'Maximiliana Fernández' });
  const [heading, row] = formatForTerminal([booking, ...inManyScripts], 80);
  expect(heading).toMatch(/^REACH +ID +STATUS +NAME +WHEN +SERVICE$/);
  expect(row).toMatch(/^\+34600111222 +0b8f5a3e +new +Maximiliana Fer\S* +Fri 27\/11 00:30 +/);
  const night = formatTerminalTable([{ ...booking, masseuse: 'alba' }], 80, { isNight: true });
  expect(night).toMatch(/\n00:30 .* alba +Maximiliana Fer\S* +\+34600111222 +new +0b8f5a3e\n/);
});

test('at 140 columns, the message is the last column on a terminal, but not in a file', () => {
  const booking = storedBooking({ masseuse: 'alba', message: 'one', day: '2020-11-27', time: '00:30' });
  const [heading, row] = formatForTerminal([booking, ...inManyScripts], 140);
  expect(heading).toMatch(/^REACH +ID +STATUS +NAME +WHEN +SERVICE +WITH +LANG +RECEIVED +MESSAGE$/);
  expect(row).toMatch(/ alba .* one$/);
  expect(formatFileTable([booking])).toMatch(/ MESSAGE +WHEN\b.*\n.* 2020-11-27 00:30 *\n$/);
});

test('at 40 columns, the table has two lines for each booking, with name and massage in the first', () => {
  const booking = storedBooking({ ...friday0030, name: 'Maximiliana Fernández' });
  expect(formatForTerminal([booking], 40)).toEqual([
    expect.stringMatching(new RegExp(`^Maximiliana F… +${massageTitle} +new$`)),
    '  0b8f5a3e Fri 27/11 00:30 +34600111222',
  ]);
});

test.each([40, 80])('at %i columns, a long address and the note are below the row of a booking', (width) => {
  const email = 'maximiliana.fernandez@longcompany.example';
  const noted = storedBooking({ ...friday0030, phone: null, email, message: 'hotel', note: 'x '.repeat(60) });
  const lines = formatForTerminal([noted], width);
  expect(lines.join('').replaceAll(' ', '')).toMatch(new RegExp(`reach:${email}note:x+…$`));
  // In a night, the message stands below if there is no note.
  const night = formatTerminalTable([noted, storedBooking({ message: 'hotel' })], width, { isNight: true });
  expect(night.match(/^ {4}(note: x|│ hotel$)/gm)).toEqual(['    note: x', '    │ hotel']);
});

test('the table leaves out empty columns, and gives their room to the others', () => {
  const withAlba = storedBooking({ masseuse: 'alba', message: 'x'.repeat(200) });
  const [fullHeading, fullRow] = formatForTerminal([withAlba], 120);
  const [heading, row] = formatForTerminal([{ ...withAlba, masseuse: null }], 120);
  expect(heading).toBe(fullHeading?.replace('WITH  ', ''));
  // The message gets the room of the column.
  expect(row).toBe(fullRow?.replace('alba  ', '').replace('…', `${'x'.repeat('alba  '.length)}…`));
});

test('the column REACH has the typed text, the e-mail address or a dash if there is no number', () => {
  const contacts = [{ phone: 'ask my hotel' }, { email: 'ana@example.com' }, { phone: null }];
  const [, ...rows] = formatForTerminal(contacts.map(storedBooking), 80);
  expect(rows.map((row) => row.split('  ')[0])).toEqual(['ask my hotel', 'ana@example.com', '–']);
});

test.each([40, 80])('at %i columns, the status of a booking that is put off says until when', (width) => {
  // This is 13:00 in Madrid.
  const lines = formatForTerminal([storedBooking({ laterUntil: '2999-01-01T12:00:00.000Z' })], width);
  expect(lines.join('\n')).toMatch(/ later 13:00\b/);
});

test('the table colours only the heading and the status', () => {
  const rows = (['new', 'spam', 'handled'] as const).map((status) => storedBooking({ status }));
  vi.stubEnv('FORCE_COLOR', '1');
  const [heading, ...lines] = formatForTerminal(rows, 80);
  vi.unstubAllEnvs();
  const [dim, notDim, green, red, uncoloured] = [2, 22, 32, 31, 39].map((code) => `\u001b[${code}m`);
  expect(heading).toMatch(RegExp(`^${RegExp.escape(`${dim}REACH`)}.*${RegExp.escape(`${notDim}`)}$`));
  expect(lines[0]).toContain(`  ${green}new${uncoloured}      Ana`);
  expect(lines[1]).toContain(`  ${red}spam${uncoloured}     Ana`);
  // Without FORCE_COLOR, these tests have no colours.
  expect(formatForTerminal(rows, 80).join('')).not.toContain('\u001b');
});

test('characters that reorder or hide text are shown to staff as codes', () => {
  expect(escapeForTerminal('a\u202Eb\u2066c\u200Bd\u009be\ufefff')).toBe(
    'a\\u{202e}b\\u{2066}c\\u{200b}d\\u{9b}e\\u{feff}f',
  );
});
