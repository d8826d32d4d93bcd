import { Command, Option } from 'commander';
import type { Booking } from '../bookings/bookingRecord.ts';
import { findByPrefixes } from './findByPrefixes.ts';
import { type Format, formatBookings, formatInFull, formats } from './formats.ts';
import { databaseOption, withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { mayColour } from './terminal.ts';
import { identityOption, tellSealed } from './unseal.ts';

type Options = { format: 'full' | Exclude<Format, 'table'>; identity?: string; db?: string };

const showFormats = ['full', ...formats.filter((format) => format !== 'table')] as const;

/** `bookings show`. */
export const showCommand = (): Command =>
  new Command('show')
    .description('Shows requests in full.')
    .argument('<id...>', 'ids, or the beginnings of ids')
    .addOption(new Option('--format <format>', 'how to write them').choices([...showFormats]).default('full'))
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (prefixes: string[], options: Options) => {
      const bookings = await withBookings(options, async (store) => {
        const ids = await findByPrefixes(store, prefixes);
        const found = await Promise.all(ids.map((id) => store.find(id)));
        return found.filter((booking): booking is Booking => booking !== null);
      });
      const { format } = options;
      const colour = mayColour(process.stdout);
      await print(
        format === 'full'
          ? [bookings.map((booking) => formatInFull(booking, colour)).join('\n')]
          : formatBookings(bookings, format),
      );
      tellSealed(bookings, options.identity);
    });
