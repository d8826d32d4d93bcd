import { type Command, InvalidArgumentError, Option } from 'commander';
import { type BookingKind, bookingKinds } from '../../../content/bookingFields.ts';
import { locales } from '../../../content/locales.ts';
import { foldText } from '../../../content/rules/foldText.ts';
import {
  type Booking,
  type BookingStatus,
  type Bookings,
  bookingStatuses,
  withoutSpam,
} from '../../../db/bookings.ts';
import { matchService } from '../../../views/texts/matchService.ts';
import { createSearch } from '../bookingSearch.ts';
import { collectPersons, createFormatOption, type MachineFormat } from '../commandLine.ts';
import { formatForProgram } from '../machineFormats.ts';
import { createPersonTest } from '../person.ts';
import {
  reportPersonNotFound,
  reportSimilar,
  reportSpamLeftOut,
  reportUnknownMasseuse,
  reportUnknownService,
} from '../searchReports.ts';
import { formatBookings } from '../table.ts';
import { countText, print, readTerminalWidth, report } from '../terminal.ts';
import { readVisitDay } from '../typedDays.ts';
import { readRange } from '../typedRange.ts';
import { withBookings } from '../withBookings.ts';

type Options = {
  since?: string;
  until?: string;
  kind?: BookingKind;
  service?: string;
  masseuse?: string;
  locale?: string;
  status?: BookingStatus;
  visit?: string;
  person?: string[];
  search?: string[];
  limit?: number;
  format: 'table' | MachineFormat;
};

const tableLimit = 50;

const readLimit = (text: string): number => {
  const limit = Number(text);
  if (Number.isSafeInteger(limit) && limit > 0) return limit;
  throw new InvalidArgumentError('It must be a whole number from 1.');
};

/** Finds the bookings that the options choose, spam included. */
const findBookings = (bookings: Bookings, options: Options): Booking[] => {
  const { kind, service, masseuse, locale, status, visit, person, search } = options;
  const serviceSlug = service === undefined ? undefined : (matchService(service) ?? undefined);
  const { since, until } = readRange(options);
  let found = bookings.list({
    since,
    until,
    kind,
    serviceSlug,
    masseuse: masseuse?.toLowerCase(),
    day: visit,
    locale,
    status,
  });
  // A text that names no massage of the list is looked for in what visitors typed.
  if (service !== undefined && serviceSlug === undefined)
    found = found.filter((booking) => foldText(booking.service).includes(foldText(service)));
  if (person !== undefined) found = found.filter(createPersonTest(person));
  if (search !== undefined) found = found.filter(createSearch(search.join(' ')));
  return found;
};

/** Says that nothing was found, and which names the site knows if a name is unknown. */
const reportNoneFound = ({ service, masseuse, person }: Options): void => {
  if (person === undefined) report('No requests match.');
  else reportPersonNotFound();
  if (service !== undefined) reportUnknownService(service);
  if (masseuse !== undefined) reportUnknownMasseuse(masseuse);
};

const list = (options: Options): Promise<void> =>
  withBookings((bookings) => {
    const { status, person, format } = options;
    const found = findBookings(bookings, options);
    // A disclosure is complete: it includes spam and has no limit.
    const isSpamShown = status !== undefined || person !== undefined;
    const wanted = isSpamShown ? found : withoutSpam(found);
    const usualLimit = format === 'table' && person === undefined ? tableLimit : wanted.length;
    const shown = wanted.slice(0, options.limit ?? usualLimit);
    if (format !== 'table') print(formatForProgram(shown, format));
    else if (shown.length > 0) print(formatBookings(shown, readTerminalWidth()));
    else reportNoneFound(options);
    if (shown.length < wanted.length)
      report(
        `${shown.length} of ${countText(wanted.length, 'request')} (--limit ${wanted.length} shows all).`,
      );
    else if (format === 'table' && shown.length > 0) report(`${countText(shown.length, 'request')}.`);
    if (person !== undefined) reportSimilar(bookings, found, person);
    reportSpamLeftOut(found.length - wanted.length);
  });

export const addListCommand = (program: Command): void => {
  program
    .command('list')
    .description('List requests, newest first, or find a name or telephone number.')
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
    .option(
      '--person <e-mail or phone>',
      'all requests of this person, spam included (several times for more)',
      collectPersons,
    )
    .option('--search <words...>', 'only with all these words, or with this telephone number')
    .option('--limit <number>', `only so many of the newest (a table: ${tableLimit})`, readLimit)
    .addOption(createFormatOption('table'))
    .addHelpText(
      'after',
      `
Examples:
  bookings list --status new
  bookings list --since 1/11 --until 30/11 --format csv > november.csv
  bookings list --search eva
  bookings list --search 0612345678
  bookings list --person ana@example.org --format json > ana.json`,
    )
    .action(list);
};
