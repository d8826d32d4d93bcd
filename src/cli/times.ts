import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../content/hours.ts';
import type { Day } from '../../db/queries.ts';
import { readDuration } from '../settings.ts';
import { UsageError } from './options.ts';

const toUtc = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 });

/** Names of days, and how many days ago they are. */
const dayWords = new Map(Object.entries({ today: 0, yesterday: 1 }));

/** Reads a time as staff write it (default zone: Madrid), as ISO 8601 in UTC. Throws `UsageError`. */
export const parseTime = (text: string, now = Temporal.Now.instant()): string => {
  const span = readDuration(text);
  if (span) {
    const then = now.toZonedDateTimeISO(timeZone).subtract({ [span.unit]: span.count });
    return toUtc(then.toInstant());
  }
  const daysAgo = dayWords.get(text);
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
      `'${text}' is no time: write a date (2026-03-31), a date and time, today, yesterday, or a span like 2w, 7d or 12h.`,
    );
  }
};

/** Returns the last `count` days in Madrid, today included. */
export const lastCalendarDays = (count: number, now = Temporal.Now.instant()): Day[] => {
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
