import { expect, test } from 'vitest';
import type { Booking } from '../../src/bookings/bookingRecord.ts';
import { formatInFull, formatBookings as pieces } from '../../src/cli/formats.ts';
import { showSafely } from '../../src/cli/terminal.ts';
import { newBooking } from '../support/newBooking.ts';

const formatBookings = (...args: Parameters<typeof pieces>): string => [...pieces(...args)].join('');

const { idempotencyKey: _, ...kept } = newBooking({
  name: '=HYPERLINK("x")',
  phone: '+34600111222',
  message: 'one\ntwo \u001b[2J',
  masseuse: 'alba',
  locale: 'es',
});

const booking: Booking = {
  ...kept,
  id: '0b8f5a3e-0000-4000-8000-000000000000',
  createdAt: '2026-07-15T22:30:00.000Z',
  handledAt: null,
  sealed: null,
};

/** What scripts of staff rely on; a further field may stand among them. */
const keys =
  'id,createdAt,kind,name,email,phone,service,serviceSlug,masseuse,message,locale,status,handledAt'.split(
    ',',
  );

test('JSON, NDJSON and CSV have the same keys in the same order, absent ones as null', () => {
  const json = JSON.parse(formatBookings([booking], 'json'))[0];
  const written = Object.keys(json);
  expect(written.filter((key) => keys.includes(key))).toEqual(keys);
  expect(json).toMatchObject({ id: booking.id, email: null, phone: booking.phone, handledAt: null });
  expect(JSON.parse(formatBookings([booking], 'ndjson'))).toEqual(json);
  expect(formatBookings([booking], 'csv').split('\n')[0]?.split(',')).toEqual(written);
  expect(written).not.toContain('statementVersion');
});

test('an empty result is an empty list in JSON, a heading in CSV and nothing in a table', () => {
  expect(formatBookings([], 'json')).toBe('[]\n');
  expect(formatBookings([], 'csv')).toMatch(/^id,createdAt,kind,.*,status,handledAt\n$/);
  expect(formatBookings([], 'table')).toBe('');
});

test('CSV cells that a spreadsheet would run are disarmed, but not with raw', () => {
  expect(formatBookings([booking], 'csv')).toContain(`"'=HYPERLINK(""x"")"`);
  expect(formatBookings([booking], 'csv')).toContain(",'+34600111222,");
  expect(formatBookings([booking], 'csv', { raw: true })).toContain(',+34600111222,');
});

test.each(['@x', '-x', '\tx', '\rx'])('a CSV cell that begins like %j is disarmed', (name) => {
  expect(formatBookings([{ ...booking, name }], 'csv')).toContain(`'${name}`);
});

test('the table is in Madrid time, one line a request, and sends no control characters', () => {
  const [heading, row, ...rest] = formatBookings([booking], 'table').split('\n');
  expect(heading).toMatch(/^ID +RECEIVED +STATUS +KIND +LANG +NAME +SERVICE +WITH +REACH +MESSAGE$/);
  expect(row).toMatch(/^0b8f5a3e {2}2026-07-16 00:30 {2}new /);
  expect(row).toContain('one ⏎ two \\u{1b}[2J');
  expect(rest).toEqual(['']);
});

test('columns stay aligned under wide characters', () => {
  const lines = formatBookings(
    [
      { ...booking, name: '愛子' },
      { ...booking, name: 'Ana' },
    ],
    'table',
  ).split('\n');
  const column = (line = '', mark: string) => [...line.slice(0, line.indexOf(mark))].length;
  expect(column(lines[2], 'Tantra') - column(lines[1], 'Tantra')).toBe(2);
});

test('a long cell is cut to 40 columns, with an ellipsis and no half characters', () => {
  const cellOf = (message: string) =>
    formatBookings([{ ...booking, message }], 'table')
      .trimEnd()
      .split('  ')
      .at(-1);
  expect(cellOf('x'.repeat(40))).toBe('x'.repeat(40));
  expect(cellOf('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
  expect(cellOf('愛'.repeat(30))).toBe(`${'愛'.repeat(19)}…`);
  expect(cellOf('👩‍👩‍👧'.repeat(30))).toBe(`${'👩‍👩‍👧'.repeat(19)}…`);
  expect(cellOf(`${'x'.repeat(38)}e\u0301e\u0301e\u0301`)).toBe(`${'x'.repeat(38)}e\u0301…`);
});

test('the masseuse whom a visitor wished for stands in the table and in full, and a dash for none', () => {
  expect(formatBookings([booking], 'table')).toMatch(/ {2}Tantra {3}alba {2}/);
  expect(formatInFull(booking, false)).toMatch(/^masseuse {2}alba$/m);
  expect(formatInFull({ ...booking, masseuse: null }, false)).toMatch(/^masseuse {2}–$/m);
});

test('a request in full keeps the line breaks of the message', () => {
  expect(formatInFull(booking, false)).toContain('\n  one\n  two \\u{1b}[2J\n');
});

test('characters that reorder or hide text are shown as codes', () => {
  expect(showSafely('a\u202Eb\u2066c\u200Bd\u009be')).toBe('a\\u{202e}b\\u{2066}c\\u{200b}d\\u{9b}e');
});
