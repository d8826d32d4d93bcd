import { Argument, Command } from 'commander';
import { type Booking, type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { bookingsCommand } from '../settings.ts';
import { formatDatabase, withStore } from './database.ts';
import { findByPrefixes, nameAndId, shortId } from './ids.ts';
import { databaseOption, UsageError } from './options.ts';
import { escapeForTerminal, reportLine } from './terminal.ts';

const anyStatus = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(bookingStatuses);

const quote = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** Formats the command that sets bookings to `status` again. */
export const formatUndo = (bookings: readonly Booking[], status: BookingStatus, db?: string): string => {
  const ids = bookings.map(({ id }) => escapeForTerminal(shortId(id)));
  const words = ['mark', ...ids, status, ...(db ? ['--db', formatDatabase(db)] : [])];
  return `${bookingsCommand} ${words.map(quote).join(' ')}`;
};

/** A booking and its former status; `null` if somebody erased the booking meanwhile. */
type Marked = { booking: Booking; before: BookingStatus | null };

const reportMarked = (marked: readonly Marked[], status: BookingStatus, db: string | undefined): void => {
  for (const before of new Set(marked.map((each) => each.before))) {
    const bookings = marked.filter((each) => each.before === before).map(({ booking }) => booking);
    const names = bookings.map(nameAndId).join(', ');
    if (before === null) reportLine(`Not marked, because somebody erased it: ${names}`);
    else if (before === status) reportLine(`Was ${status} already: ${names}`);
    else {
      const replaced = before === 'new' || status === 'new' ? '' : ` instead of ${before}`;
      reportLine(`Marked as ${status}${replaced}: ${names}`);
      if (bookingStatuses.includes(before)) reportLine(`Undo: ${formatUndo(bookings, before, db)}`);
    }
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
      const status = bookingStatuses.find((known) => known === words.at(-1));
      if (!status || prefixes.length === 0) {
        const meant = bookingStatuses.find((known) => words.some((word) => word.toLowerCase() === known));
        const ids = words.filter((word) => word.toLowerCase() !== meant);
        const right =
          meant && ids.length > 0 && `Write: ${bookingsCommand} mark ${ids.map(quote).join(' ')} ${meant}`;
        throw new UsageError(right || `Name ids, and then one of ${bookingStatuses.join(', ')}.`);
      }
      const markAll = async (store: BookingStore) => {
        const bookings = await findByPrefixes(store, prefixes);
        const marked: Marked[] = [];
        for (const booking of bookings) {
          marked.push({ booking, before: await store.mark(booking.id, status) });
        }
        return marked;
      };
      reportMarked(await withStore(options, markAll, { writable: true }), status, options.db);
    });
