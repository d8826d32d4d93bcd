import { keyLifetimeHours, repeatWindowMinutes, statementVersion } from '../../content/limits.ts';
import { contactService, fieldNames, type RequestKind } from '../../content/requestFields.ts';
import type { NewBooking as NewBookingOf, StoredBooking } from '../../db/booking.ts';
import {
  type BookingStore as BookingStoreOf,
  createBookingStore,
  type StoreOptions,
} from '../../db/bookingStore.ts';
import type { Database } from '../../db/openDatabase.ts';
import type { BookingFilter as BookingFilterOf } from '../../db/queryBookings.ts';
import { matchService } from './matchService.ts';
import type { RequestTexts, ValidRequest } from './requestSchema.ts';

/** What is kept of a request, beside what the store adds by itself. */
export type BookingRecord = RequestTexts & {
  kind: RequestKind;
  serviceSlug: string | null;
  locale: string;
  statementVersion: string;
};

export type Booking = StoredBooking<BookingRecord>;
export type NewBooking = NewBookingOf<BookingRecord>;
export type BookingStore = BookingStoreOf<BookingRecord>;
export type BookingFilter = BookingFilterOf<BookingRecord>;

/** What the running site asks of a store; the rest is the staff's. */
export type SiteStore = Pick<
  BookingStore,
  'findEarlier' | 'save' | 'canWrite' | 'list' | 'find' | 'indexForSearch' | 'channels' | 'outbox' | 'close'
>;

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
  { idempotencyKey, clientAddress }: { idempotencyKey: string | undefined; clientAddress: string },
): NewBooking => ({
  ...fields,
  kind: fields.service === contactService ? 'contact' : 'booking',
  serviceSlug: matchService(fields.service),
  statementVersion,
  status: filledHoneypot ? 'spam' : 'new',
  idempotencyKey: idempotencyKey || null,
  clientAddress,
});

/**
 * The store of an open database; with digests it takes new requests. The same request in another language is still the
 * same.
 */
export const openBookingStore = (
  database: Database,
  options: Pick<StoreOptions<BookingRecord>, 'digests' | 'seal' | 'unseal' | 'channels'> = {},
): BookingStore =>
  createBookingStore<BookingRecord>(database, {
    ...options,
    columns: bookingColumns,
    notCompared: ['serviceSlug', 'locale', 'statementVersion'],
    repeatWindowMs: repeatWindowMinutes * 60_000,
    keyLifetimeMs: keyLifetimeHours * 3_600_000,
  });
