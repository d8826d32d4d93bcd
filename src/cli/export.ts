import { Command, Option } from 'commander';
import { exportSealed } from './exportSealed.ts';
import { formatBookings, formats } from './formats.ts';
import { databaseOption, withBookings } from './openBookings.ts';
import { readPerson } from './person.ts';
import { print } from './print.ts';
import { selectPerson } from './selectPerson.ts';
import { identityOption, tellSealed } from './unseal.ts';

const exportFormats = formats.filter((format) => format !== 'table');

type Options = {
  person?: string;
  format: (typeof exportFormats)[number];
  raw?: boolean;
  /** A folder. */
  sealed?: string;
  identity?: string;
  db?: string;
};

/** Where `--sealed` writes without a folder. */
const sealedFolder = 'sealed-requests';

/** `bookings export`. */
export const exportCommand = (): Command =>
  new Command('export')
    .description(
      'Writes all requests, or all of one person, with everything that is kept of them; newest first, spam as well.',
    )
    .option('--person <e-mail or phone>', 'only those with this e-mail address or telephone number')
    .addOption(new Option('--format <format>', 'how to write them').choices(exportFormats).default('json'))
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(
      new Option('--sealed [folder]', 'what is sealed as it is: a file for each request, which age opens')
        .conflicts(['person', 'identity', 'raw'])
        .preset(sealedFolder),
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { person, format, raw = false, sealed: folder, identity } = options;
      if (folder !== undefined) {
        const files = await withBookings(options, (store) => exportSealed(store, folder));
        return print(files.map((file) => `${file}\n`));
      }
      if (person !== undefined) readPerson(person);
      const bookings = await withBookings(options, (store) =>
        person === undefined
          ? store.list({}, Number.POSITIVE_INFINITY)
          : selectPerson(store, person, identity),
      );
      await print(formatBookings(bookings, format, { raw }));
      tellSealed(bookings, identity);
    });
