import { repeatWindowMinutes, statementVersion } from '../../content/limits.ts';
import { contactService, fieldNames, type RequestKind } from '../../content/requestFields.ts';
import type { NewBooking as NewBookingOf, StoredBooking } from '../../db/booking.ts';
import { type BookingStore as BookingStoreOf, createBookingStore } from '../../db/bookingStore.ts';
import type { Database } from '../../db/openDatabase.ts';
import { matchService } from './matchService.ts';
import type { RequestTexts, ValidRequest } from './requestSchema.ts';

/** What is kept of a request, beside what the store adds by itself. */
type BookingRecord = RequestTexts & {
  kind: RequestKind;
  serviceSlug: string | null;
  locale: string;
  statementVersion: string;
};

export type Booking = StoredBooking<BookingRecord>;
export type NewBooking = NewBookingOf<BookingRecord>;
export type BookingStore = BookingStoreOf<BookingRecord>;

/** In the order in which machines read them. */
export const bookingColumns: readonly (keyof BookingRecord)[] = [
  'kind',
  ...fieldNames.flatMap((field) => (field === 'service' ? [field, 'serviceSlug' as const] : [field])),
  'locale',
  'statementVersion',
];

/** A sound request as it is kept. */
export const toBooking = (
  { website: filledHoneypot, ...fields }: ValidRequest,
  idempotencyKey: string | undefined,
): NewBooking => ({
  ...fields,
  kind: fields.service === contactService ? 'contact' : 'booking',
  serviceSlug: matchService(fields.service),
  statementVersion,
  status: filledHoneypot ? 'spam' : 'new',
  idempotencyKey: idempotencyKey || null,
});

/**
 * The store of an open database, and the channels on which new requests are told. The same request in another language is
 * still the same.
 */
export const openBookingStore = (database: Database, channels: readonly string[] = []): BookingStore =>
  createBookingStore<BookingRecord>(
    database,
    {
      columns: bookingColumns,
      comparedIfGiven: ['masseuse'],
      notCompared: ['serviceSlug', 'locale', 'statementVersion'],
      repeatWindowMs: repeatWindowMinutes * 60_000,
    },
    channels,
  );
