import { Argument, Command } from 'commander';
import { bookingStatuses } from '../../db/booking.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { findByPrefixes } from './findByPrefixes.ts';
import { shortId } from './formats.ts';
import { databaseOption, withBookings } from './openBookings.ts';
import { UsageError } from './usageError.ts';

const anyStatus = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(bookingStatuses);

/** `bookings mark`. */
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
        throw new UsageError(`mark takes ids and then one of ${bookingStatuses.join(', ')}.`);
      }
      const markAll = async (store: BookingStore) => {
        const ids = await findByPrefixes(store, prefixes);
        for (const id of ids) await store.mark(id, status);
        return ids;
      };
      const ids = await withBookings(options, markAll, { writable: true });
      process.stderr.write(`Marked as ${status}: ${ids.map(shortId).join(', ')}\n`);
    });
