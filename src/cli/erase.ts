import { Command, Option } from 'commander';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { clearFiles } from './clearFiles.ts';
import { countText } from './countText.ts';
import { databaseOption, defaultDatabase } from './database.ts';
import { findByPrefixes } from './findByPrefixes.ts';
import { withBookings } from './openBookings.ts';
import { readPerson } from './person.ts';
import { print } from './print.ts';
import { selectPerson } from './selectPerson.ts';
import { fullTable } from './table.ts';
import { tellCopies } from './tellCopies.ts';
import { identityOption } from './unseal.ts';
import { UsageError } from './usageError.ts';

type Options = {
  person?: string;
  yes?: boolean;
  dryRun?: boolean;
  backups?: string;
  identity?: string;
  db?: string;
};

const select = (store: BookingStore, prefixes: readonly string[], { person, identity }: Options) =>
  person === undefined ? findByPrefixes(store, prefixes) : selectPerson(store, person, identity);

const checkUsage = (prefixes: readonly string[], { person, yes, dryRun }: Options): void => {
  if (prefixes.length > 0 === (person !== undefined)) {
    throw new UsageError('erase takes ids, or --person and an e-mail address or telephone number.');
  }
  if (person !== undefined) readPerson(person);
  if (!yes && !dryRun) {
    throw new UsageError('erase cannot be undone: look with --dry-run, and then repeat it with --yes.');
  }
};

const eraseAll = async (store: BookingStore, ids: readonly string[]): Promise<number> => {
  const count = await store.erasure.erase(ids);
  await clearFiles(store.erasure, { rebuild: true });
  return count;
};

/** `bookings erase`. */
export const eraseCommand = (): Command =>
  new Command('erase')
    .description(
      'Erases requests for good, also from what is unused in the file, and says which copies still hold them.',
    )
    .argument('[id...]', 'ids, or the beginnings of ids')
    .option('--person <e-mail or phone>', 'all requests with this e-mail address or telephone number')
    .addOption(new Option('--yes', 'do it'))
    .addOption(new Option('--dry-run', 'list what would be erased, and change nothing'))
    .option('--backups <folder>', 'where copies are (default: BACKUP_DIR)')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (prefixes: string[], options: Options) => {
      checkUsage(prefixes, options);
      const { dryRun, backups, identity, db = defaultDatabase() } = options;
      const erase = async (store: BookingStore) => {
        const bookings = await select(store, prefixes, options);
        const ids = bookings.map(({ id }) => id);
        return { bookings, ids, count: dryRun ? ids.length : await eraseAll(store, ids) };
      };
      const { bookings, ids, count } = await withBookings({ db, identity }, erase, { writable: !dryRun });
      if (dryRun) {
        process.stderr.write('Nothing was erased (--dry-run).\n');
        return print(fullTable(bookings));
      }
      const copies = ids.length > 0 ? tellCopies(db, { ids }, backups) : [];
      await print([`${countText(count, 'request')} erased\n`, ...copies]);
    });
