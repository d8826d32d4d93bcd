import { Command } from 'commander';
import type { BookingStore } from '../../db/store.ts';
import { withBookings } from './database.ts';
import { cleanFiles, reportBackups } from './erasedData.ts';
import {
  type ChangeOptions,
  databaseOption,
  defaultDatabase,
  identityOption,
  type ReadOptions,
  requireConsent,
  UsageError,
} from './options.ts';
import { readPerson, selectPerson } from './person.ts';
import { findByPrefixes } from './search.ts';
import { formatTable } from './table.ts';
import { countText, print, report } from './terminal.ts';

type Options = ReadOptions & ChangeOptions & { person?: string; backups?: string };

export const eraseCommand = (): Command =>
  new Command('erase')
    .description('Erases requests for good, and names the backups that still contain them.')
    .argument('[id...]', 'ids, or the beginnings of ids')
    .option('--person <e-mail or phone>', 'all requests with this e-mail address or telephone number')
    .option('--yes', 'do it')
    .option('--dry-run', 'list the requests, and change nothing')
    .option('--backups <folder>', 'the folder of the backups (default: BACKUP_DIR)')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (prefixes: string[], options: Options) => {
      const { person, dryRun, backups, identity, db = defaultDatabase() } = options;
      if (prefixes.length > 0 === (person !== undefined)) {
        throw new UsageError('erase takes ids, or --person and an e-mail address or telephone number.');
      }
      if (person !== undefined) readPerson(person);
      requireConsent(options, 'erase cannot be undone: look with --dry-run, and then repeat it with --yes.');
      const erase = async (store: BookingStore) => {
        const bookings =
          person === undefined
            ? await findByPrefixes(store, prefixes)
            : await selectPerson(store, person, identity);
        const ids = bookings.map(({ id }) => id);
        if (dryRun) return { bookings, ids, count: 0 };
        const count = await store.erasure.erase(ids);
        await cleanFiles(store.erasure, { rebuild: true });
        return { bookings, ids, count };
      };
      const { bookings, ids, count } = await withBookings({ ...options, db }, erase, { writable: !dryRun });
      if (dryRun) {
        report('Nothing was erased (--dry-run).');
        return print(formatTable(bookings));
      }
      const copies = ids.length > 0 ? reportBackups(db, { ids }, backups) : [];
      await print([`${countText(count, 'request')} erased\n`, ...copies]);
    });
