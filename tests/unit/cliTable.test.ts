import { expect, test, vi } from 'vitest';
import { masseuses } from '../../content/masseuses.ts';
import type { Booking } from '../../db/booking.ts';
import { formatFileTable, formatTerminalTable } from '../../src/cli/table.ts';
import { cutToWidth, escapeForTerminal, measureWidth, wrapText } from '../../src/cli/terminal.ts';
import { storedBooking } from '../support/bookings.ts';
import { massage, titleOf } from '../support/sample.ts';

const title = titleOf(massage.slug);

const formatForTerminal = (bookings: Booking[], width: number): string[] =>
  formatTerminalTable(bookings, width).trimEnd().split('\n');

const booking = storedBooking({
  phone: '(+34) 600-111-222',
  message: 'one\ntwo \u001b[2J',
  masseuse: 'alba',
});

test('the table in a file has a line for each booking, with Madrid time and no control characters', () => {
  const [heading, row, ...rest] = formatFileTable([booking]).split('\n');
  expect(heading).toMatch(
    /^ID +RECEIVED +STATUS +KIND +LANG +NAME +SERVICE +WITH +REACH +MESSAGE +WHEN( +[A-Z]+)*$/,
  );
  expect(row).toMatch(new RegExp(`^0b8f5a3e {2}2026-07-16 00:30 {2}new .* ${title} {3}alba {2}`));
  expect(row).toContain('one ⏎ two \\u{1b}[2J');
  expect(rest).toEqual(['']);
});

test('the columns of the table stay aligned under wide characters', () => {
  const bookings = ['愛子', 'Ana'].map((name) => storedBooking({ name }));
  const lines = formatFileTable(bookings).split('\n');
  const column = (line = '', mark: string) => [...line.slice(0, line.indexOf(mark))].length;
  expect(column(lines[2], title) - column(lines[1], title)).toBe(2);
});

test('long cells of the table are cut between whole characters, and keys wrapped whole', () => {
  expect(cutToWidth('x'.repeat(40), 40)).toBe('x'.repeat(40));
  expect(cutToWidth('x'.repeat(41), 40)).toBe(`${'x'.repeat(39)}…`);
  expect(cutToWidth('愛'.repeat(30), 40)).toBe(`${'愛'.repeat(19)}…`);
  expect(cutToWidth('👩‍👩‍👧'.repeat(30), 40)).toBe(`${'👩‍👩‍👧'.repeat(19)}…`);
  expect(cutToWidth(`${'x'.repeat(38)}e\u0301e\u0301e\u0301`, 40)).toBe(`${'x'.repeat(38)}e\u0301…`);
  expect(cutToWidth('x', 0)).toBe('');
  expect(wrapText('h handled  / search  q quit', 20, '  ')).toEqual(['h handled  / search', 'q quit']);
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

test.each([8, 20, 40, 60, 80, 119, 120, 200])('the table fits a terminal of %i columns', (width) => {
  for (const line of formatForTerminal(many, width))
    expect(measureWidth(line), line).toBeLessThanOrEqual(width);
});

const visit = { ...booking, email: 'long.address@example.com', day: '2020-11-27', time: '00:30' };

test('at 80 columns, the table has 16 for names, and weekday, day and hour of the visit', () => {
  const name = 'Maximiliana Fernández';
  const [heading, row] = formatForTerminal([{ ...visit, name }, ...many, booking], 80);
  expect(heading).toMatch(/^REACH +ID +STATUS +NAME +WHEN +SERVICE$/);
  expect(row).toMatch(/^\+34600111222 +0b8f5a3e +new +Maximiliana Fer\S* +Fri 27\/11 00:30 +/);
});

test('at 120 columns and more, the message is the last column on a terminal, but not in a file', () => {
  const [heading, row] = formatForTerminal([visit, ...many], 140);
  expect(heading).toMatch(/^REACH +ID +STATUS +NAME +WHEN +SERVICE +RECEIVED +LANG +WITH +MESSAGE$/);
  expect(row).toMatch(/ alba +one/);
  expect(formatFileTable([visit])).toMatch(/ MESSAGE +WHEN\b.*\n.* 2020-11-27 00:30 *\n$/);
});

test('at 40 columns, the table has two lines for each booking, name and massage first', () => {
  const name = 'Maximiliana Fernández';
  expect(formatForTerminal([{ ...visit, name, note: 'x', storedNote: 'x' }], 40)).toEqual([
    expect.stringMatching(new RegExp(`^Maximiliana F… +${title} +new\\*$`)),
    '  0b8f5a3e Fri 27/11 00:30 +34600111222',
  ]);
});

test('at 80 columns, a night shows masseuses, addresses and statuses whole, and the note below', () => {
  const night = { ...visit, masseuse: masseuses[0].slug, email: 'maximiliana@example.com', phone: null };
  const noted = { status: 'handled', note: 'x '.repeat(60), storedNote: 'x' } as const;
  const bookings = [{ ...night, ...noted, name: 'Maximiliana Fernández' }];
  const lines = formatTerminalTable(bookings, 80, { isNight: true }).split('\n');
  expect(lines[1]).toMatch(new RegExp(`^00:30 .* ${night.masseuse} +Max.* ${night.email} +handled\\*`));
  expect([lines[2]?.slice(0, 6), lines[2]?.slice(-2)]).toEqual(['    x ', 'x…']);
  expect(formatTerminalTable(bookings, 40, { isNight: true })).toMatch(/\n {4}x .*…\n$/);
  expect(formatForTerminal(bookings, 80)[1]).toContain(`${night.email}  0b8f5a3e  handled*  Max`);
  expect(formatFileTable(bookings)).toMatch(/ NOTE\n.* x x x/);
});

test('the table leaves out empty columns, and gives their room to the others', () => {
  const lines = formatForTerminal(many, 100);
  expect(lines[0]).toMatch(/^REACH +ID +STATUS +NAME +SERVICE +RECEIVED +LANG +MESSAGE$/);
  expect(lines.join('\n')).toContain(' राहुल शर्मा क्‍या समय ');
});

test('the column REACH has the typed text, the e-mail address or a dash if there is no number', () => {
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

test('the table colours only the heading and the status', () => {
  const rows = (['new', 'spam', 'handled'] as const).map((status) => storedBooking({ status }));
  vi.stubEnv('FORCE_COLOR', '1');
  const [heading, ...lines] = formatForTerminal(rows, 80);
  vi.unstubAllEnvs();
  expect(heading?.startsWith('\u001b[2mREACH') && heading.endsWith('\u001b[22m')).toBe(true);
  expect(lines[0]).toContain('  \u001b[32mnew\u001b[39m      Ana');
  expect(lines[1]).toContain('  \u001b[31mspam\u001b[39m     Ana');
  expect(formatForTerminal(rows, 80).join('')).not.toContain('\u001b');
});

test('characters that reorder or hide text are shown to staff as codes', () => {
  expect(escapeForTerminal('a\u202Eb\u2066c\u200Bd\u009be\ufefff')).toBe(
    'a\\u{202e}b\\u{2066}c\\u{200b}d\\u{9b}e\\u{feff}f',
  );
});
