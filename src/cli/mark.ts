import { Argument, Command } from 'commander';
import { type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { databaseOption, shownDatabase } from './database.ts';
import { findByPrefixes } from './findByPrefixes.ts';
import { withBookings } from './openBookings.ts';
import { shortId } from './shortId.ts';
import { showSafely } from './terminal.ts';
import { UsageError } from './usageError.ts';

const anyStatus = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(bookingStatuses);

/** Whom a line is about: 'Ana (0b8f5a3e)'; the id alone where the name is sealed. */
export const named = ({ name, id, sealed }: Booking): string =>
  sealed ? shortId(id) : showSafely(`${name} (${shortId(id)})`);

/** A word of a command line, as a shell reads it. */
const quoted = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The command line that gives requests the status that they had. */
const undoLine = (bookings: readonly Booking[], status: BookingStatus, db: string | undefined): string => {
  const words = [
    'mark',
    ...bookings.map(({ id }) => showSafely(shortId(id))),
    status,
    ...(db ? ['--db', shownDatabase(db)] : []),
  ];
  return `Undo: npm run -s bookings -- ${words.map(quoted).join(' ')}`;
};

const reportOf = (bookings: readonly Booking[], status: BookingStatus, db: string | undefined): string[] => {
  const changed = bookings.filter((booking) => booking.status !== status);
  const same = bookings.filter((booking) => booking.status === status);
  const undo = bookingStatuses
    .map((former) => ({ former, those: changed.filter((booking) => booking.status === former) }))
    .filter(({ those }) => those.length > 0)
    .map(({ former, those }) => undoLine(those, former, db));
  return [
    ...(changed.length > 0 ? [`Marked as ${status}: ${changed.map(named).join(', ')}`] : []),
    ...(same.length > 0 ? [`Was ${status} already: ${same.map(named).join(', ')}`] : []),
    ...undo,
  ];
};

/** `bookings mark`. */
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
      const bookings = await withBookings(options, markAll, { writable: true });
      process.stderr.write(`${reportOf(bookings, status, options.db).join('\n')}\n`);
    });
