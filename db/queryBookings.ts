import type { Database } from 'better-sqlite3';
import { type BookingStatus, bookingStatuses, type StoredBooking } from './booking.ts';
import { mayContain } from './searchIndex.ts';
import { snakeCase } from './snakeCase.ts';

/** Which requests to read; all that are given must hold. Times are ISO 8601 in UTC, `until` not included. */
export type BookingFilter<R> = {
  since?: string | undefined;
  until?: string | undefined;
  /** Values that properties must have; an undefined one is not looked at. */
  where?: { [Property in keyof StoredBooking<R>]?: StoredBooking<R>[Property] | undefined };
  /** Whether spam is left out. */
  withoutSpam?: boolean;
  /** Whether only what is sealed is read. */
  isSealed?: true;
  /**
   * Texts in lower case and without accents. Most requests in which they don't stand are left out, none in which they
   * do: `matches` has to look at the rest.
   */
  mayContain?: readonly string[] | undefined;
  /** A further test in the caller's own terms. */
  matches?: (booking: StoredBooking<R>) => boolean;
};

export type StatusCounts = Record<BookingStatus, number>;

/** The properties of a stored request, in the order in which they are read. */
const propertiesOf = <R>(columns: readonly (keyof R & string)[]): (keyof StoredBooking<R> & string)[] => [
  'id',
  'createdAt',
  ...columns,
  'status',
  'handledAt',
  'sealed',
];

/** What a SELECT asks for to get stored requests; `columns` as in `SaveOptions`. */
export const selectedColumns = <R>(columns: readonly (keyof R & string)[]): string =>
  propertiesOf<R>(columns)
    .map((property) => `${snakeCase(property)} AS ${property}`)
    .join(', ');

/** Reads requests; `columns` as in `SaveOptions`. */
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

  /** A filter without `matches` as SQL, and its parameters. */
  const toSql = ({
    since,
    until,
    where = {},
    withoutSpam = false,
    isSealed,
    mayContain: texts,
  }: BookingFilter<R>) => {
    const equal = properties.filter((property) => where[property] !== undefined);
    const { condition, groups } = mayContain(texts);
    const conditions = [
      since !== undefined && 'created_at >= @since',
      until !== undefined && 'created_at < @until',
      withoutSpam && "status <> 'spam'",
      isSealed && 'sealed IS NOT NULL',
      ...equal.map((property) => `${snakeCase(property)} IS @${property}`),
      condition,
    ];
    return { sql: conditions.filter(Boolean).join(' AND '), parameters: { ...where, since, until, groups } };
  };

  /** The newest first, one at a time. */
  const select = function* (filter: BookingFilter<R>): Generator<Stored> {
    const { sql, parameters } = toSql(filter);
    const rows = db
      .prepare<unknown[], Stored>(
        `SELECT ${selected} FROM bookings WHERE ${sql} ORDER BY created_at DESC, rowid DESC`,
      )
      .iterate(parameters);
    for (const row of rows) if (!filter.matches || filter.matches(row)) yield row;
  };

  return {
    find: (id: string): Stored | null => byId.get(id) ?? null,

    idsWithPrefix: (prefix: string, limit: number): string[] =>
      idsWithPrefix.all({ prefix, end: `${prefix}\u{10ffff}`, limit }),

    select,

    countByStatus: (filter: BookingFilter<R>): StatusCounts => {
      const { sql, parameters } = toSql(filter);
      const counts = bookingStatuses.map(
        (status) => `count(*) FILTER (WHERE status = '${status}') AS "${status}"`,
      );
      const row = db.prepare<unknown[], StatusCounts>(`SELECT ${counts} FROM bookings WHERE ${sql}`);
      return row.get(parameters) as StatusCounts;
    },
  };
};
