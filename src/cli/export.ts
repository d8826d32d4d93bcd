import { Command } from 'commander';
import { optionOf } from './choices.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { databaseOption, withBookings } from './openBookings.ts';
import { readPerson } from './person.ts';
import { print } from './print.ts';
import { readBookings } from './readBookings.ts';
import { selectPerson } from './selectPerson.ts';

type Options = { person?: string; format: MachineFormat; raw?: boolean; db?: string };

/** `bookings export`. */
export const exportCommand = (): Command =>
  new Command('export')
    .description(
      'Writes all requests, or all of one person, with everything that is kept of them; newest first, spam as well.',
    )
    .option('--person <e-mail or phone>', 'only those with this e-mail address or telephone number')
    .addOption(optionOf('--format <format>', 'how to write them', machineFormats).default('json'))
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { person, format, raw } = options;
      if (person !== undefined) readPerson(person);
      await withBookings(options, async (store) => {
        const bookings = person === undefined ? readBookings(store, {}) : await selectPerson(store, person);
        await print(formatForMachines(bookings, format, { raw }));
      });
    });
