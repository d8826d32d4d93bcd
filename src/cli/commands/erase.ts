import type { Command } from 'commander';
import type { Booking, Bookings } from '../../../db/bookings.ts';
import { removeErasedBytes } from '../../../db/database.ts';
import { collectPersons, UsageError } from '../commandLine.ts';
import { findByPrefixes, formatSummary } from '../ids.ts';
import { createPersonTest } from '../person.ts';
import { reportPersonNotFound, reportSimilar } from '../searchReports.ts';
import { countText, print, report } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

type Options = { person?: string[]; yes?: true; dryRun?: true };

const findChosen = (bookings: Bookings, ids: string[], person: string[] | undefined): Booking[] => {
  const hasIds = ids.length > 0;
  const hasPerson = person !== undefined;
  if (hasIds && hasPerson)
    throw new UsageError('Name ids or --person, not both. A number with spaces needs quotes.');
  if (!hasIds && !hasPerson)
    throw new UsageError('Name ids, or --person and a whole e-mail address or telephone number.');
  return hasPerson ? bookings.list().filter(createPersonTest(person)) : findByPrefixes(bookings, ids);
};

const erase = (ids: string[], { person, yes, dryRun }: Options): Promise<void> =>
  withBookings((bookings, db) => {
    const chosen = findChosen(bookings, ids, person);
    const isErasing = yes && !dryRun;
    if (isErasing) bookings.erase(chosen.map(({ id }) => id));
    const count = countText(chosen.length, 'request');
    const lines = chosen.map((booking) => `  ${formatSummary(booking)}`);
    print([`${count} ${isErasing ? 'erased' : 'would be erased'}`, ...lines].join('\n'));
    if (chosen.length === 0) reportPersonNotFound();
    if (person !== undefined) reportSimilar(bookings, chosen, person);
    if (isErasing) {
      const isClean = removeErasedBytes(db);
      if (!isClean)
        report(
          'Another program uses the database, which may keep the erased texts until the site is restarted.',
        );
    } else if (chosen.length > 0 && !dryRun)
      throw new UsageError('Nothing was erased. This cannot be undone: repeat it with --yes.');
  });

export const addEraseCommand = (program: Command): void => {
  program
    .command('erase')
    .description('Erase requests for good, also all of one person.')
    .argument('[id...]', 'ids, or the beginnings of ids')
    .option(
      '--person <e-mail or phone>',
      'all requests of this person (several times for more)',
      collectPersons,
    )
    .option('--yes', 'erase them; cannot be undone')
    .option('--dry-run', 'only show them')
    .addHelpText(
      'after',
      `
Without --yes, it only shows what it would erase.

Examples:
  bookings erase --person "+34 600 111 222"
  bookings erase --person "+34 600 111 222" --yes
  bookings erase 3f2a77b0`,
    )
    .action(erase);
};
