import { besidesMassage, type OpeningHours, openingHours, type TimeRange, weekdays } from '../hours.ts';
import { bookableDays } from '../limits.ts';
import { addDays, isDay, normaliseDay } from './calendar.ts';
import { minutesPerDay, minutesToTime, momentToLocalTime, timeToMinutes } from './time.ts';

/** The minutes between two start times. */
const stepMinutes = 30;

/** No night is still running at noon. */
const noon = '12:00';

/** The half hours from opening to closing, in minutes after midnight of the day of opening. */
const listHalfHours = ({ opens, closes }: TimeRange): { closing: number; times: number[] } => {
  const opening = timeToMinutes(opens);
  const closing = timeToMinutes(closes) + (closes > opens ? 0 : minutesPerDay);
  const count = Math.floor((closing - opening) / stepMinutes) + 1;
  return { closing, times: Array.from({ length: count }, (_, index) => opening + index * stepMinutes) };
};

/** The half hours at which a massage of these minutes, with talk and shower, ends by closing. */
const listStarts = (range: TimeRange, minutes: number): number[] => {
  const { closing, times } = listHalfHours(range);
  return times.filter((time) => time + minutes + besidesMassage <= closing);
};

/** The last half hour at which a massage of these minutes fits. */
export const lastStart = (range: TimeRange, minutes: number): string | undefined => {
  const last = listStarts(range, minutes).at(-1);
  return last === undefined ? undefined : minutesToTime(last);
};

/** What a visitor has chosen in the form, and the minutes of the chosen and of the shortest massage. */
type Choice = { typedDay: string; chosenTime: string; minutes: number; shortest: number };

/**
 * What follows from opening hours. A night belongs to the day on which it began: its times after midnight
 * come after those of the evening.
 */
export class Schedule {
  readonly #hours: OpeningHours;
  readonly #ranges: readonly TimeRange[];
  /** Minutes after midnight. Times before it belong to the night that began on the day before. */
  readonly #firstOpening: number;

  constructor(hours: OpeningHours) {
    this.#hours = hours;
    this.#ranges = [...hours.week, ...hours.dates.flatMap((group) => group.hours ?? [])];
    this.#firstOpening = Math.min(
      ...[...this.#ranges, { opens: noon }].map(({ opens }) => timeToMinutes(opens)),
    );
  }

  /** The time of the earliest opening. Times before it are after midnight. */
  get earliestOpening(): string {
    return minutesToTime(this.#firstOpening);
  }

  isAfterMidnight(time: string): boolean {
    return timeToMinutes(time) < this.#firstOpening;
  }

  /** Minutes after the midnight with which the day of a visit began. */
  minutesOfDay(time: string): number {
    return timeToMinutes(time) + (this.isAfterMidnight(time) ? minutesPerDay : 0);
  }

  /** The local time of a visit: 00:30 in the night of 27 November is `2026-11-28 00:30`. */
  visitToLocalTime(day: string, time: string): string {
    return `${this.isAfterMidnight(time) ? addDays(day, 1) : day} ${time}`;
  }

  /** The hours of a day, or null if the centre is closed. */
  hoursOn(day: string): TimeRange | null {
    const { week, dates } = this.#hours;
    const findDate = (date: string) => dates.find((group) => group.dates.includes(date));
    const special = findDate(day) ?? findDate(day.slice(5));
    if (special) return special.hours;
    // `getUTCDay` counts from Sunday, and `weekdays` from Monday.
    const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
    return week.find(({ days }) => weekday && days.includes(weekday)) ?? null;
  }

  /** The start times of a massage on a day. */
  startTimesOn(day: string, minutes: number): string[] {
    const range = this.hoursOn(day);
    return range ? listStarts(range, minutes).map(minutesToTime) : [];
  }

  /** The start times of a massage on all days together. */
  startTimesOnAnyDay(minutes: number): string[] {
    const starts = new Set(this.#ranges.flatMap((range) => listStarts(range, minutes)));
    return [...starts].sort((a, b) => a - b).map(minutesToTime);
  }

  /** Whether a time is a half hour at which the centre is open on some day. */
  isOpeningTime(time: string): boolean {
    return this.#ranges.some((range) => listHalfHours(range).times.map(minutesToTime).includes(time));
  }

  /**
   * The times to offer for a massage on a day as it was typed; without a day on which it fits, those of all
   * days. A chosen time stays in the list.
   */
  timesToChoose({ typedDay, chosenTime, minutes, shortest }: Choice): string[] {
    const all = this.startTimesOnAnyDay(shortest);
    const day = normaliseDay(typedDay);
    const starts = isDay(day) ? this.startTimesOn(day, minutes) : this.startTimesOnAnyDay(minutes);
    const fitting = starts.length > 0 ? starts : all;
    const withChosen = chosenTime && !all.includes(chosenTime) ? [...all, chosenTime] : all;
    return withChosen.filter((time) => fitting.includes(time) || time === chosenTime);
  }

  /** The first day after this one on which the massage fits, or undefined if there is none within a year. */
  nextOpenDay(day: string, minutes: number): string | undefined {
    const days = Array.from({ length: 366 }, (_, index) => addDays(day, index + 1));
    return days.find((next) => this.startTimesOn(next, minutes).length > 0);
  }

  /** The first and the last day for which a visitor may ask. The first is yesterday until its night ends. */
  visitDays(now: Date): { min: string; max: string } {
    const localNow = momentToLocalTime(now);
    const today = localNow.slice(0, 10);
    const yesterday = addDays(today, -1);
    const range = this.hoursOn(yesterday);
    const isNightOpen = range !== null && this.visitToLocalTime(yesterday, range.closes) > localNow;
    return { min: isNightOpen ? yesterday : today, max: addDays(today, bookableDays) };
  }
}

/** The schedule of the centre. */
export const schedule = new Schedule(openingHours);
