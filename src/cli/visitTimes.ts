import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../content/hours.ts';
import { isDay } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { isTime } from '../../content/rules/time.ts';
import type { Visit } from '../../content/rules/visit.ts';

/** Returns the day of the night that still runs, otherwise today: `YYYY-MM-DD`. */
export const getDayOfTonight = (): string => schedule.visitDays(new Date()).min;

/** Returns when a visit starts, or `undefined` without a valid day and time. */
export const getVisitStart = ({ day, time }: Visit): Date | undefined => {
  if (!day || !isDay(day) || !time || !isTime(time)) return undefined;
  const local = Temporal.PlainDateTime.from(schedule.visitToLocalTime(day, time).replace(' ', 'T'));
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
};
