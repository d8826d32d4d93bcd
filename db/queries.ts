import { type BookingField, fieldNames } from '../content/bookingFields.ts';
import {
  type Booking,
  type BookingStatus,
  bookingColumns,
  bookingProperties,
  bookingStatuses,
  toColumn,
} from './booking.ts';
import type { Sql } from './sql.ts';

/** Selects bookings; all given conditions must hold. Times are ISO 8601 in UTC, `until` is exclusive. */
export type BookingFilter = {
  since?: string | undefined;
  until?: string | undefined;
  /** The values of properties; `undefined` matches any value. */
  where?: { [Property in keyof Booking]?: Booking[Property] | undefined };
  withoutSpam?: boolean;
  isSealed?: true;
  /** The values of texts; `undefined` matches any value. Sealed bookings match, because their texts are sealed. */
  texts?: { [Field in BookingField]?: string | undefined };
  /** Bookings that somebody has put off in `next` until after this time. */
  laterThan?: string | undefined;
  /** By default the order is newest first. */
  oldestFirst?: boolean;
};

export type StatusCounts = Record<BookingStatus, number>;

/** The number of bookings with these properties. `oldestAt` is the oldest time, ISO 8601 in UTC. */
export type BookingGroup = {
  status: BookingStatus;
  kind: string;
  locale: string;
  serviceSlug: string | null;
  requests: number;
  oldestAt: string;
};

/** Decrypts sealed rows for which a key is known, and returns all other rows unchanged. */
export type Unseal = (rows: readonly Booking[]) => Promise<Booking[]>;

const maxPageSize = 64;

/** Decrypts rows in growing pages. The first page has one row, because the caller may stop there. */
const unsealPages = async function* (rows: AsyncIterable<Booking>, unseal: Unseal): AsyncGenerator<Booking> {
  let size = 1;
  let page: Booking[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < size) continue;
    yield* await unseal(page);
    page = [];
    size = Math.min(2 * size, maxPageSize);
  }
  yield* await unseal(page);
};

/** The time limit of a list or a count of all bookings. */
const timeoutMs = 10 * 60_000;

/** PostgreSQL refuses the year zero. SQLite compares text, where '-' is before all digits. */
const toTime = (time: string): string => (time < '0001' ? '-infinity' : time);

const toSql = ({ since, until, where = {}, withoutSpam, isSealed, texts = {}, laterThan }: BookingFilter) => {
  const values: unknown[] = [];
  const addValue = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['TRUE'];
  if (since !== undefined) conditions.push(`created_at >= ${addValue(toTime(since))}`);
  if (until !== undefined) conditions.push(`created_at < ${addValue(toTime(until))}`);
  if (withoutSpam) conditions.push("status <> 'spam'");
  if (isSealed) conditions.push('sealed IS NOT NULL');
  for (const field of fieldNames)
    if (texts[field] !== undefined)
      conditions.push(`(${field} = ${addValue(texts[field])} OR sealed IS NOT NULL)`);
  if (laterThan !== undefined)
    conditions.push(
      `id IN (SELECT booking_id FROM reservations WHERE reason = 'later' AND expires_at > ${addValue(laterThan)})`,
    );
  for (const property of bookingProperties) {
    const value = where[property];
    if (value === undefined) continue;
    conditions.push(`${toColumn(property)} ${value === null ? 'IS NULL' : `= ${addValue(value)}`}`);
  }
  return { condition: conditions.join(' AND '), values };
};

const statusCounts = bookingStatuses.map(
  (status) => `count(*) FILTER (WHERE status = '${status}') AS "${status}"`,
);

/** Reads bookings, decrypted if a key is known. */
export const createQueries = (db: Sql, unseal: Unseal | undefined) => {
  const unsealIfPossible = async (rows: Booking[]) => (unseal ? unseal(rows) : rows);

  const toSelect = (filter: BookingFilter) => {
    const { condition, values } = toSql(filter);
    const direction = filter.oldestFirst ? 'ASC' : 'DESC';
    const text = `SELECT ${bookingColumns} FROM ${db.bookingsByTime} WHERE ${condition}
      ORDER BY created_at ${direction}, ${db.rowNumber} ${direction}`;
    return { text, values };
  };

  const count = async (condition: string): Promise<number> => {
    const text = `SELECT count(*) AS count FROM bookings WHERE ${condition}`;
    return (await db.rows<{ count: number }>(text, [], timeoutMs))[0]?.count ?? 0;
  };

  return {
    findBooking: async (id: string): Promise<Booking | null> => {
      const rows = await db.rows<Booking>(`SELECT ${bookingColumns} FROM bookings WHERE id = $1`, [id]);
      return (await unsealIfPossible(rows))[0] ?? null;
    },

    listBookings: async (filter: BookingFilter, limit: number): Promise<Booking[]> => {
      const { text, values } = toSelect(filter);
      const limited = Number.isFinite(limit) ? `${text} LIMIT ${limit}` : text;
      return unsealIfPossible(await db.rows<Booking>(limited, values, timeoutMs));
    },

    eachBooking: (filter: BookingFilter): AsyncGenerator<Booking> => {
      const { text, values } = toSelect(filter);
      const rows = db.each<Booking>(text, values);
      return unseal ? unsealPages(rows, unseal) : rows;
    },

    /** Lists the bookings whose ids begin with a text, in the order of the ids. */
    findByPrefix: async (prefix: string, limit: number): Promise<Booking[]> => {
      const text = `SELECT ${bookingColumns} FROM bookings WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3`;
      return unsealIfPossible(await db.rows<Booking>(text, [prefix, `${prefix}\u{10ffff}`, limit]));
    },

    countByStatus: async (filter: BookingFilter): Promise<StatusCounts> => {
      const { condition, values } = toSql(filter);
      const text = `SELECT ${statusCounts} FROM bookings WHERE ${condition}`;
      const [counts] = await db.rows<StatusCounts>(text, values, timeoutMs);
      return counts ?? { new: 0, handled: 0, spam: 0 };
    },

    countSealed: (): Promise<number> => count('sealed IS NOT NULL'),

    countPlain: (): Promise<number> => count('sealed IS NULL'),

    /** Counts bookings by status, kind, language and massage. Reads indexes only. */
    countGroups: (): Promise<BookingGroup[]> =>
      db.rows<BookingGroup>(
        `SELECT status, kind, locale, service_slug AS "serviceSlug", count(*) AS requests, min(created_at) AS "oldestAt"
         FROM bookings GROUP BY status, kind, locale, service_slug ORDER BY status, kind, locale, service_slug`,
        [],
        timeoutMs,
      ),
  };
};
