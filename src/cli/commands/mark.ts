import type { Command } from 'commander';
import { type BookingStatus, bookingStatuses, shortId } from '../../../db/bookings.ts';
import { UsageError } from '../commandLine.ts';
import { findByPrefixes, nameAndId } from '../ids.ts';
import { report } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

const readStatus = (text: string | undefined): BookingStatus => {
  const status = bookingStatuses.find((known) => known === text?.toLowerCase());
  if (status) return status;
  const problem = text === undefined ? '' : `'${text}' is no status. `;
  throw new UsageError(`${problem}Name ids, and then one of ${bookingStatuses.join(', ')}.`);
};

const mark = (words: string[]): Promise<void> =>
  withBookings((bookings) => {
    const status = readStatus(words.at(-1));
    for (const booking of findByPrefixes(bookings, words.slice(0, -1))) {
      const before = bookings.mark(booking.id, status);
      if (before === undefined) report(`Erased meanwhile: ${nameAndId(booking)}`);
      else if (before === status) {
        const isBroughtBack = status === 'new' && booking.hiddenUntil !== null;
        report(`${isBroughtBack ? 'Brought back' : `Was ${status} already`}: ${nameAndId(booking)}`);
      } else {
        report(`Marked as ${status}: ${nameAndId(booking)}`);
        report(`Undo: bookings mark ${shortId(booking.id)} ${before}`);
      }
    }
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
