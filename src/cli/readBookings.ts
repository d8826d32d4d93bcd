import type { Booking, BookingFilter, BookingStore } from '../bookings/bookingRecord.ts';

/** Requests as staff read them, the newest first, one at a time. Every command that shows requests gets them here. */
export const readBookings = async function* (
  store: BookingStore,
  { matches, ...filter }: BookingFilter & { matches?: (booking: Booking) => boolean },
): AsyncGenerator<Booking> {
  for await (const booking of store.each(filter)) if (!matches || matches(booking)) yield booking;
};

/** One request as staff read it. */
export const findBooking = (store: BookingStore, id: string): Promise<Booking | null> => store.find(id);
