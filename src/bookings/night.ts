import { Temporal } from 'temporal-polyfill';
import { catalogue } from '../../content/catalogue.ts';
import { besidesMassage, timeZone } from '../../content/hours.ts';
import { calendarTime, isDay, isTime, minutesOfDay, type Visit } from '../../content/visit.ts';
import type { Booking } from '../../db/booking.ts';
import { shortestMinutes } from '../../views/services.ts';
import { hourMs } from '../settings.ts';
import { leastMinutes } from './matchService.ts';

/** Returns the moment of a visit, or `null` without a valid day and time. */
export const toMoment = ({ day, time }: Visit): Date | null => {
  if (!day || !isDay(day) || !time || !isTime(time)) return null;
  const local = Temporal.PlainDateTime.from(calendarTime(day, time).replace(' ', 'T'));
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
};

/** Returns when `next` shows a request again that was put off: before the visit, and neither soon nor late. */
export const laterUntil = (visit: Visit, now: Date): Date => {
  const beforeVisit = (toMoment(visit)?.getTime() ?? Number.POSITIVE_INFINITY) - 2 * hourMs;
  const latest = Math.min(now.getTime() + 4 * hourMs, beforeVisit);
  return new Date(Math.max(latest, now.getTime() + hourMs / 4));
};

const startOf = ({ time }: Visit): number =>
  time && isTime(time) ? minutesOfDay(time) : Number.MAX_SAFE_INTEGER;

/** Sorts the bookings of one night by the hour of the visit, those without an hour last. */
export const sortByHour = <Night extends Visit>(visits: readonly Night[]): Night[] =>
  visits.toSorted((one, other) => startOf(one) - startOf(other));

/** Sorts the bookings of one night for the person who answers them: hours that have passed come last. */
export const sortForAnswers = <Night extends Visit>(visits: readonly Night[], now: Date): Night[] => {
  const hasPassed = (visit: Visit): boolean => (toMoment(visit) ?? now) < now;
  const sorted = sortByHour(visits);
  return [...sorted.filter((visit) => !hasPassed(visit)), ...sorted.filter(hasPassed)];
};

type Wish = Visit & Pick<Booking, 'masseuse' | 'serviceSlug'>;

/** With the shortest option of the massage, as in the form. */
const endOf = (wish: Wish): number => {
  const service = catalogue.find(({ slug }) => slug === wish.serviceSlug);
  return startOf(wish) + (service ? shortestMinutes(service) : leastMinutes) + besidesMassage;
};

/** Whether two visits of one night ask for the same masseuse at hours that overlap. */
export const overlap = (one: Wish, other: Wish): boolean =>
  Boolean(one.masseuse && one.time && other.time) &&
  one.masseuse === other.masseuse &&
  startOf(one) < endOf(other) &&
  startOf(other) < endOf(one);

/** Finds the bookings of one night that ask for the same masseuse at hours that overlap. Ignores spam. */
export const findOverlaps = (night: readonly Booking[]): Set<Booking> => {
  const serious = night.filter(({ status }) => status !== 'spam');
  return new Set(serious.filter((one) => serious.some((other) => one !== other && overlap(one, other))));
};
