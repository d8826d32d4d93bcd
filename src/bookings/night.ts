import { catalogue } from '../../content/catalogue.ts';
import { besidesMassage, localTime } from '../../content/hours.ts';
import { calendarTime, isTime, minutesOfDay, type Visit } from '../../content/visit.ts';
import type { Booking } from '../../db/booking.ts';
import { shortestMinutes } from '../../views/services.ts';
import { leastMinutes } from './matchService.ts';

const startOf = ({ time }: Visit): number =>
  time && isTime(time) ? minutesOfDay(time) : Number.MAX_SAFE_INTEGER;

/** Sorts the bookings of one night by the hour of the visit, those without an hour last. */
export const sortByHour = <Night extends Visit>(visits: readonly Night[]): Night[] =>
  visits.toSorted((one, other) => startOf(one) - startOf(other));

/** Sorts the bookings of one night for the person who answers them: hours that have passed come last. */
export const sortForAnswers = <Night extends Visit>(visits: readonly Night[], now: Date): Night[] => {
  const hasPassed = ({ day, time }: Visit): boolean =>
    Boolean(day && time && calendarTime(day, time) < localTime(now));
  const sorted = sortByHour(visits);
  return [...sorted.filter((visit) => !hasPassed(visit)), ...sorted.filter(hasPassed)];
};

/** With the shortest option of the massage, as in the form. */
const endOf = (booking: Booking): number => {
  const service = catalogue.find(({ slug }) => slug === booking.serviceSlug);
  return startOf(booking) + (service ? shortestMinutes(service) : leastMinutes) + besidesMassage;
};

/** Finds the bookings of one night that ask for the same masseuse at hours that overlap. Ignores spam. */
export const findOverlaps = (night: readonly Booking[]): Set<Booking> => {
  const timed = night.filter(({ status, masseuse, time }) => status !== 'spam' && masseuse && time);
  const overlaps = (one: Booking, other: Booking): boolean =>
    one !== other &&
    one.masseuse === other.masseuse &&
    startOf(one) < endOf(other) &&
    startOf(other) < endOf(one);
  return new Set(timed.filter((one) => timed.some((other) => overlaps(one, other))));
};
