import { Temporal } from 'temporal-polyfill';
import { formatDayAndMonth, formatMadrid, timeZone } from '../../content/hours.ts';
import { locales } from '../../content/locales.ts';
import { isAfterMidnight, isDay, isTime, type Visit, visitDays } from '../../content/visit.ts';
import type { Booking } from '../../db/booking.ts';
import { foldText } from '../../views/text.ts';
import { toMoment } from '../bookings/night.ts';
import { dayMs, readDuration } from '../settings.ts';
import { UsageError } from './options.ts';

/** Returns the day of the night that still runs, otherwise today. */
const dayOfNight = (now: Date): string => visitDays(now).min;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

export const shortWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** Formats a day as `Fri 27`, or `Fri 26/2` if it is far. Returns an invalid day, entered by hand, unchanged. */
const formatDay = (day: string, now: Date): string => {
  if (!isDay(day)) return day;
  const isFar = Math.abs(daysBetween(dayOfNight(now), day)) > 20;
  return `${shortWeekday.format(new Date(day))} ${Number(day.slice(8))}${isFar ? `/${Number(day.slice(5, 7))}` : ''}`;
};

/** Formats a visit as `Fri 27 · 21:30`. Times after midnight belong to the night that begins on the day. */
export const formatVisit = ({ day, time }: Visit, now = new Date()): string => {
  const parts = [day && formatDay(day, now), time].filter(Boolean);
  return parts.join(parts[0]?.includes('/') ? ' ' : ' · ');
};

/** Formats milliseconds as `25 min`, `2 h 50 min`, `20 h` or `3 days`. */
export const formatSpan = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 300)
    return `${Math.floor(minutes / 60)} h ${minutes % 60 ? `${minutes % 60} min` : ''}`.trim();
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

/** Formats a day as `Friday 27 November`, with the year if it is far. */
export const formatLongDay = (day: string, now = new Date()): string => {
  const isFar = Math.abs(daysBetween(dayOfNight(now), day)) > 180;
  return formatDayAndMonth(day, 'en-GB') + (isFar ? ` ${day.slice(0, 4)}` : '');
};

const nameDay = (day: string, time: string | null, now: Date): string => {
  const days = daysBetween(dayOfNight(now), day);
  if (days === 0) return time && (isAfterMidnight(time) || time >= '18:00') ? 'tonight' : 'today';
  if (days === 1 || days === -1) return days === 1 ? 'tomorrow' : 'yesterday';
  return formatLongDay(day, now);
};

/** Names the night and hour of a visit: `tonight 22:00`, `Friday 27 November 00:30 after midnight`. */
export const nameVisit = ({ day, time }: Visit, now: Date): string => {
  if (!day) return time ? `${time}, no day` : 'no day and no hour';
  const name = isDay(day) ? nameDay(day, time, now) : day;
  if (!time) return `${name}, no hour`;
  return `${name} ${time}${isDay(day) && isTime(time) && isAfterMidnight(time) ? ' after midnight' : ''}`;
};

/** Names a visit, and says how far it is: `tonight 22:00, in 3 h`. */
export const describeVisit = (visit: Visit, now: Date): string => {
  const ms = (toMoment(visit)?.getTime() ?? Number.NaN) - now.getTime();
  const distance = ms < 0 ? `, ${formatSpan(-ms)} ago` : `, in ${formatSpan(ms)}`;
  return nameVisit(visit, now) + (Number.isNaN(ms) ? '' : distance);
};

/** Names a status. For a booking that is put off, `later` stands before the time at which it comes back. */
export const nameStatus = ({ status, laterUntil }: Booking, later: string): string => {
  const isLater = status === 'new' && laterUntil && Date.parse(laterUntil) > Date.now();
  return isLater ? `${later} ${formatMadrid(laterUntil).slice(-5)}` : status;
};

type Day = Temporal.PlainDate;

const toUtc = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 });

/** Removes case, accents and full stops from a word. */
const normalizeWord = (text: string): string => foldText(text).replaceAll('’', "'").replaceAll('.', '');

/** Maps words in each language to days from today (`tonight`, `ayer`), or to the number of a weekday (`friday`, `vie`). */
const offsets = new Map(['tonight', 'esta noche', 'ce soir'].map((word) => [word, 0]));
const weekdays = new Map<string, number>();
for (const locale of locales) {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const days of [-1, 0, 1]) offsets.set(normalizeWord(relative.format(days, 'day')), days);
  for (const weekday of ['long', 'short'] as const) {
    const { format } = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    // 2024 began on a Monday.
    for (const day of [1, 2, 3, 4, 5, 6, 7]) weekdays.set(normalizeWord(format(Date.UTC(2024, 0, day))), day);
  }
}

/**
 * Which of several days a weekday, or a date without a year, means: the last one up to `from`, the first one since `from`,
 * or the one nearest to it. No weekday is before `from` if the nearest one is meant.
 */
type Choice = { from: Day; order: 'last' | 'first' | 'nearest' };

