import type { Database } from 'better-sqlite3';
import {
  type BookingStatus,
  bookingStatuses,
  propertiesOf,
  type StoredBooking,
  selectedColumns,
  snakeCase,
} from './booking.ts';
import { mayContain } from './searchIndex.ts';

/** Selects requests; all given conditions must hold. Times are ISO 8601 in UTC, `until` is exclusive. */
export type BookingFilter<R> = {
  since?: string | undefined;
  until?: string | undefined;
  /** The values of properties; `undefined` matches any value. */
  where?: { [Property in keyof StoredBooking<R>]?: StoredBooking<R>[Property] | undefined };
  withoutSpam?: boolean;
  /** Only sealed requests. */
  isSealed?: true;
  /**
   * Texts in lower case and without accents. Leaves out most requests that do not contain them, and none that do: the
   * caller must check the rest.
   */
  mayContain?: readonly string[] | undefined;
  /** By default the newest come first. */
  oldestFirst?: boolean;
};

export type StatusCounts = Record<BookingStatus, number>;

/** A day, and its first moment and that of the next day, ISO 8601 in UTC. */
export type Day = { date: string; from: string; to: string };

/** The number of requests that share these properties, and when the oldest of them was stored, ISO 8601 in UTC. */
export type Group = {
  status: BookingStatus;
  kind: string;
  locale: string;
  serviceSlug: string | null;
  requests: number;
  oldestAt: string;
};

export type Stats = {
  groups: Group[];
  /** Without spam. */
  days: { date: string; requests: number }[];
};

/** The select list that counts requests by status. */
export const statusCounts: readonly string[] = bookingStatuses.map(
  (status) => `count(*) FILTER (WHERE status = '${status}') AS "${status}"`,
);

/** Reads requests. `columns` are those of `SaveOptions`. */
export const createQueries = <R>(db: Database, columns: readonly (keyof R & string)[]) => {
  type Stored = StoredBooking<R>;
  const properties = propertiesOf<R>(columns);
  const selected = selectedColumns<R>(columns);

  const byId = db.prepare<[string], Stored>(`SELECT ${selected} FROM bookings WHERE id = ?`);
  const idsWithPrefix = db
    .prepare<{ prefix: string; end: string; limit: number }, string>(
      'SELECT id FROM bookings WHERE id >= @prefix AND id < @end ORDER BY id LIMIT @limit',
    )
    .pluck();
  const groups = db.prepare<[], Group>(
    `SELECT status, kind, locale, service_slug AS serviceSlug, count(*) AS requests, min(created_at) AS oldestAt
     FROM bookings GROUP BY status, kind, locale, service_slug`,
  );
  const countOfDay = db
    .prepare<[string, string], number>(
      "SELECT count(*) FROM bookings WHERE created_at >= ? AND created_at < ? AND status <> 'spam'",
    )
    .pluck();

  const countSealed = db
    .prepare<[], number>('SELECT count(*) FROM bookings WHERE sealed IS NOT NULL')
    .pluck();
  const countPlain = db.prepare<[], number>('SELECT count(*) FROM bookings WHERE sealed IS NULL').pluck();

  /** The conditions of a filter as SQL, and their parameters. */
  const toSql = ({ since, until, where = {}, ...filter }: BookingFilter<R>) => {
    const equal = properties.filter((property) => where[property] !== undefined);
    const { condition, groups } = mayContain(filter.mayContain);
    const conditions = [
      since !== undefined && 'created_at >= @since',
      until !== undefined && 'created_at < @until',
      filter.withoutSpam && "status <> 'spam'",
      filter.isSealed && 'sealed IS NOT NULL',
      ...equal.map((property) => `${snakeCase(property)} IS @${property}`),
      condition,
    ];
    return { sql: conditions.filter(Boolean).join(' AND '), parameters: { ...where, since, until, groups } };
  };

  /** Reads rows one at a time. */
  const each = (filter: BookingFilter<R>): Iterable<Stored> => {
    const { sql, parameters } = toSql(filter);
    const direction = filter.oldestFirst ? 'ASC' : 'DESC';
    // Without `INDEXED BY`, SQLite may choose another index and sort all its rows first.
    const text = `SELECT ${selected} FROM bookings INDEXED BY bookings_by_time WHERE ${sql}
      ORDER BY created_at ${direction}, rowid ${direction}`;
    return db.prepare<unknown[], Stored>(text).iterate(parameters);
  };

  return {
    find: async (id: string): Promise<Stored | null> => byId.get(id) ?? null,

    list: async (filter: BookingFilter<R>, limit: number): Promise<Stored[]> =>
      Iterator.from(each(filter)).take(limit).toArray(),

    each,

    /** The first ids with a prefix. */
    idsWithPrefix: async (prefix: string, limit: number): Promise<string[]> =>
      idsWithPrefix.all({ prefix, end: `${prefix}\u{10ffff}`, limit }),

    /** The number of requests of each status. */
    countByStatus: async (filter: BookingFilter<R>): Promise<StatusCounts> => {
      const { sql, parameters } = toSql(filter);
      const row = db.prepare<unknown[], StatusCounts>(`SELECT ${statusCounts} FROM bookings WHERE ${sql}`);
      return row.get(parameters) as StatusCounts;
    },

    /** The number of sealed requests. */
    countSealed: async (): Promise<number> => countSealed.get() ?? 0,

    /** The number of requests in plain text. */
    countPlain: async (): Promise<number> => countPlain.get() ?? 0,

    /** Counts requests by status, massage, language and day. Reads indexes only. */
    stats: async (days: readonly Day[]): Promise<Stats> => ({
      groups: groups.all(),
      days: days.map(({ date, from, to }) => ({ date, requests: countOfDay.get(from, to) ?? 0 })),
    }),
  };
};
