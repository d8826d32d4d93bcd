import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { formatDayAndMonth, type OpeningHours, type Weekday } from '../../content/hours.ts';
import { defaultLocale } from '../../content/locales.ts';
import { startTimesOn } from '../../content/rules/visit.ts';
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

test('the table of opening hours has a line for the days with equal hours, and one for a date with others', () => {
  const rows = hoursRows(texts, defaultLocale, someDays);
  expect(rows.map(({ label, range }) => [label.toLowerCase(), range.opens, range.closes])).toEqual([
    [expect.stringContaining(weekdays.Thursday.name.toLowerCase()), '12:00', '23:00'],
    [expect.stringContaining('24'), '12:00', '14:00'],
  ]);
});

test('the closed days are those of the week and of the calendar', () => {
  const closed = formatClosedDays(texts, defaultLocale, someDays);
  for (const day of ['Monday', 'Friday', 'Saturday', 'Sunday'] as const)
    expect(closed).toContain(weekdays[day].weekly);
  expect(closed).toContain('25');
  expect(closed).not.toContain(weekdays.Tuesday.weekly);
});

test('the table of hours has the last starts of the shortest and longest massage', () => {
  const [tuesday, christmasEve] = ['2026-11-24', '2026-12-24'];
  const hours: OpeningHours = {
    week: [{ days: ['Tuesday'], opens: '12:00', closes: '23:00' }],
    dates: [{ dates: [christmasEve], hours: { opens: '12:00', closes: '14:00' } }],
  };
  const durations = catalogue.flatMap(({ options }) => options.map(({ minutes }) => minutes));
  const lastStartsOf = (minutes: number) =>
    [tuesday, christmasEve].map((day) => startTimesOn(day, minutes, hours).at(-1) ?? '–');
  const columns = lastStartColumns(hoursRows(texts, defaultLocale, hours));
  expect(columns[0]?.starts).toEqual(lastStartsOf(Math.min(...durations)));
  expect(columns.at(-1)?.starts).toEqual(lastStartsOf(Math.max(...durations)));
});

test('no closed day is named if every day is open', () => {
  const everyDay: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const week = [{ days: everyDay, opens: '11:00', closes: '23:00' }];
  expect(formatClosedDays(texts, defaultLocale, { week, dates: [] })).toBe('');
});

test('a day in a French sentence is written as French writes the first of a month', () => {
  expect(formatDayAndMonth('2026-12-01', 'fr-FR')).toBe('mardi 1er décembre');
  expect(formatDayAndMonth('2026-12-11', 'fr-FR')).toBe('vendredi 11 décembre');
});
