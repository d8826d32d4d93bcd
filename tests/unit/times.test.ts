import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { formatMadrid } from '../../src/bookings/madridTime.ts';
import { lastDays, parseTime } from '../../src/cli/times.ts';

const now = Temporal.Instant.from('2026-03-30T10:00:00Z');

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
  ['2026-07-15 09:30', '2026-07-15T07:30:00.000Z'],
  ['2026-07-15T09:30Z', '2026-07-15T09:30:00.000Z'],
  ['2026-07-15 09:30:00-05:00', '2026-07-15T14:30:00.000Z'],
  ['2026-07-15T09:30+00', '2026-07-15T09:30:00.000Z'],
  ['2026-07-15T09:30:00+05:00', '2026-07-15T04:30:00.000Z'],
  ['12h', '2026-03-29T22:00:00.000Z'],
  // A day before the change to summer time is the same hour, not 24 hours before.
  ['2d', '2026-03-28T11:00:00.000Z'],
  ['2w', '2026-03-16T11:00:00.000Z'],
  ['today', '2026-03-29T22:00:00.000Z'],
  ['yesterday', '2026-03-28T23:00:00.000Z'],
])('reads %s as %s', (text, iso) => {
  expect(parseTime(text, now)).toBe(iso);
});

test.each(['tomorrow', 'constructor', '2026-13-01', '7', '7m', '', '2026-07-15T09:30[UTC]', '2026-07-15Z'])(
  'rejects %j',
  (text) => {
    expect(() => parseTime(text, now)).toThrow(/is no time/);
  },
);

test('formats stored times in Madrid time', () => {
  expect(formatMadrid('2026-07-15T22:30:00.000Z')).toBe('2026-07-16 00:30');
});

test('starts days at midnight in Madrid, also when the clocks change', () => {
  expect(lastDays(2, now)).toEqual([
    { date: '2026-03-29', from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' },
    { date: '2026-03-30', from: '2026-03-29T22:00:00.000Z', to: '2026-03-30T22:00:00.000Z' },
  ]);
});
