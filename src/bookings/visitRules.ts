import * as z from 'zod/mini';
import { formatDayAndMonth } from '../../content/hours.ts';
import { isDay, nextOpenDay, readDay, startTimesOn, visitProblems } from '../../content/visit.ts';

/**
 * Finds the minutes of the shortest option of the massage that a text names. For other texts the minutes are
 * those of the shortest massage, and there is no title.
 */
export type FindMassage = (service: string) => { title?: string; minutes: number };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The rules for day and time together. Only the server checks them, because a visitor's clock may be wrong. */
export const checkVisit = (findMassage: FindMassage) =>
  z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      // A value that is not a text already has the problem `notText`.
      const visit = { day: textOrNull(value['day']), time: textOrNull(value['time']) };
      const { minutes } = findMassage(textOrNull(value['service']) ?? '');
      for (const [field, message] of Object.entries(visitProblems(visit, minutes, new Date())))
        if (message) issues.push({ code: 'custom', path: [field], message, input: visit });
    },
    // Otherwise zod would skip this check if another field has a problem.
    { when: () => true },
  );

type VisitWords = {
  /** Stands for a massage that is not in the list. */
  anyMassage: string;
  /** The BCP 47 tag for the format of days. */
  intlTag: string;
};

/** The values for the placeholders of texts about the day and time of a visit. */
export const visitPlaceholders = (
  { service, day: typedDay }: Record<'service' | 'day', string>,
  findMassage: FindMassage,
  { anyMassage, intlTag }: VisitWords,
): Record<string, string | undefined> => {
  const day = readDay(typedDay.trim());
  if (!isDay(day)) return {};
  const { title = anyMassage, minutes } = findMassage(service);
  const starts = startTimesOn(day, minutes);
  const next = nextOpenDay(day, minutes);
  return {
    massage: title,
    day: formatDayAndMonth(day, intlTag),
    opens: starts[0],
    lastStart: starts.at(-1),
    nextDay: next ? formatDayAndMonth(next, intlTag) : '',
  };
};
