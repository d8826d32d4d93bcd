import { isAfterMidnight, isDay, nextDay, type Visit } from '../../content/visit.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a day as `Fri 27 Nov`. Returns an invalid day, entered by hand, unchanged. */
const formatDay = (day: string): string => (isDay(day) ? dayFormat.format(new Date(day)) : day);

/** Formats a visit as `Fri 27 Nov 21:30`, or after midnight as `Sat 28 Nov 00:30 (Fri night)`. */
export const formatVisit = ({ day, time }: Visit): string => {
  const isNight = day !== null && isDay(day) && time !== null && isAfterMidnight(time);
  if (isNight) return `${formatDay(nextDay(day))} ${time} (${formatDay(day).slice(0, 3)} night)`;
  return [day && formatDay(day), time].filter(Boolean).join(' ');
};

/** `28 Nov 00:30`, for narrow columns. */
export const formatVisitShort = (visit: Visit): string =>
  formatVisit(visit).replace(/^[A-Z][a-z]{2} (?=\d)| \(.*\)$/g, '');
