import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { Booking } from '../../db/booking.ts';
import { NotWritten, writeAtomically } from '../../db/sqlite/atomicFile.ts';
import type { BookingStore } from '../../db/store.ts';
import { withBookings } from './database.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { databaseOption, identityOption, type ReadOptions } from './options.ts';
import { readPerson, selectPerson } from './person.ts';
import { countText, print, report } from './terminal.ts';
import { reportSealed } from './unseal.ts';

/** `sealed` is a folder. */
type Options = ReadOptions & { person?: string; format: MachineFormat; raw?: boolean; sealed?: string };

/** The folder for `--sealed` without a value. */
const defaultFolder = 'sealed-requests';

const exportRequests = async (store: BookingStore, options: Options): Promise<void> => {
  const { person, format, raw, identity } = options;
  let sealedCount = 0;
  const all = async function* (): AsyncGenerator<Booking> {
    for await (const booking of store.each({})) {
      if (booking.sealed) sealedCount += 1;
      yield booking;
    }
  };
  const found = person === undefined ? all() : await selectPerson(store, person, identity);
  await print(formatForMachines(found, format, { raw }));
  reportSealed(sealedCount, identity);
};

/** Writes a file that only its owner may read. Rejects if the file exists with other content. */
const writeOnce = async (file: string, text: string): Promise<void> => {
  if (!existsSync(file)) return writeAtomically(file, async (partial) => writeFileSync(partial, text));
  if (readFileSync(file, 'utf8') === text) return;
  throw new NotWritten(`${file} is there already, and holds something else.`);
};

/** Writes each sealed request to a file `<id>.age` for the program `age`, and prints the file names. */
const exportSealed = async (store: BookingStore, folder: string): Promise<void> => {
  const { armor } = await import('age-encryption');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for (const { id, sealed } of await store.list({ isSealed: true }, Number.POSITIVE_INFINITY)) {
    if (sealed === null) continue;
    const file = join(folder, `${id}.age`);
    await writeOnce(file, armor.encode(sealed));
    files.push(file);
  }
  const plainCount = await store.countPlain();
  if (plainCount > 0) {
    report(`${countText(plainCount, 'request')} in plain text left out (bookings seal seals them).`);
  }
  await print(files.map((file) => `${file}\n`));
};

export const exportCommand = (): Command =>
  new Command('export')
    .description(
      'Writes all requests, or all of one person, with every stored field; newest first, with spam.',
    )
    .option('--person <e-mail or phone>', 'only those with this e-mail address or telephone number')
    .addOption(new Option('--format <format>', 'output format').choices(machineFormats).default('json'))
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(
      new Option('--sealed [folder]', 'sealed requests as they are: one file each, which age opens')
        .conflicts(['person', 'identity', 'raw'])
        .preset(defaultFolder),
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { person, sealed: folder } = options;
      if (person !== undefined) readPerson(person);
      await withBookings(options, (store) =>
        folder === undefined ? exportRequests(store, options) : exportSealed(store, folder),
      );
    });
