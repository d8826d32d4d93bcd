import type { NewBooking } from '../../src/bookings/bookingRecord.ts';
import { readRequest } from '../../src/bookings/requestSchema.ts';
import { toBooking } from '../../src/bookings/toBooking.ts';

/** A booking of Tantra by Ana as it is kept, with what a test wants otherwise. */
export const newBooking = (differences: Partial<NewBooking> = {}): NewBooking => {
  const read = readRequest({ name: 'Ana', service: 'Tantra' }, 'booking');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return {
    ...toBooking(read.request, { idempotencyKey: undefined, clientAddress: '192.0.2.1' }),
    ...differences,
  };
};
