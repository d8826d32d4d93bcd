import { report } from './terminal.ts';

/** Says how many bookings a table leaves out because they are spam. */
export const reportSpamLeftOut = (count: number): void => {
  if (count > 0) report(`${count} marked as spam left out (--status spam lists them).`);
};
