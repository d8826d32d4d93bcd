import { expect, test } from 'vitest';
import type { OpeningHours, Weekday } from '../../content/hours.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatClosedDays, formatDates, formatDays, hoursRows, lastStartColumns } from '../../views/hours.ts';

test.each([
  ['en', ['Tuesday', 'Wednesday', 'Thursday'], 'Tuesday to Thursday'],
  ['es', ['Tuesday', 'Wednesday', 'Thursday'], 'de martes a jueves'],
  ['fr', ['Tuesday', 'Wednesday', 'Thursday'], 'du mardi au jeudi'],
  ['en', ['Monday'], 'Mondays'],
  ['es', ['Saturday'], 'los sábados'],
  ['fr', ['Monday'], 'le lundi'],
  ['en', ['Monday', 'Tuesday'], 'Mondays and Tuesdays'],
  ['es', ['Monday', 'Sunday'], 'los lunes y los domingos'],
  ['fr', ['Monday', 'Tuesday'], 'le lundi et le mardi'],
  ['en', ['Monday', 'Wednesday', 'Friday'], 'Mondays, Wednesdays and Fridays'],
] as const)('names days in %s: %j as %s', (locale, days: readonly Weekday[], words) => {
  expect(formatDays(days, allTexts[locale], locale)).toBe(words);
});

test.each([
  ['en', '24 and 31 December, 1 January and 5 March 2027'],
  ['es', '24 y 31 de diciembre, 1 de enero y 5 de marzo de 2027'],
  ['fr', '24 et 31 décembre, 1er janvier et 5 mars 2027'],
] as const)('names dates in %s by month', (locale, words) => {
  expect(formatDates(['12-24', '12-31', '01-01', '2027-03-05'], allTexts[locale], locale)).toBe(words);
});

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
  const starts = lastStartColumns(rows).map((column) => column.starts);
  expect(starts[0]).toEqual(['22:00', '13:00']);
  expect(starts.at(-1)).toEqual(['21:00', '12:00']);
});

test.each([
  ['en', 'until further notice'],
  ['es', 'hasta nuevo aviso'],
  ['fr', 'jusqu’à nouvel ordre'],
] as const)('says in %s that no day is open', (locale, words) => {
  expect(formatClosedDays(allTexts[locale], locale, { week: [], dates: [] })).toBe(words);
});

test('names no closed day if every day is open', () => {
  const everyDay: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const week = [{ days: everyDay, opens: '11:00', closes: '23:00' }];
  expect(formatClosedDays(allTexts.en, 'en', { week, dates: [] })).toBe('');
});
