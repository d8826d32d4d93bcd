import type { Booking } from '../../db/booking.ts';
import type { BookingFilter } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { dayMs } from '../settings.ts';
import { listContacts } from './contacts.ts';
import { overlap, sortForAnswers } from './night.ts';

/** Older bookings are indexed only while they are new. */
const indexedMs = 31 * dayMs;

/** Each update reads so much again, because clocks differ and commits take time. */
const overlapMs = 60_000;

type Entry = Pick<Booking, 'id' | 'createdAt' | 'day' | 'time' | 'masseuse' | 'serviceSlug'> & {
  contacts: Set<string>;
};

/**
 * Keeps the contacts and visits of bookings in memory, because each sealed booking takes milliseconds to open. Sealed bookings
 * that no key opens have none.
 */
export const createVisitorIndex = ({ eachBooking }: Pick<BookingStore, 'eachBooking'>) => {
  const entries = new Map<string, Entry>();
  let since: string | undefined;
  const read = async (filter: BookingFilter): Promise<void> => {
    for await (const booking of eachBooking(filter)) {
      const { id, createdAt, day, time, masseuse, serviceSlug } = booking;
      const contacts = listContacts(booking);
      entries.set(id, { id, createdAt, day, time, masseuse, serviceSlug, contacts });
    }
  };
  const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
  return {
    /** Reads the bookings that have come since the last update. */
    update: async (): Promise<void> => {
      const next = ago(overlapMs);
      const start = since ?? ago(indexedMs);
      if (since === undefined) await read({ where: { status: 'new' }, until: start });
      await read({ since: start });
      since = next;
    },

    /** Lists the ids of the bookings for a night, in the order of the answers. */
    listNight: (day: string, now = new Date()): string[] => {
      const visits = [...entries.values()].filter((entry) => entry.day === day);
      visits.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
      return sortForAnswers(visits, now).map(({ id }) => id);
    },

    /** Lists the ids of the other bookings that ask for the same masseuse at hours that overlap. */
    listClashes: (id: string): string[] => {
      const own = entries.get(id);
      const clashes = (entry: Entry) =>
        entry !== own && entry.day && entry.day === own?.day && overlap(entry, own);
      return [...entries.values()].filter(clashes).map((entry) => entry.id);
    },

    /** Lists the ids of the other bookings of the same person, newest first. */
    listOthers: (id: string): string[] => {
      const contacts = entries.get(id)?.contacts ?? new Set();
      const isOther = (entry: Entry) => entry.id !== id && !contacts.isDisjointFrom(entry.contacts);
      const others = [...entries.values()].filter(isOther);
      return others.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).map(({ id }) => id);
    },
  };
};

export type VisitorIndex = ReturnType<typeof createVisitorIndex>;
