import type { Booking } from '../../db/bookings.ts';

/** Whether `next` does not show a new booking now: somebody else has it on the screen, or it was left for later. */
export const isHidden = ({ status, hiddenUntil }: Pick<Booking, 'status' | 'hiddenUntil'>): boolean =>
  status === 'new' && hiddenUntil !== null && Date.parse(hiddenUntil) > Date.now();
