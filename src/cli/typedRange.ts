/** The range of `--since` and `--until`, as the staff type it. */
import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../content/hours.ts';
import { UsageError } from './commandLine.ts';
import { createDateError, parseDay } from './typedDays.ts';

/** Reads a span back from now: `2w`, `7d` or `12h`. */
const parseSpan = (text: string, now: Temporal.ZonedDateTime): Temporal.Instant | undefined => {
  const [, digits, unit] = /^(\d{1,4})([wdh])$/.exec(text.toLowerCase()) ?? [];
  const count = Number(digits);
  if (unit === 'w') return now.subtract({ weeks: count }).toInstant();
  if (unit === 'd') return now.subtract({ days: count }).toInstant();
  if (unit === 'h') return now.subtract({ hours: count }).toInstant();
  return undefined;
};

/** Reads `2026-11-27T20:00` in local time, or with `Z` or an offset. */
const parseDateTime = (text: string): Temporal.Instant | undefined => {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return undefined;
  const iso = text.replace(' ', 'T');
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso);
  try {
    if (hasOffset) return Temporal.Instant.from(iso);
    return Temporal.PlainDateTime.from(iso).toZonedDateTime(timeZone).toInstant();
  } catch {
    return undefined;
  }
};

type Period = { start: Temporal.Instant; end: Temporal.Instant };

/** Reads a day as its start and its end, and any other time as two equal instants. */
const parsePeriod = (text: string, rangeStart?: Temporal.Instant): Period => {
  const now = Temporal.Now.zonedDateTimeISO(timeZone);
  const instant = parseSpan(text, now) ?? parseDateTime(text);
  if (instant) return { start: instant, end: instant };
  const startDay = rangeStart?.toZonedDateTimeISO(timeZone).toPlainDate();
  const day = parseDay(text, now.toPlainDate(), 'received', startDay);
  if (!day) throw createDateError(text, '2026-11-27, 27/11, today, yesterday, friday, 2w, 7d or 12h');
  const start = day.toZonedDateTime(timeZone);
  return { start: start.toInstant(), end: start.add({ days: 1 }).toInstant() };
};

const toIso = (instant: Temporal.Instant): string => new Date(instant.epochMilliseconds).toISOString();

/**
 * Reads `--since` and `--until` as ISO 8601 in UTC. `--until` includes its day. Throws `UsageError`, also if
 * the range is empty.
 */
export const readRange = ({ since, until }: { since?: string; until?: string }) => {
  const start = since === undefined ? undefined : parsePeriod(since).start;
  const end = until === undefined ? undefined : parsePeriod(until, start).end;
  if (start && end && Temporal.Instant.compare(start, end) >= 0)
    throw new UsageError('--since is not before --until, so no request matches.');
  return { since: start && toIso(start), until: end && toIso(end) };
};
