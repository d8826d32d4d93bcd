import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { besidesMassage, type OpeningHours, type TimeRange, type Weekday } from '../../content/hours.ts';
import { defaultLocale, type Locale } from '../../content/locales.ts';
import { formatDayInSentence } from '../../content/rules/calendar.ts';
import { isTimeWithin, timeToMinutes } from '../../content/rules/time.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatClosedDays, hoursRows, lastStartColumns } from '../../views/texts/formatHours.ts';

const texts = allTexts[defaultLocale];
const { weekdays } = texts.layout.hours;

/** Open on three days of the week and on 24 December, and closed on 25 December. */
const someDays: OpeningHours = {
  week: [{ days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '12:00', closes: '23:00' }],
  dates: [
    { dates: ['12-24'], hours: { opens: '12:00', closes: '14:00' } },
    { dates: ['12-25'], hours: null },
  ],
};

test.each([
  ['09:00', '17:00', '09:00', true],
  ['09:00', '17:00', '17:00', false],
  ['18:00', '03:00', '23:30', true],
  ['18:00', '03:00', '02:59', true],
  ['18:00', '03:00', '03:00', false],
])('of hours from %s to %s, %s is a part: %s', (opens, closes, time, expected) => {
  expect(isTimeWithin(time, { opens, closes })).toBe(expected);
});

test('equal days share a line, a special date has its own', () => {
  const rows = hoursRows(someDays, texts, defaultLocale);
  expect(rows.map(({ label, range }) => [label.toLowerCase(), range.opens, range.closes])).toEqual([
    [expect.stringContaining(weekdays.Thursday.name.toLowerCase()), '12:00', '23:00'],
    [expect.stringContaining('24'), '12:00', '14:00'],
  ]);
});

test('the closed days are those of the week and of the calendar', () => {
  const closed = formatClosedDays(someDays, texts, defaultLocale);
  for (const day of ['Monday', 'Friday', 'Saturday', 'Sunday'] as const)
    expect(closed).toContain(weekdays[day].weekly);
  expect(closed).toContain('25');
  expect(closed).not.toContain(weekdays.Tuesday.weekly);
});

/** The last starts of the shortest and the longest massage on a day with these hours. */
const lastStarts = (range: TimeRange): (string | undefined)[] => {
  const columns = lastStartColumns([{ label: 'Tuesdays', range }]);
  return [columns[0], columns.at(-1)].map((column) => column?.starts[0]);
};

const durations = catalogue.flatMap(({ options }) => options.map(({ minutes }) => minutes));

test('a massage begun at its last start ends in the half hour before closing', () => {
  const minutes = [Math.min(...durations), Math.max(...durations)];
  const starts = lastStarts({ opens: '10:00', closes: '23:30' });
  const ends = starts.map(
    (start, index) => timeToMinutes(start ?? '') + (minutes[index] ?? 0) + besidesMassage,
  );
  for (const end of ends) {
    expect(end).toBeGreaterThan(timeToMinutes('23:00'));
    expect(end).toBeLessThanOrEqual(timeToMinutes('23:30'));
  }
});

test('no massage has a last start on a day that is too short for it', () => {
  expect(lastStarts({ opens: '12:00', closes: '12:01' })).toEqual(['–', '–']);
});

test('no closed day is named if every day is open', () => {
  const everyDay: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const week = [{ days: everyDay, opens: '12:00', closes: '23:00' }];
  expect(formatClosedDays({ week, dates: [] }, texts, defaultLocale)).toBe('');
});

test('a day in a French sentence is written as French writes the first of a month', () => {
  expect(formatDayInSentence('2026-12-01', 'fr-FR')).toBe('mardi 1er décembre');
  expect(formatDayInSentence('2026-12-11', 'fr-FR')).toBe('vendredi 11 décembre');
});

/** Hours with days in a row, and dates in several months. */
const sampleHours: OpeningHours = {
  week: [{ days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:00' }],
  dates: [{ dates: ['12-06', '12-08', '05-01', '2027-03-05'], hours: { opens: '09:00', closes: '17:00' } }],
};

const labelsIn = (locale: Locale): string[] =>
  hoursRows(sampleHours, allTexts[locale], locale).map(({ label }) => label);

test.each([
  ['en', 'Tuesday to Thursday'],
  ['es', 'De martes a jueves'],
  ['fr', 'Du mardi au jeudi'],
] as const)('opening hours in %s name days in a row as a range', (locale, days) => {
  expect(labelsIn(locale)[0]).toBe(days);
});

test.each([
  ['en', '6 and 8 December, 1 May and 5 March 2027'],
  ['es', '6 y 8 de diciembre, 1 de mayo y 5 de marzo de 2027'],
  ['fr', '6 et 8 décembre, 1er mai et 5 mars 2027'],
] as const)('opening hours in %s name the dates of a month together', (locale, dates) => {
  expect(labelsIn(locale)[1]).toBe(dates);
});
