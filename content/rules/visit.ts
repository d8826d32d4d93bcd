import type { BookingTexts } from '../bookingFields.ts';
import { isDay } from './calendar.ts';
import type { Schedule } from './schedule.ts';
import { momentToLocalTime } from './time.ts';

/** The day (`YYYY-MM-DD`) and time (`HH:MM`) for which a visitor asks. */
export type Visit = Pick<BookingTexts, 'day' | 'time'>;

const findDayProblem = ({ day, time }: Visit, minutes: number, now: Date, schedule: Schedule) => {
  if (day === null) return null;
  if (!isDay(day)) return 'dayInvalid';
  const { min, max } = schedule.visitDays(now);
  if (day > max) return 'dayTooFar';
  // Without a time, a booking for yesterday would be a booking for today.
  const first = time === null ? momentToLocalTime(now).slice(0, 10) : min;
  if (day < first) return 'dayPast';
  return schedule.startTimesOn(day, minutes).length > 0 ? null : 'dayClosed';
};

const findTimeProblem = (day: string, time: string, minutes: number, now: Date, schedule: Schedule) => {
  const starts = schedule.startTimesOn(day, minutes);
  if (!starts.includes(time)) {
    const [opening = ''] = starts;
    const isEarly = schedule.minutesOfDay(time) < schedule.minutesOfDay(opening);
    return isEarly ? 'timeTooEarly' : 'timeTooLate';
  }
  return schedule.visitToLocalTime(day, time) < momentToLocalTime(now) ? 'timePast' : null;
};

/** The problem of each field, or null. */
type VisitProblems = {
  day: ReturnType<typeof findDayProblem>;
  time: ReturnType<typeof findTimeProblem> | 'timeUnknown';
};

/**
 * Finds the problems of a visit for a massage of at least these minutes. Compares local times as texts. This
 * is right while the centre is closed when the clock changes: in Madrid on a Sunday, between 02:00 and 03:00.
 * With a later closing time, `timePast` may be wrong by an hour in these two nights of a year.
 */
export const findVisitProblems = (
  visit: Visit,
  minutes: number,
  now: Date,
  schedule: Schedule,
): VisitProblems => {
  const { day, time } = visit;
  const dayProblem = findDayProblem(visit, minutes, now, schedule);
  if (time === null) return { day: dayProblem, time: null };
  // With a day, a time that is too late for the massage gets a text of its own.
  const isKnown =
    day === null ? schedule.startTimesOnAnyDay(minutes).includes(time) : schedule.isOpeningTime(time);
  if (!isKnown) return { day: dayProblem, time: 'timeUnknown' };
  // Without a valid day, the opening hours are not known.
  if (day === null || dayProblem) return { day: dayProblem, time: null };
  return { day: null, time: findTimeProblem(day, time, minutes, now, schedule) };
};
