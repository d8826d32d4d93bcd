import { keyLifetimeHours, repeatWindowMinutes } from '../../content/limits.ts';
import { fieldNames, type RequestKind } from '../../content/requestFields.ts';
import type { NewBooking as NewBookingOf, StoredBooking } from '../../db/booking.ts';
import {
  type BookingStore as BookingStoreOf,
  createBookingStore,
  type StoreOptions,
} from '../../db/bookingStore.ts';
import type { Database } from '../../db/openDatabase.ts';
import type { Postgres } from '../../db/postgres/connectPostgres.ts';
import { createPostgresStore } from '../../db/postgres/postgresStore.ts';
import type { BookingFilter as BookingFilterOf } from '../../db/queryBookings.ts';
import { foldText } from '../../views/text.ts';
import type { RequestTexts } from './requestSchema.ts';

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
  | 'findEarlier'
  | 'save'
  | 'writeProblem'
  | 'list'
  | 'find'
  | 'indexForSearch'
  | 'channels'
  | 'outbox'
  | 'close'
>;

/** In the order in which machines read them. */
export const bookingColumns: readonly (keyof BookingRecord)[] = [
  'kind',
  ...fieldNames.flatMap((field) => (field === 'service' ? [field, 'serviceSlug' as const] : [field])),
  'locale',
  'statementVersion',
];

/** The texts of a request that searches look at, without case and accents. */
export const searchTextOf = (record: RequestTexts): string =>
  foldText(fieldNames.map((field) => record[field] ?? '').join(' '));

/** The same request in another language is still the same. */
const rules = {
  columns: bookingColumns,
  notCompared: ['serviceSlug', 'locale', 'statementVersion'],
  repeatWindowMs: repeatWindowMinutes * 60_000,
  keyLifetimeMs: keyLifetimeHours * 3_600_000,
} as const;

type OwnOptions = Pick<StoreOptions<BookingRecord>, 'digests' | 'seal' | 'unseal' | 'channels'>;

/** The store of an open SQLite file; with digests it takes new requests. */
export const openBookingStore = (database: Database, options: OwnOptions = {}): BookingStore =>
  createBookingStore<BookingRecord>(database, { ...options, ...rules });

/** The same of a PostgreSQL database. */
export const openPostgresBookingStore = (database: Postgres, options: OwnOptions = {}): BookingStore =>
  createPostgresStore<BookingRecord>(database, { ...options, ...rules, searchText: searchTextOf });
