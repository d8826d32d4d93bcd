import { formatMadrid } from '../../content/hours.ts';
import { isAfterMidnight, isDay, nextDay, type Visit } from '../../content/visit.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a day as `Fri 27 Nov`. Returns an invalid day, entered by hand, unchanged. */
const formatDay = (day: string): string =>
  isDay(day) ? dayFormat.format(new Date(day)).replace('Sept', 'Sep') : day;

const withoutWeekday = (text: string): string => text.replace(/^[A-Z][a-z]{2} (?=\d)| \(.*\)$/g, '');

/** Formats a visit as `Fri 27 Nov 21:30`, or after midnight as `Sat 28 Nov 00:30 (Fri night)`. */
export const formatVisit = ({ day, time }: Visit): string => {
  const isNight = day !== null && isDay(day) && time !== null && isAfterMidnight(time);
  if (isNight) return `${formatDay(nextDay(day))} ${time} (${formatDay(day).slice(0, 3)} night)`;
  return [day && formatDay(day), time].filter(Boolean).join(' ');
};

/** Formats a visit as `28 Nov 00:30`, for narrow columns. */
export const formatVisitShort = (visit: Visit): string => withoutWeekday(formatVisit(visit));

/** Formats an ISO 8601 time as `5 Nov 09:50` in Madrid. */
export const formatReceived = (iso: string): string => {
  const [day = '', ...others] = formatMadrid(iso).split(' ');
  return withoutWeekday([formatDay(day), ...others].join(' '));
};
