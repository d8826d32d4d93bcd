import { Argument, Command } from 'commander';
import type { BookingStatus } from '../../db/booking.ts';
import { StoreUnavailable } from '../../db/retryWhileLocked.ts';
import { CliFailure, UsageError } from './failures.ts';
import { findByPrefixes } from './findByPrefixes.ts';
import { withBookings } from './openBookings.ts';

const statuses = ['new', 'handled', 'spam'] as const satisfies readonly BookingStatus[];

const isStatus = (text: string | undefined): text is BookingStatus =>
  statuses.some((status) => status === text);

/** `bookings mark`. */
export const markCommand = (): Command =>
  new Command('mark')
    .description('Marks requests as new, handled or spam.')
    .usage('[options] <id...> <new|handled|spam>')
    .addArgument(new Argument('<id...>', 'ids, or the beginnings of ids, and then new, handled or spam'))
    .option('--db <file>', 'the SQLite file (default: DATABASE_PATH, then db/bookings.sqlite)')
    .action(async (words: string[], options: { db?: string }) => {
      const status = words.at(-1);
      const prefixes = words.slice(0, -1);
      if (!isStatus(status) || prefixes.length === 0) {
        throw new UsageError(`mark takes ids and then one of ${statuses.join(', ')}.`);
      }
      const ids = await withBookings(options, { writable: true }, async (store) => {
        const found = await findByPrefixes(store, prefixes);
        for (const id of found) await store.mark(id, status);
        return found;
      }).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) throw new CliFailure(`${error.message}.`);
        throw error;
      });
      process.stderr.write(`Marked as ${status}: ${ids.map((id) => id.slice(0, 8)).join(', ')}\n`);
    });
