import Database from 'better-sqlite3';
import { statementVersion } from '../../content/business.ts';
import { defaultLocale } from '../../content/locales.ts';
import { type Booking, createBookings, type NewBooking } from '../../db/bookings.ts';
import { openDatabase } from '../../db/database.ts';
import { massage, titleOf } from './sample.ts';

/** A booking to store, with differences. */
export const newBooking = (differences: Partial<NewBooking> = {}): NewBooking => ({
  kind: 'booking',
  name: 'Ana',
  email: null,
  phone: null,
  service: titleOf(massage.slug),
  serviceSlug: massage.slug,
  masseuse: null,
  day: null,
  time: null,
  message: null,
  locale: defaultLocale,
  statementVersion,
  status: 'new',
  ...differences,
});

/** A stored booking, with differences. */
export const storedBooking = (differences: Partial<Booking> = {}): Booking => {
  const { statementVersion: _, ...stored } = newBooking();
  return {
    ...stored,
    id: '0b8f5a3e-0000-4000-8000-000000000000',
    createdAt: '2026-07-15T22:30:00.000Z',
    handledAt: null,
    note: null,
    hiddenUntil: null,
    ...differences,
  };
};

const dayMs = 86_400_000;

/** The time some days ago, ISO 8601 in UTC. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** Stores bookings in a file, which is created if it is missing, and returns their ids by name. */
export const storeAll = (path: string, all: readonly NewBooking[]): Record<string, string> => {
  const db = openDatabase(path);
  const bookings = createBookings(db);
  const ids = all.map((booking) => [booking.name, bookings.save(booking)]);
  db.close();
  return Object.fromEntries(ids);
};

/** Makes a database with one booking for each name. */
export const makeDatabase = (path: string, names: readonly string[]): void => {
  storeAll(
    path,
    names.map((name) => newBooking({ name, email: `${name}@example.com` })),
  );
};

/** The columns that tests read. */
export type StoredBooking = { id: string; name: string; message: string | null; fingerprint: Buffer };

/** All bookings in a file and its write-ahead log, oldest first. */
export const readBookings = (path: string): StoredBooking[] => {
  const db = new Database(path, { fileMustExist: true });
  try {
    return db
      .prepare<[], StoredBooking>('SELECT id, name, message, fingerprint FROM bookings ORDER BY rowid')
      .all();
  } finally {
    db.close();
  }
};

/** The names of all bookings in a file with its log, oldest first. */
export const readNames = (path: string): string[] => readBookings(path).map(({ name }) => name);
