import Database from 'better-sqlite3';
import { statementVersion } from '../../content/limits.ts';
import type { Booking, NewBooking } from '../../db/booking.ts';
import { readBooking } from '../../src/bookings/bookingSchema.ts';
import { matchService } from '../../src/bookings/matchService.ts';
import { openStore } from './databases.ts';
import { massage, titleOf } from './sample.ts';

/** A booking to store, with differences. */
export const newBooking = (differences: Partial<NewBooking> = {}): NewBooking => {
  const read = readBooking({ name: 'Ana', service: titleOf(massage.slug) }, 'booking');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { website: _, ...fields } = read.booking;
  return {
    ...fields,
    kind: 'booking',
    serviceSlug: matchService(fields.service),
    statementVersion,
    status: 'new',
    idempotencyKey: null,
    clientAddress: '192.0.2.1',
    ...differences,
  };
};

/** A stored booking, with differences. */
export const storedBooking = (differences: Partial<Booking> = {}): Booking => {
  const { idempotencyKey: _key, clientAddress: _address, ...stored } = newBooking();
  return {
    ...stored,
    id: '0b8f5a3e-0000-4000-8000-000000000000',
    createdAt: '2026-07-15T22:30:00.000Z',
    handledAt: null,
    sealed: null,
    note: null,
    laterUntil: null,
    storedNote: differences.note ?? null,
    ...differences,
  };
};

const dayMs = 86_400_000;

/** The time some days ago, ISO 8601 in UTC. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** Runs a statement on a database file. */
export const runSql = (path: string, text: string, ...values: unknown[]): void => {
  const db = new Database(path);
  db.prepare(text).run(...values);
  db.close();
};

/** The only value that a query of a database file returns. */
export const readValue = (path: string, query: string): unknown => {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(query).pluck().get();
  } finally {
    db.close();
  }
};

/** A booking of Ana, and others with her number or address, with both in the message, and with similar ones. */
export const personBookings: readonly NewBooking[] = [
  newBooking({ name: 'Ana', email: 'Ana.Riera@Example.com', phone: '600 111 222' }),
  newBooking({ name: 'Same number', phone: '0034 (600) 11-12-22', message: 'by phone' }),
  newBooking({ name: 'Mention', email: 'eva@example.com', message: 'With ana.riera@EXAMPLE.com, 600111222' }),
  newBooking({ name: 'Similar', email: 'riera@example.com', phone: '+44 600 111 222' }),
  newBooking({ name: 'Same address', email: 'ana.riera@example.com', status: 'spam' }),
];

/** Stores bookings in a new file, and returns their ids by name. */
export const storeAll = async (
  path: string,
  bookings: readonly NewBooking[],
): Promise<Record<string, string>> => {
  const store = openStore(path, ['mail']);
  const ids: Record<string, string> = {};
  for (const booking of bookings) {
    const saved = await store.save(booking);
    if ('id' in saved) ids[booking.name] = saved.id;
  }
  await store.close();
  return ids;
};
