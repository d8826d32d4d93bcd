import type { Database } from 'better-sqlite3';
import type { BookingStatus } from './booking.ts';

/** A day, and when it begins and ends, ISO 8601 in UTC. */
export type Day = { date: string; from: string; to: string };

/** Requests that have these in common, and when the oldest of them came, ISO 8601 in UTC. */
export type Group = {
  status: BookingStatus;
  kind: string;
  locale: string;
  serviceSlug: string | null;
  requests: number;
  oldestAt: string;
};

export type Spread = {
  groups: Group[];
  /** Without spam. */
  days: { date: string; requests: number }[];
};

/** Counts requests by indices alone. */
export const createSpread = (db: Database) => {
  const groups = db.prepare<[], Group>(
    `SELECT status, kind, locale, service_slug AS serviceSlug, count(*) AS requests, min(created_at) AS oldestAt
     FROM bookings GROUP BY status, kind, locale, service_slug`,
  );
  const onDay = db
    .prepare<[string, string], number>(
      "SELECT count(*) FROM bookings WHERE created_at >= ? AND created_at < ? AND status <> 'spam'",
    )
    .pluck();

  return (days: readonly Day[]): Spread => ({
    groups: groups.all(),
    days: days.map(({ date, from, to }) => ({ date, requests: onDay.get(from, to) ?? 0 })),
  });
};
