/** Days that the staff type: words, weekdays and dates. */
import { Temporal } from 'temporal-polyfill';
import { isDay, normaliseDay } from '../../content/rules/calendar.ts';
import { UsageError } from './commandLine.ts';
import { getDayOfTonight } from './visitTimes.ts';

type Day = Temporal.PlainDate;

/** Whether a typed day is when a request came, which is in the past, or the night of a visit. */
type Meaning = 'received' | 'visit';

/** The words for days near today, with their distance from today. */
const daysFromToday = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
]);

/** Their first three letters are enough. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Reads a weekday: the last one for a request, the next one for a visit. Both include today. */
const parseWeekday = (word: string, today: Day, meaning: Meaning): Day | undefined => {
  const index = weekdays.findIndex((weekday) => word === weekday || word === weekday.slice(0, 3));
  if (index === -1) return undefined;
  // In Temporal, Monday is 1.
  const daysAhead = (index + 1 - today.dayOfWeek + 7) % 7;
  const next = today.add({ days: daysAhead });
  return meaning === 'visit' || daysAhead === 0 ? next : next.subtract({ weeks: 1 });
};

/** Reads `2026-11-27` or `27/11/2026`. */
const parseDate = (text: string): Day | undefined => {
  const day = normaliseDay(text);
  return isDay(day) ? Temporal.PlainDate.from(day) : undefined;
};

/** Returns the nearest of several days, and for a request the nearest that is not in the future. */
const findNearest = (days: readonly Day[], today: Day, meaning: Meaning): Day | undefined => {
  const distance = (day: Day): number => today.until(day, { largestUnit: 'days' }).days;
  const possible = meaning === 'visit' ? days : days.filter((day) => distance(day) <= 0);
  return possible.toSorted((one, other) => Math.abs(distance(one)) - Math.abs(distance(other)))[0];
};

/** Reads `27/11`. The end of a range is the first such day from its start, any other day the nearest. */
const parseDayAndMonth = (text: string, today: Day, meaning: Meaning, rangeStart?: Day): Day | undefined => {
  const years = [today.year - 1, today.year, today.year + 1];
  const days = years.map((year) => parseDate(`${text}/${year}`)).filter((day) => day !== undefined);
  if (rangeStart) return days.find((day) => Temporal.PlainDate.compare(day, rangeStart) >= 0);
  return findNearest(days, today, meaning);
};

/** Reads a day in any of its forms. Returns `undefined` for other texts. */
export const parseDay = (text: string, today: Day, meaning: Meaning, rangeStart?: Day): Day | undefined => {
  const word = text.toLowerCase();
  const days = daysFromToday.get(word);
  if (days !== undefined) return today.add({ days });
  return (
    parseWeekday(word, today, meaning) ??
    parseDate(text) ??
    parseDayAndMonth(text, today, meaning, rangeStart)
  );
};

/** Describes a text that is no date, with examples of dates. */
export const createDateError = (text: string, examples: string): UsageError =>
  new UsageError(`'${text}' is not a date. Use ${examples}.`);

/** Reads the night of a visit as `YYYY-MM-DD`. `today` is the night that still runs. Throws `UsageError`. */
export const readVisitDay = (text: string): string => {
  const today = Temporal.PlainDate.from(getDayOfTonight());
  const day = parseDay(text, today, 'visit');
  if (!day) throw createDateError(text, 'today, tomorrow, friday, 27/11 or 2026-11-27');
  return day.toString();
};
