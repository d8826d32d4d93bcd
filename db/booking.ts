export type BookingKind = 'booking' | 'contact';
export type BookingStatus = 'new' | 'handled' | 'spam';

/** What a visitor asked. Texts are cleaned and within the limits; an absent one is `null`. */
type BookingFields = {
  kind: BookingKind;
  name: string;
  email: string | null;
  phone: string | null;
  service: string;
  serviceSlug: string | null;
  message: string | null;
  locale: string;
};

/** A request as it is sent to be kept. */
export type NewBooking = BookingFields & {
  statementVersion: string;
  status: Exclude<BookingStatus, 'handled'>;
  /** The client's own name for this submission, of any length; the same for each try. */
  idempotencyKey: string | null;
};

/** A request as it is kept. Times are ISO 8601 in UTC. */
export type Booking = BookingFields & {
  id: string;
  createdAt: string;
  status: BookingStatus;
  handledAt: string | null;
};
