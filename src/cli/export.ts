import { Command, Option } from 'commander';
import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { optionOf } from './choices.ts';
import { databaseOption } from './database.ts';
import { exportSealed } from './exportSealed.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { withBookings } from './openBookings.ts';
import { readPerson } from './person.ts';
import { print } from './print.ts';
import { readBookings } from './readBookings.ts';
import { selectPerson } from './selectPerson.ts';
import { identityOption, tellSealed } from './unseal.ts';

type Options = {
  person?: string;
  format: MachineFormat;
  raw?: boolean;
  /** A folder. */
  sealed?: string;
  identity?: string;
  db?: string;
};

/** Where `--sealed` writes without a folder. */
const sealedFolder = 'sealed-requests';

const writeAll = async (store: BookingStore, { person, format, raw, identity }: Options): Promise<void> => {
  if (person !== undefined) {
    return print(formatForMachines(await selectPerson(store, person, identity), format, { raw }));
  }
  let closed = 0;
  const all = async function* (): AsyncGenerator<Booking> {
    for await (const booking of readBookings(store, {})) {
      if (booking.sealed) closed += 1;
      yield booking;
    }
  };
  await print(formatForMachines(all(), format, { raw }));
  tellSealed(closed, identity);
};

/** `bookings export`. */
export const exportCommand = (): Command =>
  new Command('export')
    .description(
      'Writes all requests, or all of one person, with everything that is kept of them; newest first, spam as well.',
    )
    .option('--person <e-mail or phone>', 'only those with this e-mail address or telephone number')
    .addOption(optionOf('--format <format>', 'how to write them', machineFormats).default('json'))
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(
      new Option('--sealed [folder]', 'what is sealed as it is: a file for each request, which age opens')
        .conflicts(['person', 'identity', 'raw'])
        .preset(sealedFolder),
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { person, sealed: folder } = options;
      if (folder !== undefined) {
        const files = await withBookings(options, (store) => exportSealed(store, folder));
        return print(files.map((file) => `${file}\n`));
      }
      if (person !== undefined) readPerson(person);
      await withBookings(options, (store) => writeAll(store, options));
    });
