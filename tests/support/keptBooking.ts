import type { Booking } from '../../db/booking.ts';
import { newBooking } from './newBooking.ts';

/** A booking of Tantra by Ana as it is read, with what a test wants otherwise. */
export const keptBooking = (differences: Partial<Booking> = {}): Booking => {
  const { idempotencyKey: _key, clientAddress: _address, ...kept } = newBooking();
  return {
    ...kept,
    id: '0b8f5a3e-0000-4000-8000-000000000000',
    createdAt: '2026-07-15T22:30:00.000Z',
    handledAt: null,
    sealed: null,
    ...differences,
  };
};
