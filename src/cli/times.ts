import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../content/hours.ts';
import { locales } from '../../content/locales.ts';
import type { CalendarDay } from '../../db/queries.ts';
import { foldText } from '../../views/text.ts';
import { readDuration } from '../settings.ts';
import { UsageError } from './options.ts';

const toUtc = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 });

/** Removes case, accents and full stops from a word. */
const normalizeWord = (text: string): string => foldText(text).replaceAll('’', "'").replaceAll('.', '');

/** Maps words (`today`, `ayer`, `friday`, `vie`) to days ago, given the number of today's weekday. */
const daysAgo = new Map<string, (today: number) => number>();
for (const locale of locales) {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const days of [0, 1]) daysAgo.set(normalizeWord(relative.format(-days, 'day')), () => days);
  for (const weekday of ['long', 'short'] as const) {
    const { format } = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    // 2024 began on a Monday.
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      daysAgo.set(normalizeWord(format(Date.UTC(2024, 0, day))), (today) => (today - day + 7) % 7);
    }
  }
}

/** Reads a day: a word, `2026-3-31`, `31/3/2026` or `31/3`. Words and dates without a year mean the last such day. */
const readDay = (text: string, today: Temporal.PlainDate): Temporal.PlainDate | null => {
  const days = daysAgo.get(normalizeWord(text))?.(today.dayOfWeek);
  if (days !== undefined) return today.subtract({ days });
  const written = text.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, '$3/$2/$1');
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d\d))?$/.exec(written) ?? [];
  if (!month) return null;
  const inYear = (number: number) =>
    Temporal.PlainDate.from({ year: number, month: Number(month), day: Number(day) }, { overflow: 'reject' });
  try {
    if (year) return inYear(Number(year.padStart(4, '20')));
    const date = inYear(today.year);
    return Temporal.PlainDate.compare(date, today) > 0 ? inYear(today.year - 1) : date;
  } catch {
    throw new UsageError(`The date '${text}' does not exist. Write day/month/year or year-month-day.`);
  }
};

/** Reads a day as its start and end, and any other time as two equal instants. The default zone is Madrid. */
const readRange = (text: string, now: Temporal.Instant): [from: Temporal.Instant, to: Temporal.Instant] => {
  const here = now.toZonedDateTimeISO(timeZone);
  const span = readDuration(text.trim().toLowerCase());
  if (span) {
    const then = here.subtract({ [span.unit]: span.count }).toInstant();
    return [then, then];
  }
  const [, dayText = '', time, offset] =
    /^\s*(.+?)(?:[T ]\s*(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?\s*$/i.exec(text) ?? [];
  const date = readDay(dayText, here.toPlainDate());
  try {
    if (!date) throw new RangeError('Not a date');
    const start = date.toZonedDateTime(timeZone);
    if (!time) return [start.toInstant(), start.add({ days: 1 }).toInstant()];
    const local = `${date}T${time.replace(/^\d:/, '0$&')}`;
    const zoned = () => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
    const instant = offset ? Temporal.Instant.from(local + offset) : zoned();
    return [instant, instant];
  } catch {
    const known = '2026-03-31, 31/3, friday, today, yesterday, 7d or 2w';
    throw new UsageError(`I don't understand the date '${text}'. Use ${known}.`);
  }
};

/** Reads a time, or the start of a day, as ISO 8601 in UTC. Throws `UsageError`. */
export const parseTime = (text: string, now = Temporal.Now.instant()): string =>
  toUtc(readRange(text, now)[0]);

/** Reads a time, or the end of a day, as ISO 8601 in UTC. Throws `UsageError`. */
export const parseUntil = (text: string, now = Temporal.Now.instant()): string =>
  toUtc(readRange(text, now)[1]);

/** Returns the last `count` days in Madrid, the oldest first, today last. */
export const lastCalendarDays = (count: number, now = Temporal.Now.instant()): CalendarDay[] => {
  const today = now.toZonedDateTimeISO(timeZone).startOfDay();
  return Array.from({ length: count }, (_, index) => {
    const start = today.subtract({ days: count - 1 - index });
    return {
      date: start.toPlainDate().toString(),
      from: toUtc(start.toInstant()),
      to: toUtc(start.add({ days: 1 }).toInstant()),
    };
  });
};
