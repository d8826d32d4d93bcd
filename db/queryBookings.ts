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
   * do: the caller has to look at the rest.
   */
  mayContain?: readonly string[] | undefined;
  /** Otherwise the newest come first. */
  oldestFirst?: boolean;
};

export type StatusCounts = Record<BookingStatus, number>;

/** The properties of a stored request, in the order in which they are read. */
export const propertiesOf = <R>(
  columns: readonly (keyof R & string)[],
): (keyof StoredBooking<R> & string)[] => ['id', 'createdAt', ...columns, 'status', 'handledAt', 'sealed'];

/** What a SELECT asks for to get stored requests; `columns` as in `SaveOptions`. */
export const selectedColumns = <R>(columns: readonly (keyof R & string)[]): string =>
  propertiesOf<R>(columns)
    .map((property) => `${snakeCase(property)} AS "${property}"`)
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

  /** The conditions of a filter as SQL, and its parameters. */
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

  /** One at a time. */
  const select = (filter: BookingFilter<R>): Iterable<Stored> => {
    const { sql, parameters } = toSql(filter);
    const direction = filter.oldestFirst ? 'ASC' : 'DESC';
    return db
      .prepare<unknown[], Stored>(
        // Row after row from the newest on: SQLite would otherwise sort all that another index finds.
        `SELECT ${selected} FROM bookings INDEXED BY bookings_by_time WHERE ${sql} ORDER BY created_at ${direction}, rowid ${direction}`,
      )
      .iterate(parameters);
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
