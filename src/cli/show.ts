import { Command, Option } from 'commander';
import type { BookingStore } from '../../db/store.ts';
import { withStore } from './database.ts';
import { formatDetails } from './formatDetails.ts';
import { findByPrefixes } from './ids.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { databaseOption, identityOption, type ReadOptions } from './options.ts';
import { printTexts, readTerminal } from './terminal.ts';
import { reportSealed } from './unseal.ts';

type Options = ReadOptions & { format: 'full' | MachineFormat };

const show = async (store: BookingStore, prefixes: string[], { format, identity }: Options) => {
  const bookings = await findByPrefixes(store, prefixes);
  await printTexts(
    format === 'full'
      ? [bookings.map((booking) => formatDetails(booking, readTerminal())).join('\n')]
      : formatForMachines(bookings, format),
  );
  reportSealed(bookings.filter(({ sealed }) => sealed).length, identity);
};

export const showCommand = (): Command =>
  new Command('show')
    .description('Shows requests in full, with links to call and write to the visitor.')
    .argument('<id...>', 'ids, or the beginnings of ids')
    .addOption(
      new Option('--format <format>', 'output format').choices(['full', ...machineFormats]).default('full'),
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action((prefixes: string[], options: Options) =>
      withStore(options, (store) => show(store, prefixes, options)),
    );