/** Finds the date without a year that is meant. The 29th of February may be eight years away. */
const chooseYear = (dates: Day[], { from, order }: Choice): Day | undefined => {
  const allowed = { last: [0, -1], first: [0, 1], nearest: [0, 1, -1] }[order];
  const distance = (date: Day) => Math.abs(from.until(date, { largestUnit: 'days' }).days);
  return dates
    .filter((date) => allowed.includes(Temporal.PlainDate.compare(date, from)))
    .sort((one, other) => distance(one) - distance(other))[0];
};

/** Reads a day: a word, `2026-3-31`, `31/3/2026` or `31/3`; `null` for any other text. */
const readDay = (text: string, today: Day, choice: Choice): Day | null => {
  const { from, order } = choice;
  const word = normalizeWord(text);
  const days = offsets.get(word);
  if (days !== undefined && !(days > 0 && order === 'last')) return today.add({ days });
  const weekday = weekdays.get(word);
  if (weekday !== undefined && order === 'last')
    return from.subtract({ days: (from.dayOfWeek - weekday + 7) % 7 });
  if (weekday !== undefined) return from.add({ days: (weekday - from.dayOfWeek + 7) % 7 });
  const written = text.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, '$3/$2/$1');
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d\d))?$/.exec(written) ?? [];
  if (!month) return null;
  const years = Array.from({ length: 17 }, (_, index) => from.year - 8 + index);
  const dates = (year ? [Number(year.padStart(4, '20'))] : years)
    .map((year) => Temporal.PlainDate.from({ year, month: Number(month), day: Number(day) }))
    .filter((date) => date.day === Number(day) && date.month === Number(month));
  const found = year ? dates[0] : chooseYear(dates, choice);
  if (found) return found;
  throw new UsageError(`The date '${text}' does not exist. Write day/month/year or year-month-day.`);
};

const notUnderstood = (text: string, known: string) =>
  new UsageError(`I don't understand the date '${text}'. Use ${known}.`);

/** Reads a day as its start and end, and any other time as two equal instants. The default zone is Madrid. */
const readPeriod = (
  text: string,
  now: Temporal.Instant,
  order: Choice['order'],
  from?: Day,
): [from: Temporal.Instant, to: Temporal.Instant] => {
  const here = now.toZonedDateTimeISO(timeZone);
  const today = here.toPlainDate();
  const span = readDuration(text.trim().toLowerCase());
  if (span) {
    const then = here.subtract({ [span.unit]: span.count }).toInstant();
    return [then, then];
  }
  const [, dayText = '', time, offset] =
    /^\s*(.+?)(?:[T ]\s*(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?\s*$/i.exec(text) ?? [];
  const date = readDay(dayText, today, { from: from ?? today, order });
  try {
    if (!date) throw new RangeError('Not a date');
    const start = date.toZonedDateTime(timeZone);
    if (!time) return [start.toInstant(), start.add({ days: 1 }).toInstant()];
    const local = `${date}T${time.replace(/^\d:/, '0$&')}`;
    const zoned = () => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
    const instant = offset ? Temporal.Instant.from(local + offset) : zoned();
    return [instant, instant];
  } catch {
    throw notUnderstood(text, '2026-03-31, 31/3, friday, today, yesterday, 2w, 7d or 12h');
  }
};

/**
 * Reads `--since` and `--until` as ISO 8601 in UTC. Without a year, `since` is the last such day, and `until` the first one
 * from there on. Throws `UsageError`, also if the range is empty.
 */
export const readRange = (
  { since, until }: { since?: string | undefined; until?: string | undefined },
  now = Temporal.Now.instant(),
): { since?: string; until?: string } => {
  const start = since === undefined ? undefined : readPeriod(since, now, 'last')[0];
  const from = start?.toZonedDateTimeISO(timeZone).toPlainDate();
  const end = until === undefined ? undefined : readPeriod(until, now, from ? 'first' : 'last', from)[1];
  if (start && end && Temporal.Instant.compare(start, end) >= 0)
    throw new UsageError('--since is not before --until, so no request matches. Change one of them.');
  return { ...(start && { since: toUtc(start) }), ...(end && { until: toUtc(end) }) };
};

/** Reads the night of a visit as `YYYY-MM-DD`. `today` is the night that still runs. Throws `UsageError`. */
export const readVisitDay = (text: string, now = new Date()): string => {
  const today = Temporal.PlainDate.from(dayOfNight(now));
  const day = readDay(text.trim(), today, { from: today, order: 'nearest' });
  if (day) return day.toString();
  throw notUnderstood(text, 'today, tomorrow, friday, 27/11 or 2026-11-27; --masseuse takes a name');
};

/** Returns the last `count` days in Madrid as `YYYY-MM-DD`, today last. */
export const lastDays = (count: number): string[] => {
  const today = Temporal.Now.plainDateISO(timeZone);
  return Array.from({ length: count }, (_, index) => today.subtract({ days: count - 1 - index }).toString());
};
