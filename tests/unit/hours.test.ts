import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import type { OpeningHours, Weekday } from '../../content/hours.ts';
import { startTimesOn } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatClosedDays, hoursRows, lastStartColumns } from '../../views/hours.ts';

const hours: OpeningHours = {
  week: [{ days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '12:00', closes: '23:00' }],
  dates: [
    { dates: ['12-24'], hours: { opens: '12:00', closes: '14:00' } },
    { dates: ['12-25'], hours: null },
  ],
};

test('lists groups of days and dates, and names all closed days', () => {
  const rows = hoursRows(allTexts.en, 'en', hours);
  expect(rows.map(({ label, range }) => [label, range.opens, range.closes])).toEqual([
    ['Tuesday to Thursday', '12:00', '23:00'],
    ['24 December', '12:00', '14:00'],
  ]);
  expect(formatClosedDays(allTexts.en, 'en', hours)).toBe(
    'Mondays, Fridays, Saturdays, Sundays and 25 December',
  );
});

test('lists the last starts of the shortest and the longest massage', () => {
  const durations = catalogue.flatMap(({ options }) => options.map(({ minutes }) => minutes));
  const lastStartsOf = (minutes: number) =>
    ['2026-11-24', '2026-12-24'].map((day) => startTimesOn(day, minutes, hours).at(-1) ?? '–');
  const columns = lastStartColumns(hoursRows(allTexts.en, 'en', hours));
  expect(columns[0]?.starts).toEqual(lastStartsOf(Math.min(...durations)));
  expect(columns.at(-1)?.starts).toEqual(lastStartsOf(Math.max(...durations)));
});

test('names no closed day if every day is open', () => {
  const everyDay: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const week = [{ days: everyDay, opens: '11:00', closes: '23:00' }];
  expect(formatClosedDays(allTexts.en, 'en', { week, dates: [] })).toBe('');
});
