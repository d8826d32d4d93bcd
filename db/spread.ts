import type { Database } from 'better-sqlite3';

/** A day, and when it begins and ends, ISO 8601 in UTC. */
export type Day = { date: string; from: string; to: string };

/** How many requests came, spam left out. */
export type Spread = {
  days: { date: string; requests: number }[];
  /** `null` is any text that is no massage of ours. */
  services: { kind: string; serviceSlug: string | null; requests: number }[];
  languages: { locale: string; requests: number }[];
  /** When the request came that has been new for longest. */
  oldestNew: string | null;
};

/** Counts requests by the index over time alone. */
export const createSpread = (db: Database) => {
  const onDay = db
    .prepare<[string, string], number>(
      "SELECT count(*) FROM bookings WHERE created_at >= ? AND created_at < ? AND status <> 'spam'",
    )
    .pluck();
  const byService = db.prepare<[], Spread['services'][number]>(
    `SELECT kind, service_slug AS serviceSlug, count(*) AS requests FROM bookings WHERE status <> 'spam'
     GROUP BY kind, service_slug ORDER BY requests DESC, service_slug`,
  );
  const byLanguage = db.prepare<[], Spread['languages'][number]>(
    `SELECT locale, count(*) AS requests FROM bookings WHERE status <> 'spam'
     GROUP BY locale ORDER BY requests DESC, locale`,
  );
  const oldestNew = db
    .prepare<[], string | null>("SELECT min(created_at) FROM bookings WHERE status = 'new'")
    .pluck();

  return (days: readonly Day[]): Spread => ({
    days: days.map(({ date, from, to }) => ({ date, requests: onDay.get(from, to) ?? 0 })),
    services: byService.all(),
    languages: byLanguage.all(),
    oldestNew: oldestNew.get() ?? null,
  });
};
