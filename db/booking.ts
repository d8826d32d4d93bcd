export type BookingKind = 'booking' | 'contact';
export type BookingStatus = 'new' | 'handled' | 'spam';

/** A request as it is sent to be kept. Texts are cleaned and within the limits; an absent one is `null`. */
export type NewBooking = {
  kind: BookingKind;
  name: string;
  email: string | null;
  phone: string | null;
  service: string;
  serviceSlug: string | null;
  message: string | null;
  locale: string;
  statementVersion: string;
  status: 'new' | 'spam';
  /** The client's own name for this submission, of any length; the same for each try. */
  idempotencyKey: string | null;
};

/** A request as it is kept. Times are ISO 8601 in UTC. */
export type Booking = {
  id: string;
  createdAt: string;
  kind: BookingKind;
  name: string;
  email: string | null;
  phone: string | null;
  service: string;
  serviceSlug: string | null;
  message: string | null;
  locale: string;
  status: BookingStatus;
  handledAt: string | null;
};
