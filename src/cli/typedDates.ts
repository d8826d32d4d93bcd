// Spans and local midnights need Temporal. `content/rules/visit.ts` does without, because the browser loads it.
import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../content/hours.ts';
import { intlTags } from '../../content/locales.ts';
import { foldText } from '../../content/rules/foldText.ts';
import { isDay } from '../../content/rules/visit.ts';
import { UsageError } from './commandLine.ts';
import { readTonight } from './visitTimes.ts';

type Day = Temporal.PlainDate;

/** The staff may type words in English and in the site's languages. */
const tags = ['en-GB', ...Object.values(intlTags)];

/** The days that have words of their own: yesterday, today and tomorrow. */
const nearDays = [-1, 0, 1];

/** Lists the words for a day near today, such as `tomorrow`, `mañana` and `demain`. */
const listNearDayNames = (days: number): string[] =>
  tags.map((tag) => foldText(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')));

/** Lists the long and short names of a weekday. */
const listWeekdayNames = (weekday: number): string[] => {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, weekday));
  const formats = tags.flatMap((tag) => [
    new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
  ]);
  return formats.map((format) => foldText(format.format(date)).replace('.', ''));
};

/** Whether a date is when a request came, which is in the past, or the night of a visit. */
type Meaning = 'received' | 'visit';

/** The numbers of the weekdays in ISO 8601. Monday is 1. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Reads a weekday: the last one for a request, the next one for a visit. Both include today. */
const parseWeekday = (word: string, today: Day, meaning: Meaning): Day | undefined => {
  const weekday = weekdays.find((each) => listWeekdayNames(each).includes(word));
  if (weekday === undefined) return undefined;
  const daysAhead = (weekday - today.dayOfWeek + 7) % 7;
  const next = today.add({ days: daysAhead });
  return meaning === 'visit' || daysAhead === 0 ? next : next.subtract({ weeks: 1 });
};

/** Returns the date, or `undefined` if the calendar does not have it. */
const toDate = (year: number, month: number, day: number): Day | undefined => {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  return isDay(text) ? Temporal.PlainDate.from(text) : undefined;
};

/** Returns the nearest of several days, and for a request the nearest that is not in the future. */
const findNearest = (days: readonly Day[], today: Day, meaning: Meaning): Day | undefined => {
  const distance = (day: Day): number => today.until(day, { largestUnit: 'days' }).days;
  const possible = meaning === 'visit' ? days : days.filter((day) => distance(day) <= 0);
  return possible.toSorted((one, other) => Math.abs(distance(one)) - Math.abs(distance(other)))[0];
};

/** Reads `2026-11-27`, `27/11/2026` or `27/11`. Without a year, the end of a range is the first such day from its start. */
const parseDate = (text: string, today: Day, meaning: Meaning, rangeStart?: Day): Day | undefined => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text);
  if (!written) return undefined;
  const [, day, month, year] = written.map(Number);
  if (year) return toDate(year, Number(month), Number(day));
  const years = [today.year - 1, today.year, today.year + 1];
  const dates = years.flatMap((each) => toDate(each, Number(month), Number(day)) ?? []);
  if (rangeStart) return dates.find((date) => Temporal.PlainDate.compare(date, rangeStart) >= 0);
  return findNearest(dates, today, meaning);
};

const parseDay = (text: string, today: Day, meaning: Meaning, rangeStart?: Day): Day | undefined => {
  const word = foldText(text);
  if (word === 'tonight') return today;
  const nearDay = nearDays.find((days) => listNearDayNames(days).includes(word));
  if (nearDay !== undefined) return today.add({ days: nearDay });
  return parseWeekday(word, today, meaning) ?? parseDate(text, today, meaning, rangeStart);
};

const notUnderstood = (text: string, known: string): UsageError =>
  new UsageError(`'${text}' is not a date. Use ${known}.`);

/** Reads a span back from now: `2w`, `7d` or `12h`. */
const parseSpan = (text: string, now: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined => {
  const [, digits, unit] = /^(\d{1,4})([wdh])$/.exec(text.toLowerCase()) ?? [];
  const count = Number(digits);
  if (unit === 'w') return now.subtract({ weeks: count });
  if (unit === 'd') return now.subtract({ days: count });
  return unit === 'h' ? now.subtract({ hours: count }) : undefined;
};

/** Reads `2026-11-27T20:00` in local time, or with `Z` or an offset. */
const parseDateTime = (text: string): Temporal.Instant | undefined => {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return undefined;
  const iso = text.replace(' ', 'T');
  try {
    return /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso)
      ? Temporal.Instant.from(iso)
      : Temporal.PlainDateTime.from(iso).toZonedDateTime(timeZone).toInstant();
  } catch {
    return undefined;
  }
};

type Period = { start: Temporal.Instant; end: Temporal.Instant };

/** Reads a day as its start and its end, and any other time as two equal instants. */
const parsePeriod = (text: string, rangeStart?: Temporal.Instant): Period => {
  const now = Temporal.Now.zonedDateTimeISO(timeZone);
  const instant = parseSpan(text, now)?.toInstant() ?? parseDateTime(text);
  if (instant) return { start: instant, end: instant };
  const startDay = rangeStart?.toZonedDateTimeISO(timeZone).toPlainDate();
  const day = parseDay(text, now.toPlainDate(), 'received', startDay);
  if (!day) throw notUnderstood(text, '2026-11-27, 27/11, today, yesterday, friday, 2w, 7d or 12h');
  const start = day.toZonedDateTime(timeZone);
  return { start: start.toInstant(), end: start.add({ days: 1 }).toInstant() };
};

const toIso = (instant: Temporal.Instant): string => new Date(instant.epochMilliseconds).toISOString();

/**
 * Reads `--since` and `--until` as ISO 8601 in UTC. `--until` includes its day. Throws `UsageError`, also if the range is
 * empty.
 */
export const readRange = ({ since, until }: { since?: string; until?: string }) => {
  const start = since === undefined ? undefined : parsePeriod(since).start;
  const end = until === undefined ? undefined : parsePeriod(until, start).end;
  if (start && end && Temporal.Instant.compare(start, end) >= 0)
    throw new UsageError('--since is not before --until, so no request matches.');
  return { since: start && toIso(start), until: end && toIso(end) };
};

/** Reads the night of a visit as `YYYY-MM-DD`. `today` is the night that still runs. Throws `UsageError`. */
export const readVisitDay = (text: string): string => {
  const today = Temporal.PlainDate.from(readTonight());
  const day = parseDay(text, today, 'visit');
  if (!day) throw notUnderstood(text, 'today, tomorrow, friday, 27/11 or 2026-11-27');
  return day.toString();
};
