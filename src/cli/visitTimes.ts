import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../content/hours.ts';
import { calendarTime, isDay, isTime, type Visit, visitDays } from '../../content/rules/visit.ts';

/** The day of the night that still runs, otherwise today: `YYYY-MM-DD`. */
export const readTonight = (): string => visitDays(new Date()).min;

/** Returns the moment of a visit, or `undefined` without a valid day and time. */
export const toMoment = ({ day, time }: Visit): Date | undefined => {
  if (!day || !isDay(day) || !time || !isTime(time)) return undefined;
  const local = Temporal.PlainDateTime.from(calendarTime(day, time).replace(' ', 'T'));
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
};
