import { Argument, Command } from 'commander';
import { type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import { StoreUnavailable } from '../../db/retryWhileLocked.ts';
import { CliFailure, UsageError } from './failures.ts';
import { findByPrefixes } from './findByPrefixes.ts';
import { shortId } from './formats.ts';
import { databaseOption, withBookings } from './openBookings.ts';

const isStatus = (text: string | undefined): text is BookingStatus =>
  bookingStatuses.some((status) => status === text);

const anyStatus = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(bookingStatuses);

/** `bookings mark`. */
export const markCommand = (): Command =>
  new Command('mark')
    .description(`Marks requests as ${anyStatus}.`)
    .usage(`[options] <id...> <${bookingStatuses.join('|')}>`)
    .addArgument(new Argument('<id...>', `ids, or the beginnings of ids, and then ${anyStatus}`))
    .addOption(databaseOption())
    .action(async (words: string[], options: { db?: string }) => {
      const status = words.at(-1);
      const prefixes = words.slice(0, -1);
      if (!isStatus(status) || prefixes.length === 0) {
        throw new UsageError(`mark takes ids and then one of ${bookingStatuses.join(', ')}.`);
      }
      const ids = await withBookings(options, { writable: true }, async (store) => {
        const found = await findByPrefixes(store, prefixes);
        for (const id of found) await store.mark(id, status);
        return found;
      }).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) throw new CliFailure(`${error.message}.`);
        throw error;
      });
      process.stderr.write(`Marked as ${status}: ${ids.map(shortId).join(', ')}\n`);
    });
