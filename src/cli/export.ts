import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { FileNotWritten, writeAtomically } from '../../db/sqlite/atomicFile.ts';
import type { BookingStore } from '../../db/store.ts';
import { createFolder } from '../storage/createFolder.ts';
import { withStore } from './database.ts';
import { addListOptions, filterNames, type ListOptions, printBookings } from './list.ts';
import { personOption, readPersonOption, selectPerson } from './person.ts';
import { countText, escapeForTerminal, printTexts, reportLine } from './terminal.ts';

/** `sealed` is the folder for the sealed bookings. */
type Options = ListOptions & { person?: string; sealed?: string };

/** The folder for `--sealed` without a value. */
const defaultFolder = 'sealed-requests';

/** An id becomes the name of a file, so it must not be a path. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Writes a file that only its owner may read. Rejects if the file exists with other content. */
const writeNewFile = async (file: string, text: string): Promise<void> => {
  if (!existsSync(file)) return writeAtomically(file, async (partial) => writeFileSync(partial, text));
  if (readFileSync(file, 'utf8') === text) return;
  throw new FileNotWritten(`${file} exists with other content. Choose another folder.`);
};

/** Writes each sealed booking to a file `<id>.age` for the program `age`, and prints the file names. */
const exportSealed = async (store: BookingStore, folder: string): Promise<void> => {
  const { armor } = await import('age-encryption');
  const bookings = await store.listBookings({ isSealed: true }, Number.POSITIVE_INFINITY);
  const foreign = bookings.find(({ id }) => !uuid.test(id));
  if (foreign) {
    throw new Error(
      `Nothing was written: '${escapeForTerminal(foreign.id)}' is no UUID. Leave --sealed out.`,
    );
  }
  await createFolder(folder, 0o700);
  const files: string[] = [];
  for (const { id, sealed } of bookings) {
    if (sealed === null) continue;
    const file = join(folder, `${id}.age`);
    await writeNewFile(file, armor.encode(sealed));
    files.push(file);
  }
  const plainCount = await store.countPlain();
  if (plainCount > 0) {
    reportLine(`${countText(plainCount, 'request')} in plain text left out (bookings seal seals them).`);
  }
  await printTexts(files.map((file) => `${file}\n`));
};

export const exportCommand = (): Command =>
  addListOptions(new Command('export'), 'json')
    .description('Writes all requests with every stored field and spam, or those that the options choose.')
    .addOption(personOption().conflicts(filterNames))
    .addOption(
      new Option('--sealed [folder]', 'sealed requests as they are: one file each, which age opens')
        .conflicts(['person', 'identity', 'raw', 'format', ...filterNames])
        .preset(defaultFolder),
    )
    .action(async (options: Options) => {
      const { sealed: folder, limit = Number.POSITIVE_INFINITY } = options;
      const person = await readPersonOption(options);
      await withStore(options, async (store) => {
        if (folder !== undefined) return exportSealed(store, folder);
        const found = person === undefined ? undefined : await selectPerson(store, person, options);
        const chosen = found?.map(({ booking }) => booking);
        return printBookings(store, { ...options, limit, withSpam: true }, chosen);
      });
    });
