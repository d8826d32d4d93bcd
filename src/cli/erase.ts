import type { Command } from 'commander';
import type { Booking, Bookings } from '../../db/bookings.ts';
import { removeErasedBytes } from '../../db/database.ts';
import { withBookings } from './database.ts';
import { findByPrefixes, formatSummary } from './ids.ts';
import { createPersonTest } from './person.ts';
import { countText, print, report, UsageError } from './terminal.ts';

type Options = { person?: string; yes?: true; dryRun?: true };

const findChosen = (bookings: Bookings, ids: string[], person: string | undefined): Booking[] => {
  if (ids.length > 0 === (person !== undefined))
    throw new UsageError('Name ids, or --person and a whole e-mail address or telephone number.');
  if (person === undefined) return findByPrefixes(bookings, ids);
  return bookings.list().filter(createPersonTest(person));
};

const erase = (ids: string[], { person, yes, dryRun }: Options): Promise<void> =>
  withBookings((bookings, db) => {
    const chosen = findChosen(bookings, ids, person);
    const isErased = yes === true && !dryRun;
    if (isErased) bookings.erase(chosen.map(({ id }) => id));
    const lines = chosen.map((booking) => `  ${formatSummary(booking)}`);
    print(
      [`${countText(chosen.length, 'request')} ${isErased ? '' : 'would be '}erased`, ...lines].join('\n'),
    );
    if (isErased && !removeErasedBytes(db))
      report(
        'Another program uses the database, which may keep the erased texts until the site is restarted.',
      );
    if (!yes && !dryRun)
      throw new UsageError('Nothing was erased. This cannot be undone: repeat it with --yes.');
  });

export const addEraseCommand = (program: Command): void => {
  program
    .command('erase')
    .description('Erase requests for good.')
    .argument('[id...]', 'ids, or the beginnings of ids')
    .option('--person <e-mail or phone>', 'all requests of this person')
    .option('--yes', 'erase them; cannot be undone')
    .option('--dry-run', 'only show them')
    .addHelpText(
      'after',
      '\nExamples:\n  bookings erase --person "+34 600 111 222" --dry-run\n  bookings erase 3f2a77b0 --yes',
    )
    .action(erase);
};
