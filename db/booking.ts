export const bookingStatuses = ['new', 'handled', 'spam'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A request to be stored. `R` is the caller's record, with one property per column. */
export type NewBooking<R> = R & {
  status: Exclude<BookingStatus, 'handled'>;
  /** The client's `Idempotency-Key`, of any length. Each retry has the same key. */
  idempotencyKey: string | null;
  /** The client's address. It is stored only as part of a keyed digest. */
  clientAddress: string;
};

/** A stored request. Times are ISO 8601 in UTC. */
export type StoredBooking<R> = R & {
  id: string;
  createdAt: string;
  status: BookingStatus;
  handledAt: string | null;
  /** An age file with the texts, readable only with a secret key. The columns of the texts are empty then. */
  sealed: Uint8Array | null;
};

/** The column of a property: `serviceSlug` is stored in `service_slug`. */
export const snakeCase = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The properties of a stored request in reading order. `columns` are those of `SaveOptions`. */
export const propertiesOf = <R>(
  columns: readonly (keyof R & string)[],
): (keyof StoredBooking<R> & string)[] => ['id', 'createdAt', ...columns, 'status', 'handledAt', 'sealed'];

/** The select list that reads stored requests. */
export const selectedColumns = <R>(columns: readonly (keyof R & string)[]): string =>
  propertiesOf<R>(columns)
    .map((property) => `${snakeCase(property)} AS "${property}"`)
    .join(', ');
