import { Command, InvalidArgumentError, Option } from 'commander';
import { type BookingKind, bookingKinds } from '../../content/bookingFields.ts';
import { locales } from '../../content/locales.ts';
import { type Booking, type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { BookingFilter, StatusCounts } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { withStore } from './database.ts';
import { readRange, readVisitDay } from './dates.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { databaseOption, identityOption, type ReadOptions, UsageError } from './options.ts';
import { createSearch, describeUnknown, parseMasseuse } from './search.ts';
import { createTerminalTable, formatTable } from './table.ts';
import { countText, formatNumber, printTexts, readTerminal, reportAfterData } from './terminal.ts';
import { reportSealed } from './unseal.ts';

/** The options that `list` and `export` share. */
export type ListOptions = ReadOptions & {
  /** As typed, like `until`. Commands read both together. */
  since?: string;
  until?: string;
  kind?: BookingKind;
  service?: string;
  locale?: string;
  status?: BookingStatus;
  search?: string;
  masseuse?: string;
  /** `YYYY-MM-DD`. */
  visit?: string;
  later?: true;
  limit?: number;
  format: 'table' | MachineFormat;
  raw?: boolean;
  withSpam?: boolean;
};

/** The names of the options that choose bookings. */
export const filterNames = [
  'since',
  'until',
  'kind',
  'service',
  'masseuse',
  'locale',
  'status',
  'search',
  'visit',
  'later',
  'limit',
];

const parseLimit = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Use a whole number of 1 or more.');
  return Number(text);
};

/** The rows of a terminal for the heading, up to three lines of summary, and the prompt. */
const otherRows = 5;

/** On a terminal, puts the newest booking last, next to the prompt, and leaves out `constants`. */
const formatLines = (newestFirst: readonly Booking[], constants: Record<string, unknown>): string[] => {
  const terminal = readTerminal();
  if (!terminal || newestFirst.length === 0) return formatTable(newestFirst);
  const table = createTerminalTable(newestFirst, terminal, constants);
  return [table.heading(), ...newestFirst.toReversed().map(table.row)];
};

const sumCounts = (counts: StatusCounts): number => counts.new + counts.handled + counts.spam;

/** Says what a list shows and leaves out. Machine formats get a line only if bookings are left out. */
const summarize = (counts: StatusCounts, shownCount: number, options: ListOptions): string[] => {
  const { status, format, withSpam } = options;
  const hidden = status || withSpam ? 0 : counts.spam;
  const total = Math.max(shownCount, status ? counts[status] : sumCounts(counts) - hidden);
  const lines: string[] = [];
  if (shownCount > 0 && (format === 'table' || shownCount < total)) {
    const shown = `${formatNumber(shownCount)} of ${formatNumber(total)} ${total === 1 ? 'request' : 'requests'}`;
    const waiting = status || counts.new === 0 ? '' : `, ${formatNumber(counts.new)} new`;
    const more = shownCount < total ? ` (--limit ${total} shows all)` : '';
    lines.push(`${shown}${waiting}${more}.`);
  }
  if (hidden > 0) lines.push(`${formatNumber(hidden)} marked as spam left out (--status spam lists them).`);
  return lines;
};

/** Reports how many sealed bookings a search could not read, if any. */
const reportUnsearched = async (store: BookingStore, filter: BookingFilter): Promise<void> => {
  const count = sumCounts(await store.countByStatus({ ...filter, isSealed: true }));
  if (count > 0)
    reportAfterData(`${countText(count, 'sealed request')} not searched (--identity FILE opens them).`);
};

