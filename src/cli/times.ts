import { Temporal } from 'temporal-polyfill';
import type { Day } from '../../db/queryBookings.ts';
import { readDuration } from '../config.ts';
import { timeZone } from '../madridTime.ts';
import { UsageError } from './usageError.ts';

const toUtc = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 });

/** Days that are written as words, by how many days they are ago. */
const dayWords: Record<string, number> = { today: 0, yesterday: 1 };

/**
 * A point in time as staff write it, as ISO 8601 in UTC: a date (its midnight in Madrid), also `today` and `yesterday`, a time
 * with or without a zone (Madrid's), or a duration before now such as `2w`, `7d` or `12h`. Throws `UsageError`.
 */
export const parseTime = (text: string, now = Temporal.Now.instant()): string => {
  const duration = readDuration(text);
  if (duration) {
    const then = now.toZonedDateTimeISO(timeZone).subtract({ [duration.unit]: duration.count });
    return toUtc(then.toInstant());
  }
  const daysAgo = Object.hasOwn(dayWords, text) ? dayWords[text] : undefined;
  if (daysAgo !== undefined) {
    return toUtc(now.toZonedDateTimeISO(timeZone).subtract({ days: daysAgo }).startOfDay().toInstant());
  }
  const point = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/i.exec(
    text,
  );
  try {
    if (!point) throw new RangeError('Not a time');
    const [, date, time = '00:00', offset] = point;
    if (offset) return toUtc(Temporal.Instant.from(`${date}T${time}${offset}`));
    return toUtc(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant());
  } catch {
    throw new UsageError(
      `'${text}' is no time: write a date (2026-03-31), a date and time, today, yesterday, or a duration like 2w, 7d or 12h.`,
    );
  }
};

/** The days up to today in Madrid, the last one last, each with its first moment and that of the next day. */
export const lastDays = (count: number, now = Temporal.Now.instant()): Day[] => {
  const today = now.toZonedDateTimeISO(timeZone).startOfDay();
  return Array.from({ length: count }, (_, index) => {
    const start = today.subtract({ days: count - 1 - index });
    return {
      date: start.toPlainDate().toString(),
      from: toUtc(start.toInstant()),
      to: toUtc(start.add({ days: 1 }).toInstant()),
    };
  });
};
