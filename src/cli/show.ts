import { Command } from 'commander';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { optionOf } from './choices.ts';
import { databaseOption } from './database.ts';
import { findByPrefixes } from './findByPrefixes.ts';
import { formatInFull } from './inFull.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { mayColour } from './terminal.ts';
import { identityOption, tellSealed } from './unseal.ts';

type Options = { format: 'full' | MachineFormat; identity?: string; db?: string };

const show = async (store: BookingStore, prefixes: readonly string[], { format, identity }: Options) => {
  const bookings = await findByPrefixes(store, prefixes);
  const colour = mayColour(process.stdout);
  await print(
    format === 'full'
      ? [bookings.map((booking) => formatInFull(booking, colour)).join('\n')]
      : formatForMachines(bookings, format),
  );
  tellSealed(bookings.filter(({ sealed }) => sealed).length, identity);
};

/** `bookings show`. */
export const showCommand = (): Command =>
  new Command('show')
    .description('Shows requests in full, with links to call and write to the visitor.')
    .argument('<id...>', 'ids, or the beginnings of ids')
    .addOption(
      optionOf('--format <format>', 'how to write them', ['full', ...machineFormats]).default('full'),
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action((prefixes: string[], options: Options) =>
      withBookings(options, (store) => show(store, prefixes, options)),
    );
