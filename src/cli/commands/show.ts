import type { Command } from 'commander';
import { createFormatOption, type MachineFormat } from '../commandLine.ts';
import { formatDetails } from '../details.ts';
import { findByPrefixes } from '../ids.ts';
import { formatForProgram } from '../machineFormats.ts';
import { findSamePerson } from '../person.ts';
import { print, readTerminalWidth } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

type Options = { format: 'text' | MachineFormat };

const show = (ids: string[], { format }: Options): Promise<void> =>
  withBookings((bookings) => {
    const found = findByPrefixes(bookings, ids);
    if (format !== 'text') print(formatForProgram(found, format));
    else {
      const texts = found.map((booking) =>
        formatDetails(booking, readTerminalWidth(), findSamePerson(bookings, booking)),
      );
      print(texts.join('\n\n'));
    }
  });

export const addShowCommand = (program: Command): void => {
  program
    .command('show')
    .description('Show requests in full, with links to call or write.')
    .argument('<id...>', 'ids, or the beginnings of ids')
    .addOption(createFormatOption('text'))
    .addHelpText('after', '\nExamples:\n  bookings show 3f2a\n  bookings show 3f2a 77b0 --format json')
    .action(show);
};
