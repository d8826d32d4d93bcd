import { Argument, Command } from 'commander';
import { type Booking, type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { bookingsCommand } from '../settings.ts';
import { shownDatabase, withBookings } from './database.ts';
import { databaseOption, UsageError } from './options.ts';
import { findByPrefixes, nameAndId, shortId } from './search.ts';
import { escapeForTerminal, report } from './terminal.ts';

const anyStatus = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(bookingStatuses);

const quote = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The command that restores the former status of requests. */
export const undoCommand = (bookings: readonly Booking[], status: BookingStatus, db?: string): string => {
  const ids = bookings.map(({ id }) => escapeForTerminal(shortId(id)));
  const words = ['mark', ...ids, status, ...(db ? ['--db', shownDatabase(db)] : [])];
  return `${bookingsCommand} ${words.map(quote).join(' ')}`;
};

/** `bookings` have the status from before the change. */
const reportMarked = (bookings: readonly Booking[], status: BookingStatus, db: string | undefined): void => {
  const withStatus = (former: BookingStatus) => bookings.filter((booking) => booking.status === former);
  const changed = bookings.filter((booking) => booking.status !== status);
  const unchanged = withStatus(status);
  if (changed.length > 0) report(`Marked as ${status}: ${changed.map(nameAndId).join(', ')}`);
  if (unchanged.length > 0) report(`Was ${status} already: ${unchanged.map(nameAndId).join(', ')}`);
  for (const former of bookingStatuses) {
    const group = withStatus(former);
    if (former !== status && group.length > 0) report(`Undo: ${undoCommand(group, former, db)}`);
  }
};

export const markCommand = (): Command =>
  new Command('mark')
    .description(`Marks requests as ${anyStatus}.`)
    .usage(`[options] <id...> <${bookingStatuses.join('|')}>`)
    .addArgument(new Argument('<id...>', `ids, or the beginnings of ids, and then ${anyStatus}`))
    .addOption(databaseOption())
    .action(async (words: string[], options: { db?: string }) => {
      const prefixes = words.slice(0, -1);
      const last = words.at(-1) ?? '';
      const status = bookingStatuses.find((known) => known === last);
      if (!status || prefixes.length === 0) {
        throw new UsageError(`mark takes ids and then one of ${bookingStatuses.join(', ')}.`);
      }
      const markAll = async (store: BookingStore) => {
        const bookings = await findByPrefixes(store, prefixes);
        for (const { id } of bookings) await store.mark(id, status);
        return bookings;
      };
      reportMarked(await withBookings(options, markAll, { writable: true }), status, options.db);
    });
