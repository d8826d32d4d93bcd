import { catalogue } from '../../content/catalogue.ts';
import {
  type OpeningHours,
  openingHours,
  type TimeRange,
  type Weekday,
  weekdays,
} from '../../content/hours.ts';
import { intlTags, type Locale } from '../../content/locales.ts';
import { formatDayNumber } from '../../content/rules/calendar.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { lastStart } from '../../content/rules/schedule.ts';
import { minutesToTime, timeToMinutes } from '../../content/rules/time.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { formatDuration, formatTimeInSentence } from './format.ts';
import { capitalise } from './text.ts';

/** Three or more weekdays in a row read better as a range. */
const isRange = (days: readonly Weekday[]): boolean => {
  const [first = 0, ...others] = days.map((day) => weekdays.indexOf(day));
  return others.length > 1 && others.every((index, place) => index === first + place + 1);
};

const formatList = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(intlTags[locale]).format(parts);

/** Weekdays as labels: a range as one, other days each. */
const weekdayLabels = (days: readonly Weekday[], { layout }: Texts): string[] => {
  const { weekdays: words, range } = layout.hours;
  const first = days[0];
  const last = days.at(-1);
  if (first && last && isRange(days))
    return [fill(range, { first: words[first].name, last: words[last].name })];
  return days.map((day) => words[day].weekly);
};

/** Dates of `content/hours.ts` as labels, one for each month: '24 and 31 December', '5 March 2027'. */
const dateLabels = (dates: readonly string[], { layout }: Texts, locale: Locale): string[] =>
  [...Map.groupBy(dates, (date) => date.slice(0, -3))].map(([month, inMonth]) => {
    const hasYear = month.includes('-');
    const format = new Intl.DateTimeFormat(intlTags[locale], {
      month: 'long',
      ...(hasYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    // The label of a month without a year is the same in every year.
    const monthStart = hasYear ? `${month}-01` : `2000-${month}-01`;
    const days = inMonth.map((date) => formatDayNumber(String(Number(date.slice(-2))), intlTags[locale]));
    return fill(layout.hours.datesInMonth, {
      days: formatList(days, locale),
      month: format.format(new Date(monthStart)),
    });
  });

/** Weekdays as a label: 'Monday to Wednesday', 'Mondays and Tuesdays'. */
const formatWeekdays = (days: readonly Weekday[], texts: Texts, locale: Locale): string =>
  formatList(weekdayLabels(days, texts), locale);

/** Dates as a label: '24 and 31 December'. */
const formatDates = (dates: readonly string[], texts: Texts, locale: Locale): string =>
  formatList(dateLabels(dates, texts, locale), locale);

type HoursRow = { label: string; range: TimeRange };

/** The weekdays and the dates with the same hours, each with its label. */
export const hoursRows = ({ week, dates }: OpeningHours, texts: Texts, locale: Locale): HoursRow[] => {
  const special = dates.flatMap(({ dates, hours }) =>
    hours ? [{ label: formatDates(dates, texts, locale), range: hours }] : [],
  );
  const usual = week.map(({ days, ...range }) => ({ label: formatWeekdays(days, texts, locale), range }));
  return [...usual, ...special].map((row) => ({ ...row, label: capitalise(row.label, locale) }));
};

/** The days on which the centre is closed: 'Mondays, 25 December and 1 January'; empty if there are none. */
export const formatClosedDays = ({ week, dates }: OpeningHours, texts: Texts, locale: Locale): string => {
  const openDays = new Set(week.flatMap(({ days }) => days));
  const closedWeekdays = weekdays.filter((day) => !openDays.has(day));
  const closedDates = dates.flatMap(({ dates, hours }) => (hours ? [] : dates));
  const labels = [...weekdayLabels(closedWeekdays, texts), ...dateLabels(closedDates, texts, locale)];
  return formatList(labels, locale);
};

/** The time of the last start on each group of days, this many minutes before the centre closes. */
export const formatLastStartOnWeekdays = (minutesBefore: number, texts: Texts, locale: Locale): string => {
  const { inSentence, timeOnDays } = texts.layout.hours;
  const starts = openingHours.week.map(({ days, closes }) => {
    const time = formatTimeInSentence(minutesToTime(timeToMinutes(closes) - minutesBefore), texts);
    const sentence = isRange(days) ? inSentence.range : inSentence.list;
    return fill(timeOnDays, { time, days: fill(sentence, { days: formatWeekdays(days, texts, locale) }) });
  });
  return formatList(starts, locale);
};

/** The time of the last start on each group of dates with hours of their own; empty if there are none. */
export const formatLastStartOnDates = (minutesBefore: number, texts: Texts, locale: Locale): string => {
  const { inSentence, timeOnDays } = texts.layout.hours;
  const starts = openingHours.dates.flatMap(({ dates, hours }) => {
    if (!hours) return [];
    const days = fill(inSentence.list, { days: formatDates(dates, texts, locale) });
    const time = formatTimeInSentence(minutesToTime(timeToMinutes(hours.closes) - minutesBefore), texts);
    return fill(timeOnDays, { time, days });
  });
  return formatList(starts, locale);
};

/** The last start of massages of these minutes, in the order of `hoursRows`. */
const lastStartsOf = (minutes: number, rows: readonly HoursRow[]): string[] =>
  rows.map(({ range }) => lastStart(range, minutes) ?? '–');

/** The durations of the catalogue, those with the same last starts together: '45, 60, 70 min'. */
export const lastStartColumns = (rows: readonly HoursRow[]): { label: string; starts: string[] }[] => {
  const durations = new Set(catalogue.flatMap(({ options }) => options.map(({ minutes }) => minutes)));
  const columns: { durations: number[]; starts: string[] }[] = [];
  for (const minutes of [...durations].sort((a, b) => a - b)) {
    const starts = lastStartsOf(minutes, rows);
    const same = columns.find((column) => column.starts.every((start, index) => start === starts[index]));
    if (same) same.durations.push(minutes);
    else columns.push({ durations: [minutes], starts });
  }
  return columns.map(({ durations: group, starts }) => ({
    label: [...group.slice(0, -1), formatDuration(group.at(-1) ?? 0)].join(', '),
    starts,
  }));
};
