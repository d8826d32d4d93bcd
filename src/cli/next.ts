import { Command } from 'commander';
import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { databaseOption } from './database.ts';
import { formatInFull } from './inFull.ts';
import { withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { findBooking, readBookings } from './readBookings.ts';
import { goThrough } from './round.ts';
import { mayColour } from './terminal.ts';
import { identityOption } from './unseal.ts';

/** The request that has waited for longest, without those that are left for later. */
const oldestNew = async (store: BookingStore, later: ReadonlySet<string>): Promise<Booking | null> => {
  for await (const booking of readBookings(store, { where: { status: 'new' }, oldestFirst: true })) {
    if (!later.has(booking.id)) return booking;
  }
  return null;
};

const showOldest = async (store: BookingStore): Promise<void> => {
  const booking = await oldestNew(store, new Set());
  if (booking) await print([formatInFull(booking, mayColour(process.stdout))]);
  else process.stderr.write('No new requests.\n');
};

/** `bookings next`. */
export const nextCommand = (): Command =>
  new Command('next')
    .description(
      'Shows the new requests one by one, the oldest first, and takes a key for each: handled, spam, later, undo, quit. Without a terminal it shows the oldest.',
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: { identity?: string; db?: string }) => {
      const { stdin, stdout } = process;
      if (!stdin.isTTY || !stdout.isTTY) return withBookings(options, showOldest);
      const round = (store: BookingStore) =>
        goThrough({
          terminal: { stdin, stdout },
          colour: mayColour(stdout),
          next: (later) => oldestNew(store, later),
          find: (id) => findBooking(store, id),
          mark: (id, status) => store.mark(id, status),
          countNew: async () => (await store.countByStatus({ where: { status: 'new' } })).new,
        });
      await withBookings(options, round, { writable: true });
    });
