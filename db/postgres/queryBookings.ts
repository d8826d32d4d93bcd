import { propertiesOf, type StoredBooking, selectedColumns, snakeCase } from '../booking.ts';
import {
  type BookingFilter,
  type Day,
  type Group,
  type Stats,
  type StatusCounts,
  statusCounts,
} from '../queryBookings.ts';
import { searchNumbers } from '../searchIndex.ts';
import type { Postgres } from './connectPostgres.ts';

/** The time limit of a list or a count of all requests. */
const patienceMs = 10 * 60_000;

/** PostgreSQL has no year zero; a time in it is before all others. */
const toTime = (time: string): string => (time < '0001' ? '-infinity' : time);

/** Reads requests. `columns` are those of `SaveOptions`. All functions reject with `StoreUnavailable`. */
export const createQueries = <R>(db: Postgres, columns: readonly (keyof R & string)[]) => {
  type Stored = StoredBooking<R>;
  const properties = propertiesOf<R>(columns);
  const selected = selectedColumns<R>(columns);

  /** The conditions of a filter as SQL, and their parameters. */
  const toSql = (filter: BookingFilter<R>) => {
    const { since, until, where = {}, withoutSpam = false, isSealed, mayContain = [] } = filter;
    const values: unknown[] = [];
    const place = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['TRUE'];
    if (since !== undefined) conditions.push(`created_at >= ${place(toTime(since))}`);
    if (until !== undefined) conditions.push(`created_at < ${place(toTime(until))}`);
    if (withoutSpam) conditions.push("status <> 'spam'");
    if (isSealed) conditions.push('sealed IS NOT NULL');
    for (const property of properties) {
      const value = (where as Partial<Stored>)[property];
      if (value === undefined) continue;
      const column = snakeCase(property);
      conditions.push(value === null ? `${column} IS NULL` : `${column} = ${place(value)}`);
    }
    const groups = searchNumbers(mayContain.join(' '));
    if (groups.length > 0) {
      conditions.push(`(search_groups @> ${place(groups)}::integer[] OR search_groups IS NULL)`);
    }
    return { sql: conditions.join(' AND '), values };
  };

  const toSelect = (filter: BookingFilter<R>) => {
    const { sql, values } = toSql(filter);
    const direction = filter.oldestFirst ? 'ASC' : 'DESC';
    const text = `SELECT ${selected} FROM bookings WHERE ${sql} ORDER BY created_at ${direction}, row ${direction}`;
    return { text, values };
  };

  const count = async (condition: string): Promise<number> => {
    const text = `SELECT count(*) FROM bookings WHERE ${condition}`;
    const [row] = await db.query<{ count: number }>(text, [], patienceMs);
    return row?.count ?? 0;
  };

  return {
    find: async (id: string): Promise<Stored | null> => {
      const [row] = await db.query<Stored>(`SELECT ${selected} FROM bookings WHERE id = $1`, [id]);
      return row ?? null;
    },

    idsWithPrefix: async (prefix: string, limit: number): Promise<string[]> => {
      const rows = await db.query<{ id: string }>(
        'SELECT id FROM bookings WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3',
        [prefix, `${prefix}\u{10ffff}`, limit],
      );
      return rows.map(({ id }) => id);
    },

    list: (filter: BookingFilter<R>, limit: number): Promise<Stored[]> => {
      const { text, values } = toSelect(filter);
      if (!Number.isFinite(limit)) return db.query(text, values, patienceMs);
      return db.query(`${text} LIMIT $${values.length + 1}`, [...values, limit], patienceMs);
    },

    each: (filter: BookingFilter<R>): AsyncGenerator<Stored> => {
      const { text, values } = toSelect(filter);
      return db.each(text, values);
    },

    countByStatus: async (filter: BookingFilter<R>): Promise<StatusCounts> => {
      const { sql, values } = toSql(filter);
      const text = `SELECT ${statusCounts} FROM bookings WHERE ${sql}`;
      const [row] = await db.query<StatusCounts>(text, values, patienceMs);
      return row as StatusCounts;
    },

    countSealed: () => count('sealed IS NOT NULL'),
    countPlain: () => count('sealed IS NULL'),

    stats: async (days: readonly Day[]): Promise<Stats> => {
      const groups = await db.query<Group>(
        `SELECT status, kind, locale, service_slug AS "serviceSlug", count(*) AS requests, min(created_at) AS "oldestAt"
         FROM bookings GROUP BY status, kind, locale, service_slug ORDER BY status, kind, locale, service_slug`,
        [],
        patienceMs,
      );
      const counts = await db.query<{ date: string; requests: number }>(
        `SELECT date, (SELECT count(*) FROM bookings
                       WHERE created_at >= start AND created_at < until AND status <> 'spam') AS requests
         FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY AS day (date, start, until, number)
         ORDER BY number`,
        [days.map(({ date }) => date), days.map(({ from }) => from), days.map(({ to }) => to)],
        patienceMs,
      );
      return { groups, days: counts };
    },
  };
};
