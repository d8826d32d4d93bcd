// The browser loads `content/rules/visit.ts`, whose dates need no such package. Spans and local midnights do.
import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../content/hours.ts';
import { intlTags } from '../../content/locales.ts';
import { formatDayAndMonth, formatLocal } from '../../content/rules/time.ts';
import {
  calendarTime,
  isAfterMidnight,
  isDay,
  isTime,
  type Visit,
  visitDays,
} from '../../content/rules/visit.ts';
import { foldText } from '../../views/texts/text.ts';
import { UsageError } from './terminal.ts';

type Day = Temporal.PlainDate;

/** The day of the night that still runs, otherwise today: `YYYY-MM-DD`. */
export const readTonight = (): string => visitDays(new Date()).min;

/** Returns the moment of a visit, or `undefined` without a valid day and time. */
export const toMoment = ({ day, time }: Visit): Date | undefined => {
  if (!day || !isDay(day) || !time || !isTime(time)) return undefined;
  const local = Temporal.PlainDateTime.from(calendarTime(day, time).replace(' ', 'T'));
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
};

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** Formats a moment (ISO 8601) in local time for a table: `27 Nov 18:35`. */
export const formatMoment = (iso: string): string => {
  const [day = '', time = ''] = formatLocal(iso).split(' ');
  return isDay(day) ? `${shortDay.format(new Date(day))} ${time}` : iso;
};

/** Formats a visit for a table: `Fri 27 Nov 21:30`. A time after midnight belongs to the night of the day. */
export const formatVisit = ({ day, time }: Visit): string => {
  const date = new Date(day ?? '');
  const shown = day && isDay(day) ? `${shortWeekday.format(date)} ${shortDay.format(date)}` : day;
  return [shown, time].filter(Boolean).join(' ');
};

/** Names the day and time of a visit: `tonight, Friday 27 November, 00:30 after midnight`. */
export const describeVisit = ({ day, time }: Visit): string => {
  const name = day && isDay(day) ? formatDayAndMonth(day, 'en-GB') : day;
  const isNight = time !== null && isTime(time) && isAfterMidnight(time);
  const parts = [
    day === readTonight() ? 'tonight' : '',
    name ?? 'no day',
    time ? `${time}${isNight ? ' after midnight' : ''}` : 'no hour',
  ];
  return parts.filter(Boolean).join(', ');
};

/** Names a day: `Friday 27 November 2026`. */
export const nameDay = (day: string): string => `${formatDayAndMonth(day, 'en-GB')} ${day.slice(0, 4)}`;

/** Lists the long and short names of a weekday in English and the site's languages, without accents. */
const listWeekdayNames = (weekday: number): string[] => {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, weekday));
  const tags = ['en-GB', ...Object.values(intlTags)];
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
  const weekday = weekdays.find((each) => listWeekdayNames(each).includes(foldText(word)));
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

/** Reads `2026-11-27`, `27/11/2026` or `27/11`. Without a year, the end of a range is the first such day from its start on. */
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
  const word = text.toLowerCase();
  if (word === 'today' || word === 'tonight') return today;
  if (word === 'tomorrow') return today.add({ days: 1 });
  if (word === 'yesterday') return today.subtract({ days: 1 });
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

/** The Mondays of the last weeks in local time, oldest first, and the Monday after them. ISO 8601 in UTC. */
export const listWeeks = (count: number): { monday: string; since: string; until: string }[] => {
  const today = Temporal.Now.plainDateISO(timeZone);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: count }, (_, index) => {
    const start = monday.subtract({ weeks: count - 1 - index });
    return {
      monday: start.toString(),
      since: toIso(start.toZonedDateTime(timeZone).toInstant()),
      until: toIso(start.add({ weeks: 1 }).toZonedDateTime(timeZone).toInstant()),
    };
  });
};
