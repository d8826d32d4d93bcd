import { Command, Option } from 'commander';
import { formatBookings, formats } from './formats.ts';
import { databaseOption, withBookings } from './openBookings.ts';
import { readPerson } from './person.ts';
import { print } from './print.ts';
import { selectPerson } from './selectPerson.ts';

const exportFormats = formats.filter((format) => format !== 'table');

type Options = { person?: string; format: (typeof exportFormats)[number]; raw?: boolean; db?: string };

/** `bookings export`. */
export const exportCommand = (): Command =>
  new Command('export')
    .description(
      'Writes all requests, or all of one person, with everything that is kept of them; newest first, spam as well.',
    )
    .option('--person <e-mail or phone>', 'only those with this e-mail address or telephone number')
    .addOption(new Option('--format <format>', 'how to write them').choices(exportFormats).default('json'))
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { person, format, raw = false } = options;
      if (person !== undefined) readPerson(person);
      const bookings = await withBookings(options, (store) =>
        person === undefined ? store.list({}, Number.POSITIVE_INFINITY) : selectPerson(store, person),
      );
      await print(formatBookings(bookings, format, { raw }));
    });
