export const bookingStatuses = ['new', 'handled', 'spam'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A request as it is sent to be kept; `R` is what the caller keeps of it, by column. */
export type NewBooking<R> = R & {
  status: Exclude<BookingStatus, 'handled'>;
  /** The client's own name for this submission, of any length; the same for each try. */
  idempotencyKey: string | null;
  /** Whence it came; never kept but within digests. */
  clientAddress: string;
};

/** A request as it is kept. Times are ISO 8601 in UTC. */
export type StoredBooking<R> = R & {
  id: string;
  createdAt: string;
  status: BookingStatus;
  handledAt: string | null;
  /** An envelope with the texts, for those who can open it; the properties it came from are empty then. */
  sealed: Uint8Array | null;
};
