import { type Command, InvalidArgumentError, Option } from 'commander';
import { bookingKinds } from '../../content/bookingFields.ts';
import { locales } from '../../content/locales.ts';
import { type Booking, bookingStatuses } from '../../db/bookings.ts';
import { foldText } from '../../views/text.ts';
import { matchService } from '../bookings/matchService.ts';
import { withBookings } from './database.ts';
import { readRange, readVisitDay } from './dates.ts';
import { formatCsv, formatJson } from './machineFormats.ts';
import { createPersonTest } from './person.ts';
import { createSearch } from './search.ts';
import { formatList } from './table.ts';
import { countText, print, readTerminalWidth, report } from './terminal.ts';

type Options = {
  since?: string;
  until?: string;
  kind?: string;
  service?: string;
  masseuse?: string;
  locale?: string;
  status?: string;
  visit?: string;
  person?: string;
  search?: string[];
  limit?: number;
  format: 'table' | 'json' | 'csv';
};

const tableLimit = 50;

const readLimit = (text: string): number => {
  const limit = Number(text);
  if (Number.isSafeInteger(limit) && limit > 0) return limit;
  throw new InvalidArgumentError('It must be a whole number from 1.');
};

/** Returns a test for the options that SQL cannot test. */
const createTest = ({ service, person, search }: Options): ((booking: Booking) => boolean) => {
  const isService = (booking: Booking): boolean =>
    service === undefined ||
    matchService(service) !== null ||
    foldText(booking.service).includes(foldText(service));
  const isPerson = person === undefined ? () => true : createPersonTest(person);
  const isFound = search === undefined ? () => true : createSearch(search.join(' '));
  return (booking) => isService(booking) && isPerson(booking) && isFound(booking);
};

const list = (options: Options): Promise<void> =>
  withBookings((bookings) => {
    const { kind, masseuse, locale, status, service, person, format } = options;
    const filter = {
      ...readRange(options),
      kind,
      masseuse: masseuse?.toLowerCase(),
      locale,
      status,
      serviceSlug: (service && matchService(service)) || undefined,
      day: options.visit,
    };
    const found = bookings.list(filter).filter(createTest(options));
    // A disclosure is complete, so it includes spam.
    const isSpamShown = status !== undefined || person !== undefined;
    const wanted = isSpamShown ? found : found.filter((booking) => booking.status !== 'spam');
    const { limit = format === 'table' ? tableLimit : wanted.length } = options;
    const shown = wanted.slice(0, limit);
    if (format === 'json') print(formatJson(shown));
    else if (format === 'csv') print(formatCsv(shown));
    else if (shown.length > 0) print(formatList(shown, readTerminalWidth()));
    else report('No requests match.');
    if (shown.length < wanted.length)
      report(
        `${shown.length} of ${countText(wanted.length, 'request')} (--limit ${wanted.length} shows all).`,
      );
    const spamCount = found.length - wanted.length;
    if (spamCount > 0) report(`${spamCount} marked as spam left out (--status spam lists them).`);
  });

export const addListCommand = (program: Command): void => {
  program
    .command('list')
    .description('List requests, newest first.')
    .option(
      '--since <date>',
      'from this day or time on: 27/11, 2026-11-27T20:00, yesterday, friday, or back: 2w, 7d, 12h',
    )
    .option('--until <date>', 'up to this time, or to the end of this day')
    .addOption(new Option('--kind <kind>', 'only this kind').choices(bookingKinds))
    .option('--service <name>', 'only this massage, by title in any language or by slug')
    .option('--masseuse <name>', 'only with this masseuse')
    .addOption(new Option('--locale <language>', 'only this language').choices(locales))
    .addOption(new Option('--status <status>', 'only this status').choices(bookingStatuses))
    .option('--visit <day>', 'only this night: today, tomorrow, friday, 27/11 or 2026-11-27', readVisitDay)
    .option('--person <e-mail or phone>', 'all requests of this person, spam included')
    .option('--search <words...>', 'only with all these words, or with this telephone number')
    .option('--limit <number>', `only so many of the newest (a table: ${tableLimit})`, readLimit)
    .addOption(
      new Option('--format <format>', 'output format').choices(['table', 'json', 'csv']).default('table'),
    )
    .addHelpText(
      'after',
      `
Examples:
  bookings list --status new
  bookings list --since 1/11 --until 30/11 --format csv > november.csv
  bookings list --search 0612345678
  bookings list --person ana@example.org --format json > ana.json`,
    )
    .action(list);
};
