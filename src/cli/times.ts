import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../madridTime.ts';
import { readSpan } from '../spans.ts';
import { UsageError } from './usageError.ts';

const toUtc = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 });

/**
 * A point in time as staff write it, as ISO 8601 in UTC: a date (its midnight in Madrid), a time with or without a zone
 * (Madrid's), or a span back from now such as `7d` or `12h`. Throws `UsageError`.
 */
export const parseTime = (text: string, now = Temporal.Now.instant()): string => {
  const span = readSpan(text);
  if (span) {
    const then = now.toZonedDateTimeISO(timeZone).subtract({ [span.unit]: span.count });
    return toUtc(then.toInstant());
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
      `'${text}' is no time: write a date (2026-03-31), a date and time, or a span like 7d or 12h.`,
    );
  }
};
