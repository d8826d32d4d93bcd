import { openingHours } from '../../content/hours.ts';
import { bookableDays } from '../../content/limits.ts';
import { hoursOn } from '../../content/rules/visit.ts';

/** A day that visitors may ask for, with the usual hours: the latest one. */
export const ordinaryDay = (): string => {
  for (let days = bookableDays - 1; days > 0; days -= 1) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const usual = hoursOn(day, { ...openingHours, dates: [] });
    if (usual && hoursOn(day) === usual) return day;
  }
  throw new Error('No day with the usual hours');
};
