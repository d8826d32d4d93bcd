import { Temporal } from 'temporal-polyfill';
import { formatDayAndMonth, timeZone } from '../../content/hours.ts';
import { calendarTime, isAfterMidnight, isDay, isTime, type Visit, visitDays } from '../../content/visit.ts';
import { dayMs, hourMs } from '../settings.ts';

/** Returns the day of the night that still runs, otherwise today. */
export const dayOfNight = (now: Date): string => visitDays(now).min;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** Formats a day as `Fri 27`, or `Fri 26/2` if it is far. Returns an invalid day, entered by hand, unchanged. */
const formatDay = (day: string, now: Date): string => {
  if (!isDay(day)) return day;
  const isFar = Math.abs(daysBetween(dayOfNight(now), day)) > 20;
  return `${weekday.format(new Date(day))} ${Number(day.slice(8))}${isFar ? `/${Number(day.slice(5, 7))}` : ''}`;
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

/** Returns the moment of a visit, or `null` without a valid day and time. */
const toMoment = ({ day, time }: Visit): Date | null => {
  if (!day || !isDay(day) || !time || !isTime(time)) return null;
  const local = Temporal.PlainDateTime.from(calendarTime(day, time).replace(' ', 'T'));
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
};

const nameDay = (day: string, time: string | null, now: Date): string => {
  const days = daysBetween(dayOfNight(now), day);
  if (days === 0) return time && (isAfterMidnight(time) || time >= '18:00') ? 'tonight' : 'today';
  if (days === 1 || days === -1) return days === 1 ? 'tomorrow' : 'yesterday';
  return formatDayAndMonth(day, 'en-GB') + (Math.abs(days) > 180 ? ` ${day.slice(0, 4)}` : '');
};

/** Describes a visit in words: `tonight 22:00, in 3 h`, `Friday 27 November 00:30 after midnight, in 2 days`. */
export const describeVisit = (visit: Visit, now: Date): string => {
  const { day, time } = visit;
  if (!day) return time ? `${time}, no day` : 'no day and no hour';
  const name = isDay(day) ? nameDay(day, time, now) : day;
  if (!time) return `${name}, no hour`;
  const moment = toMoment(visit);
  const ms = (moment?.getTime() ?? 0) - now.getTime();
  const distance = ms < 0 ? `, ${formatSpan(-ms)} ago` : `, in ${formatSpan(ms)}`;
  return `${name} ${time}${moment && isAfterMidnight(time) ? ' after midnight' : ''}${moment ? distance : ''}`;
};

/** Returns when `next` shows a request again that was put off: before the visit, and neither soon nor late. */
export const laterUntil = (visit: Visit, now: Date): Date => {
  const beforeVisit = (toMoment(visit)?.getTime() ?? Number.POSITIVE_INFINITY) - 2 * hourMs;
  const latest = Math.min(now.getTime() + 4 * hourMs, beforeVisit);
  return new Date(Math.max(latest, now.getTime() + hourMs / 4));
};
