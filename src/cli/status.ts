import type { Booking } from '../../db/bookings.ts';
import { report } from './terminal.ts';

/** Whether `next` does not show a new booking now: somebody else has it on the screen, or it was left for later. */
export const isHidden = ({ status, hiddenUntil }: Pick<Booking, 'status' | 'hiddenUntil'>): boolean =>
  status === 'new' && hiddenUntil !== null && Date.parse(hiddenUntil) > Date.now();

/** Says how many bookings a table leaves out because they are spam. */
export const reportSpamLeftOut = (count: number): void => {
  if (count > 0) report(`${count} marked as spam left out (--status spam lists them).`);
};
