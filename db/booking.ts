import { type BookingKind, type BookingTexts, fieldNames } from '../content/bookingFields.ts';

export const bookingStatuses = ['new', 'handled', 'spam'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The part of a booking that the visitor and the site determine. */
export type BookingRecord = BookingTexts & {
  kind: BookingKind;
  /** The massage that `service` names, if it is one of the site's. */
  serviceSlug: string | null;
  locale: string;
  statementVersion: string;
};

export type NewBooking = BookingRecord & {
  status: Exclude<BookingStatus, 'handled'>;
  /** The client's `Idempotency-Key`, of any length. Each retry has the same key. */
  idempotencyKey: string | null;
  /** The client's address. It is stored only as part of a keyed digest. */
  clientAddress: string;
};

/** A stored booking. Times are ISO 8601 in UTC. */
export type Booking = BookingRecord & {
  id: string;
  createdAt: string;
  status: BookingStatus;
  handledAt: string | null;
  /** An age file with the texts, readable only with a secret key. The columns of the texts are empty then. */
  sealed: Uint8Array | null;
  /** A text of the staff; `null` while the booking is sealed. */
  note: string | null;
  /** The note as it is stored. An armored age file if the booking was stored sealed. */
  storedNote: string | null;
  /** Until then `next` leaves the booking out for a person who put it off; may be past. */
  laterUntil: string | null;
  /** The booking was stored sealed, and a key has opened it. */
  isOpened?: true;
};

/** The properties of a record in the order of output. Each is stored in a column. */
export const recordProperties: readonly (keyof BookingRecord)[] = [
  'kind',
  ...fieldNames.flatMap((field) => (field === 'service' ? [field, 'serviceSlug' as const] : [field])),
  'locale',
  'statementVersion',
];

export const bookingProperties = [
  'id',
  'createdAt',
  ...recordProperties,
  'status',
  'handledAt',
] as const satisfies (keyof Booking)[];

/** The column of a property: `serviceSlug` is stored in `service_slug`. */
export const toColumn = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const formatSelectList = (properties: readonly string[]): string =>
  properties.map((property) => `${toColumn(property)} AS "${property}"`).join(', ');

export const bookingColumns = `${formatSelectList(bookingProperties)}, sealed,
  CASE WHEN sealed IS NULL THEN note END AS note, note AS "storedNote",
  (SELECT max(expires_at) FROM reservations WHERE booking_id = id AND reason = 'later') AS "laterUntil"`;
