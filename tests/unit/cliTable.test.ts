import { expect, test } from 'vitest';
import type { Booking } from '../../db/booking.ts';
import { createLiveTable, createTerminalTable, formatTable } from '../../src/cli/table.ts';
import { cutToWidth, escapeForTerminal, measureWidth } from '../../src/cli/terminal.ts';
import { storedBooking } from '../support/bookings.ts';
import { massage, titleOf } from '../support/sample.ts';

const title = titleOf(massage.slug);

const full = (bookings: Booking[]): string => formatTable(bookings).join('');

const formatForTerminal = (bookings: Booking[], width: number, colour = false): string[] => {
  const table = createTerminalTable(bookings, { width, colour });
  return [table.heading(), ...bookings.map(table.row)].map((line) => line.slice(0, -1));
};

const booking = storedBooking({
  phone: '(+34) 600-111-222',
  message: 'one\ntwo \u001b[2J',
  masseuse: 'alba',
});

test('formats bookings as lines with Madrid time and no control characters', () => {
  const [heading, row, ...rest] = full([booking]).split('\n');
  expect(heading).toMatch(
    /^ID +RECEIVED +STATUS +KIND +LANG +NAME +SERVICE +WITH +REACH +MESSAGE( +[A-Z]+)*$/,
  );
  expect(row).toMatch(new RegExp(`^0b8f5a3e {2}2026-07-16 00:30 {2}new .* ${title} {3}alba {2}`));
  expect(row).toContain('one ⏎ two \\u{1b}[2J');
  expect(rest).toEqual(['']);
  expect(full([])).toBe('');
});

test('aligns columns under wide characters', () => {
  const lines = full([storedBooking({ name: '愛子' }), storedBooking({ name: 'Ana' })]).split('\n');
  const column = (line = '', mark: string) => [...line.slice(0, line.indexOf(mark))].length;
  expect(column(lines[2], title) - column(lines[1], title)).toBe(2);
});

test('cuts long cells between graphemes, with an ellipsis', () => {
  expect(cutToWidth('x'.repeat(40), 40)).toBe('x'.repeat(40));
  expect(cutToWidth('x'.repeat(41), 40)).toBe(`${'x'.repeat(39)}…`);
  expect(cutToWidth('愛'.repeat(30), 40)).toBe(`${'愛'.repeat(19)}…`);
  expect(cutToWidth('👩‍👩‍👧'.repeat(30), 40)).toBe(`${'👩‍👩‍👧'.repeat(19)}…`);
  expect(cutToWidth(`${'x'.repeat(38)}e\u0301e\u0301e\u0301`, 40)).toBe(`${'x'.repeat(38)}e\u0301…`);
  expect(cutToWidth('x', 0)).toBe('');
});

const many = ['Ana', 'Иван Петров', 'فاطمة', 'می‌خواهم', 'राहुल शर्मा क्‍या समय', '王小明', 'Tom 🇪🇸 👩‍👩‍👧'].map(
  (name) =>
    storedBooking({
      name,
      message: `${name} `.repeat(60),
      phone: '+44 7400 123456',
      service: 'x'.repeat(120),
    }),
);

test.each([8, 20, 40, 60, 80, 119, 120, 200])('fits every line into a terminal of %i columns', (width) => {
  for (const line of formatForTerminal(many, width))
    expect(measureWidth(line), line).toBeLessThanOrEqual(width);
});

test.each([80, 120, 200])('shows the whole number first and the message last at %i columns', (width) => {
  const [heading, row] = formatForTerminal([booking, ...many], width);
  expect(heading).toMatch(/^REACH +ID +RECEIVED .* MESSAGE$/);
  expect(row).toMatch(/^\+34600111222 +0b8f5a3e .*one/);
});

test.each([
  [80, ' NAME +SERVICE +WHEN$', ` Ana +${title} +28 Nov 00:30$`],
  [120, ' SERVICE +WHEN +WITH +MESSAGE$', ' 28 Nov 00:30 +alba +one'],
  [140, ' SERVICE +WHEN +WITH +MESSAGE$', ' Sat 28 Nov 00:30 \\(Fri night\\) +alba +one'],
])('shows when visitors would like to come at %i columns', (width, headings, cells) => {
  const visit = { ...booking, email: 'long.address@example.com', day: '2026-11-27', time: '00:30' };
  const [heading, row] = formatForTerminal([visit, ...many], width);
  expect(heading).toMatch(new RegExp(headings));
  expect(row).toMatch(new RegExp(cells));
  expect(full([visit])).toMatch(/ MESSAGE +WHEN\b.*\n.* Sat 28 Nov 00:30 \(Fri night\) *\n$/);
});

test('leaves out columns that are constant or empty, and gives their room to the others', () => {
  const constant = { STATUS: 'new', SERVICE: massage.slug, LANG: undefined };
  const table = createTerminalTable(many, { width: 80, colour: false }, constant);
  expect(table.heading()).toMatch(/^REACH +ID +RECEIVED +NAME +MESSAGE\n$/);
  expect(many.map(table.row).join('')).toContain(' राहुल शर्मा क्‍या समय ');
  expect(createTerminalTable(many, { width: 80, colour: false }).heading()).toMatch(/ STATUS +NAME +SERVICE/);
});

test('a table for new bookings shows whole messages below them', () => {
  const table = createLiveTable({ width: 60, height: 24, colour: false });
  const message = 'palabra '.repeat(30).trim();
  const [row, ...below] = table.row(storedBooking({ message })).trimEnd().split('\n');
  expect(table.heading()).not.toContain('MESSAGE');
  expect(row).not.toContain('palabra');
  expect(below.map((line) => line.trim()).join(' ')).toBe(message);
  for (const line of below) expect(measureWidth(line)).toBeLessThanOrEqual(60);
});

test('shows the typed text, the e-mail address or a dash if there is no number', () => {
  const [, ...rows] = formatForTerminal(
    [
      storedBooking({ phone: 'ask my hotel' }),
      storedBooking({ email: 'ana@example.com' }),
      storedBooking({ phone: null }),
    ],
    80,
  );
  expect(rows.map((row) => row.split('  ')[0])).toEqual(['ask my hotel', 'ana@example.com', '–']);
});

test('colours only the heading and the status', () => {
  const rows = (['new', 'spam', 'handled'] as const).map((status) => storedBooking({ status }));
  const [heading, ...lines] = formatForTerminal(rows, 80, true);
  expect(heading?.startsWith('\u001b[2mREACH') && heading.endsWith('\u001b[22m')).toBe(true);
  expect(lines[0]).toContain('  \u001b[32mnew\u001b[39m      Ana');
  expect(lines[1]).toContain('  \u001b[31mspam\u001b[39m     Ana');
  expect(formatForTerminal(rows, 80).join('')).not.toContain('\u001b');
});

test('shows characters that reorder or hide text as codes', () => {
  expect(escapeForTerminal('a\u202Eb\u2066c\u200Bd\u009be\ufefff')).toBe(
    'a\\u{202e}b\\u{2066}c\\u{200b}d\\u{9b}e\\u{feff}f',
  );
});
