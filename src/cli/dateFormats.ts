/**
 * Times as the staff read them. A timestamp is ISO 8601 in UTC, and is shown in local time. A day is
 * `YYYY-MM-DD`.
 */
import { formatDayInSentence, isDay } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { isTime, timestampToLocalTime } from '../../content/rules/time.ts';
import type { Visit } from '../../content/rules/visit.ts';
import { getDayOfTonight } from './visitTimes.ts';

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** Formats a timestamp for a table: `27 Nov 18:35`. */
export const formatTimestampForTable = (iso: string): string => {
  const [day = '', time = ''] = timestampToLocalTime(iso).split(' ');
  return isDay(day) ? `${shortDay.format(new Date(day))} ${time}` : iso;
};

/** Formats a timestamp of the same day: `18:35`. */
export const formatTimestampAsTime = (iso: string): string => timestampToLocalTime(iso).slice(-5);

/** Formats a visit for a table: `Fri 27 Nov 21:30`. A time after midnight belongs to the night of the day. */
export const formatVisitForTable = ({ day, time }: Visit): string => {
  const date = new Date(day ?? '');
  const shown = day && isDay(day) ? `${shortWeekday.format(date)} ${shortDay.format(date)}` : day;
  return [shown, time].filter(Boolean).join(' ');
};

/** Formats a visit for a sentence: `tonight, Friday 27 November, 00:30 after midnight`. */
export const formatVisitInWords = ({ day, time }: Visit): string => {
  const name = day && isDay(day) ? formatDayInSentence(day, 'en-GB') : day;
  const isNight = time !== null && isTime(time) && schedule.isAfterMidnight(time);
  const parts = [
    day === getDayOfTonight() ? 'tonight' : '',
    name ?? 'no day',
    time ? `${time}${isNight ? ' after midnight' : ''}` : 'no hour',
  ];
  return parts.filter(Boolean).join(', ');
};

/** Formats a day for a heading: `Friday 27 November 2026`. */
export const formatDayInWords = (day: string): string =>
  `${formatDayInSentence(day, 'en-GB')} ${day.slice(0, 4)}`;