/** Prints the bookings that the options choose, or the ones in `chosen`. */
export const printBookings = async (
  store: BookingStore,
  options: ListOptions,
  chosen?: Booking[],
): Promise<void> => {
  const { kind, locale, status, format, identity, service, search, masseuse, visit, later, withSpam } =
    options;
  const isSheet = format === 'csv' || format === 'excel';
  const terminal = format === 'table' ? readTerminal() : null;
  const usualLimit = terminal ? Math.max(1, terminal.height - otherRows) : 50;
  const { limit = isSheet ? Number.POSITIVE_INFINITY : usualLimit } = options;
  const { filter, matches } = createSearch({ service, words: search, texts: { day: visit, masseuse } });
  const laterThan = later && new Date().toISOString();
  const condition = {
    ...filter,
    ...readRange(options),
    laterThan,
    where: { ...filter.where, kind, locale, status },
  };
  const found: StatusCounts = { new: 0, handled: 0, spam: 0 };
  const hasSpam = withSpam || status !== undefined;
  let shownCount = 0;
  let sealedCount = 0;

  /** Yields the bookings to show. A search reads and counts all others as well. */
  const readShown = async function* (): AsyncGenerator<Booking> {
    for await (const booking of chosen ??
      store.eachBooking({ ...condition, withoutSpam: !matches && !hasSpam })) {
      if (matches && !matches(booking)) continue;
      found[booking.status] += 1;
      const isShown = hasSpam || booking.status !== 'spam';
      if (isShown && shownCount < limit) {
        shownCount += 1;
        if (booking.sealed) sealedCount += 1;
        yield booking;
      }
      if (shownCount === limit && !matches) return;
    }
  };

  const constants = { STATUS: status, LANG: locale, SERVICE: filter.where?.serviceSlug };
  if (format === 'table') await printTexts(formatLines(await Array.fromAsync(readShown()), constants));
  else await printTexts(formatForMachines(readShown(), format, options));
  const counts = matches || chosen ? found : await store.countByStatus(condition);
  if (format === 'table' && shownCount === 0) {
    reportAfterData(`No requests match (of ${formatNumber(sumCounts(await store.countByStatus({})))}).`);
    describeUnknown(options).forEach(reportAfterData);
  }
  summarize(counts, shownCount, options).forEach(reportAfterData);
  if (matches && identity === undefined) await reportUnsearched(store, condition);
  else reportSealed(sealedCount, identity);
};

/** Throws `UsageError` if options contradict each other or have no effect. */
const checkOptions = (options: ListOptions): void => {
  const { raw, format } = options;
  const { since, until } = readRange(options);
  if (raw && format !== 'csv') {
    throw new UsageError('--raw has no effect. Leave it out, or add --format csv.');
  }
  if (since && until && since >= until) {
    throw new UsageError('--since is not before --until, so no request matches. Change one of them.');
  }
};

/** Adds the options that choose bookings and their format. */
export const addListOptions = (command: Command, format: ListOptions['format']): Command =>
  command
    .option(
      '--since <date>',
      'from this day or time on: 2026-03-31, 31/3, friday, viernes, today, ayer, 2026-03-31T20:00, or back from now: 2w, 7d, 12h',
    )
    .option('--until <date>', 'up to this time, or to the end of this day')
    .addOption(new Option('--kind <kind>', 'only this kind').choices(bookingKinds))
    .option('--service <name>', 'only this massage, by title in any language or by slug')
    .option('--masseuse <name>', 'only with this masseuse', parseMasseuse)
    .option('--visit <day>', 'only for this night: today, tomorrow, friday, 27/11 or 2026-11-27', (text) =>
      readVisitDay(text),
    )
    .option('--later', 'only those that somebody put off in next')
    .option('--locale <language>', `only this language: ${locales.join(', ')}`)
    .addOption(new Option('--status <status>', 'only this status').choices(bookingStatuses))
    .option('--search <words>', 'only with all these words, numbers or ids; ignores case and accents')
    .option(
      '--limit <number>',
      'at most so many of the newest (list: as many as fit a terminal, otherwise 50; CSV, Excel: all)',
      parseLimit,
    )
    .addOption(
      new Option('--format <format>', 'output format').choices(['table', ...machineFormats]).default(format),
    )
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(identityOption())
    .addOption(databaseOption())
    .hook('preAction', (started) => checkOptions(started.opts()));

export const listCommand = (): Command =>
  addListOptions(new Command('list'), 'table')
    .description('Lists requests without spam, newest first; on a terminal newest last.')
    .action((options: ListOptions) => withStore(options, (store) => printBookings(store, options)));
