import type { Command } from 'commander';
import { timestampToLocalTime } from '../../../content/rules/time.ts';
import {
  type Booking,
  type BookingStatus,
  type Bookings,
  bookingStatuses,
  isHidden,
  shortId,
} from '../../../db/bookings.ts';
import { UsageError } from '../commandLine.ts';
import { findByPrefixes, formatNameAndId } from '../ids.ts';
import { report } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

const readStatus = (text: string | undefined): BookingStatus => {
  const status = bookingStatuses.find((known) => known === text?.toLowerCase());
  if (status) return status;
  const problem = text === undefined ? '' : `'${text}' is no status. `;
  throw new UsageError(`${problem}Name ids, and then one of ${bookingStatuses.join(', ')}.`);
};

/**
 * Describes a former status, with the time at which the request was handled: `handled at 2026-11-27 18:35`.
 */
const describeFormer = (status: BookingStatus, { handledAt }: Booking): string =>
  status === 'handled' && handledAt !== null ? `handled at ${timestampToLocalTime(handledAt)}` : status;

const markBooking = (bookings: Bookings, booking: Booking, status: BookingStatus): void => {
  const former = bookings.mark(booking.id, status);
  const marked = formatNameAndId(booking);
  if (former === undefined) {
    report(`Erased meanwhile: ${marked}`);
    process.exitCode = 1;
    return;
  }
  if (former !== status) {
    const was = former === 'new' ? '' : `, was ${describeFormer(former, booking)}`;
    report(`Marked as ${status}${was}: ${marked}`);
    report(`Undo: bookings mark ${shortId(booking.id)} ${former}`);
    return;
  }
  if (isHidden(booking)) report(`Brought back: ${marked}`);
  else report(`Was already ${describeFormer(former, booking)}: ${marked}`);
};

const mark = (words: string[]): Promise<void> =>
  withBookings((bookings) => {
    const status = readStatus(words.at(-1));
    const chosen = findByPrefixes(bookings, words.slice(0, -1));
    for (const booking of chosen) markBooking(bookings, booking, status);
  });

export const addMarkCommand = (program: Command): void => {
  program
    .command('mark')
    .description('Mark requests as new, handled or spam, or undo a mark.')
    .usage(`<id...> <${bookingStatuses.join('|')}>`)
    .argument('[words...]', 'ids, or the beginnings of ids, and then a status')
    .addHelpText(
      'after',
      '\nExamples:\n  bookings mark 3f2a handled\n  bookings mark 3f2a 77b0 spam\n  bookings mark 3f2a new',
    )
    .action(mark);
};
