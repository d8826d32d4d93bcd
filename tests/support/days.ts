import { openingHours } from '../../content/hours.ts';
import { bookableDays } from '../../content/limits.ts';
import { Schedule, schedule } from '../../content/rules/schedule.ts';

/** A day that visitors may ask for, with the usual hours: the latest one. */
export const ordinaryDay = (): string => {
  const usual = new Schedule({ ...openingHours, dates: [] });
  for (let days = bookableDays - 1; days > 0; days -= 1) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const hours = schedule.hoursOn(day);
    if (hours && hours === usual.hoursOn(day)) return day;
  }
  throw new Error('No day with the usual hours');
};
