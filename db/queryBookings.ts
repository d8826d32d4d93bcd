import type { Database } from 'better-sqlite3';
import type { StoredBooking } from './booking.ts';
import { snakeCase } from './snakeCase.ts';

/** Which requests to read; all that are given must hold. Times are ISO 8601 in UTC, `until` not included. */
export type BookingFilter<R> = {
  since?: string | undefined;
  until?: string | undefined;
  /** Values that properties must have; an undefined one is not looked at. */
  where?: { [Property in keyof StoredBooking<R>]?: StoredBooking<R>[Property] | undefined };
  /** A further test in the caller's own terms. */
  matches?: (booking: StoredBooking<R>) => boolean;
};

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
    .prepare<{ prefix: string }, string>(
      'SELECT id FROM bookings WHERE substr(id, 1, length(@prefix)) = @prefix LIMIT 2',
    )
    .pluck();

  return {
    find: (id: string): Stored | null => byId.get(id) ?? null,

    idsWithPrefix: (prefix: string): string[] => idsWithPrefix.all({ prefix }),

    /** The newest first, one at a time. */
    select: function* ({ since, until, where = {}, matches }: BookingFilter<R>): Generator<Stored> {
      const equal = properties.filter((property) => where[property] !== undefined);
      const rows = db
        .prepare<unknown[], Stored>(
          `SELECT ${selected} FROM bookings
           WHERE (@since IS NULL OR created_at >= @since) AND (@until IS NULL OR created_at < @until)
             ${equal.map((property) => `AND ${snakeCase(property)} IS @${property}`).join(' ')}
           ORDER BY created_at DESC, rowid DESC`,
        )
        .iterate({ ...where, since: since ?? null, until: until ?? null });
      for (const row of rows) if (!matches || matches(row)) yield row;
    },
  };
};
