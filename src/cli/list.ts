import { Command, Option } from 'commander';
import { type BookingKind, bookingKinds } from '../../content/bookingFields.ts';
import { locales } from '../../content/locales.ts';
import { hoursOn } from '../../content/visit.ts';
import { type Booking, type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { StatusCounts } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { findOverlaps, sortByHour } from '../bookings/night.ts';
import { createSearch, describeUnknown, parseMasseuse } from '../bookings/search.ts';
import { wholeNumber } from '../settings.ts';
import { withStore } from './database.ts';
import { formatLongDay, readRange, readVisitDay } from './dates.ts';
import { formatForMachines, formatOption, type MachineFormat } from './machineFormats.ts';
import { addReadOptions, type ReadOptions, readSetting } from './options.ts';
import { type PersonOptions, personOption, readPersonOption, selectPerson } from './person.ts';
import { formatFileTable, formatTerminalTable } from './table.ts';
import { countText, formatNumber, printText, readTerminal, reportAfterData } from './terminal.ts';
import { reportSealed } from './unseal.ts';

type ListOptions = ReadOptions & {
  /** As typed, like `until`. Both are read together. */
  since?: string;
  until?: string;
  kind?: BookingKind;
  service?: string;
  masseuse?: string;
  locale?: string;
  status?: BookingStatus | undefined;
  search?: string[];
  /** `YYYY-MM-DD`. */
  visit?: string;
  later?: true;
  limit?: number;
  withSpam?: boolean;
  format: 'table' | MachineFormat;
  raw?: boolean;
};

const filterNames = 'since until kind service masseuse locale status search visit later limit'.split(' ');

/** The rows of a terminal for the heading, up to three lines of summary, and the prompt. */
const otherRows = 5;

const getUsualLimit = (format: ListOptions['format']): number => {
  if (format === 'csv' || format === 'excel') return Infinity;
  const terminal = format === 'table' ? readTerminal() : null;
  return terminal ? Math.max(1, terminal.height - otherRows) : 50;
};

const parseLimit = (text: string): number => readSetting(wholeNumber(1, 999_999_999), text, '--limit');

const countStatuses = (bookings: readonly Booking[]): StatusCounts => {
  const counts = { new: 0, handled: 0, spam: 0 };
  for (const { status } of bookings) counts[status] += 1;
  return counts;
};

const sumCounts = (counts: StatusCounts): number => counts.new + counts.handled + counts.spam;

/** Reads the bookings that the options choose, newest first, and counts them without `limit`. */
const readBookings = async (store: BookingStore, options: Partial<ListOptions>) => {
  const { kind, locale, status, service, search, masseuse, visit, later } = options;
  const { limit = Infinity, withSpam = false } = options;
  const texts = { day: visit, masseuse };
  const { filter, matches } = createSearch({ service, words: search?.join(' '), texts });
  const condition = {
    ...filter,
    ...readRange(options),
    laterThan: later && new Date().toISOString(),
    where: { ...filter.where, kind, locale, status: status ?? (later && 'new') },
  };
  if (!matches) {
    const bookings = await store.listBookings({ ...condition, withoutSpam: !withSpam }, limit);
    return { bookings, counts: await store.countByStatus(condition), unsearchedCount: 0 };
  }
  const found: Booking[] = [];
  for await (const booking of store.eachBooking(condition)) if (matches(booking)) found.push(booking);
  const bookings = found.filter((booking) => withSpam || booking.status !== 'spam').slice(0, limit);
  const unsearched = options.identity === undefined && { ...condition, isSealed: true as const };
  const unsearchedCount = unsearched ? sumCounts(await store.countByStatus(unsearched)) : 0;
  return { bookings, counts: countStatuses(found), unsearchedCount };
};

/** Says what a list shows and leaves out. Machine formats get a line only if bookings are left out. */
const summarize = (counts: StatusCounts, shownCount: number, options: ListOptions): string[] => {
  const { status, format, withSpam, visit } = options;
  const hidden = withSpam ? 0 : counts.spam;
  const total = Math.max(shownCount, status ? counts[status] : sumCounts(counts) - hidden);
  const lines: string[] = [];
  if (shownCount > 0 && (format === 'table' || shownCount < total)) {
    const shown = `${formatNumber(shownCount)} of ${formatNumber(total)} ${total === 1 ? 'request' : 'requests'}`;
    const states = `, ${formatNumber(counts.new)} new, ${formatNumber(counts.handled)} handled`;
    const night = visit ? `${formatLongDay(visit)}: ` : '';
    const more = shownCount < total ? ` (--limit ${total} shows all)` : '';
    lines.push(`${night}${shown}${status ? '' : states}${more}.`);
  }
  if (hidden > 0) lines.push(`${formatNumber(hidden)} marked as spam left out (--status spam lists them).`);
  return lines;
};

type PrintOptions = {
  /** Prints these bookings, and ignores the options that choose. */
  chosen?: Booking[] | undefined;
  /** Prints the plan of a night, in the order of the visit, those without an hour last. */
  night?: string;
};

/** Formats the plan of a night, with a mark after the masseuses of `overlaps`. */
const formatNight = (day: string, bookings: Booking[], overlaps: Set<Booking>): string => {
  const hours = hoursOn(day);
  const heading = `${formatLongDay(day)}, ${hours ? `${hours.opens}–${hours.closes}` : 'closed'}\n`;
  if (bookings.length === 0) return heading;
  const marked = bookings.map((booking) =>
    overlaps.has(booking) ? { ...booking, masseuse: `${booking.masseuse}!` } : booking,
  );
  return heading + formatTerminalTable(marked, readTerminal()?.width ?? 200, { isNight: true });
};

/** Formats a list. On a terminal, the newest booking is last, next to the prompt. */
const formatList = (bookings: Booking[]): string => {
  if (bookings.length === 0) return '';
  const terminal = readTerminal();
  return terminal ? formatTerminalTable(bookings.toReversed(), terminal.width) : formatFileTable(bookings);
};

/** Leaves out the oldest bookings until a terminal shows the whole table, unless there is a limit. */
const fitToTerminal = (bookings: Booking[], given: ListOptions): Booking[] => {
  if (given.format !== 'table' || given.limit !== undefined || !readTerminal()) return bookings;
  const maxLines = getUsualLimit('table') + 2;
  const fits = bookings.length < 2 || formatList(bookings).split('\n').length <= maxLines;
  return fits ? bookings : fitToTerminal(bookings.slice(0, -1), given);
};

/** Prints the bookings that the options choose, and says on standard error what is left out. */
const printBookings = async (
  store: BookingStore,
  given: ListOptions,
  { chosen, night }: PrintOptions = {},
): Promise<void> => {
  const { format, identity, status } = given;
  const options = { limit: getUsualLimit(format), withSpam: status !== undefined, ...given };
  const isTable = format === 'table';
  // A booking that is not shown may overlap.
  const read = chosen
    ? { bookings: chosen, counts: countStatuses(chosen), unsearchedCount: 0 }
    : await readBookings(store, night ? { ...options, status: undefined } : options);
  const { counts, unsearchedCount } = read;
  const overlaps = night ? findOverlaps(read.bookings) : new Set<Booking>();
  const bookings = night
    ? sortByHour(read.bookings.toReversed()).filter((booking) => !status || booking.status === status)
    : fitToTerminal(read.bookings, given);
  if (!isTable) await printText(formatForMachines(bookings, format, options));
  else await printText(night ? formatNight(night, bookings, overlaps) : formatList(bookings));
  if (isTable && bookings.some((booking) => overlaps.has(booking)))
    reportAfterData('! Two or more guests ask for this masseuse at hours that overlap.');
  if (isTable && bookings.length === 0) {
    reportAfterData(`No requests match (of ${formatNumber(sumCounts(await store.countByStatus({})))}).`);
    describeUnknown(options).forEach(reportAfterData);
  }
  summarize(counts, bookings.length, options).forEach(reportAfterData);
  if (unsearchedCount > 0)
    reportAfterData(
      `${countText(unsearchedCount, 'sealed request')} not searched (--identity FILE opens them).`,
    );
  else reportSealed(bookings, identity);
};

const addNightOptions = (command: Command): Command =>
  command
    .option('--masseuse <name>', 'only with this masseuse', parseMasseuse)
    .addOption(new Option('--status <status>', 'only this status').choices(bookingStatuses));

const addListOptions = (command: Command, format: ListOptions['format']): Command =>
  addReadOptions(
    addNightOptions(
      command
        .option('--since <date>', 'from then on: 31/3, 2026-03-31T20:00, friday, ayer, or back: 2w, 12h')
        .option('--until <date>', 'up to this time, or to the end of this day')
        .addOption(new Option('--kind <kind>', 'only this kind').choices(bookingKinds))
        .option('--service <name>', 'only this massage, by title in any language or by slug')
        .option('--visit <day>', 'only this night: today, friday or 27/11', (text) => readVisitDay(text))
        .option('--later', 'only those that somebody put off in next')
        .option('--locale <language>', `only this language: ${locales.join(', ')}`)
        .option('--search <words...>', 'only with all these words, numbers or ids; ignores case and accents')
        .option('--limit <number>', 'only so many of the newest', parseLimit),
    )
      .addOption(formatOption('table').default(format))
      .addOption(new Option('--raw', 'CSV with cells as they are, also formulas').implies({ format: 'csv' })),
  ).hook('preAction', (started) => void readRange(started.opts()));

export const listCommand = (): Command =>
  addListOptions(new Command('list'), 'table')
    .description('Lists requests without spam, newest first; on a terminal newest last.')
    .action((options: ListOptions) => withStore(options, (store) => printBookings(store, options)));

export const exportCommand = (): Command =>
  addListOptions(new Command('export'), 'json')
    .description('Writes all requests, with every field and spam. Options choose fewer.')
    .addOption(personOption().conflicts(filterNames))
    .action(async (options: ListOptions & PersonOptions) => {
      const person = await readPersonOption(options);
      await withStore(options, async (store) => {
        const found = person === undefined ? undefined : await selectPerson(store, person, options);
        if (found?.length === 0) reportAfterData('No request has this e-mail address or telephone number.');
        const chosen = found?.map(({ booking }) => booking);
        await printBookings(store, { limit: Infinity, withSpam: true, ...options }, { chosen });
      });
    });

const chooseNight = (visit: string) => ({ visit, kind: 'booking' as const, limit: Infinity });

export const dayCommand = (): Command =>
  addReadOptions(addNightOptions(new Command('day')).addOption(formatOption('table')))
    .description('Lists who asked for one night, by the hour of the visit.')
    .argument('[date]', 'today or tonight (the default), tomorrow, friday, 27/11 or 2026-11-27', 'today')
    .action((text: string, options: ListOptions) => {
      const night = readVisitDay(text);
      const given = { ...options, ...chooseNight(night) };
      return withStore(options, (store) => printBookings(store, given, { night }));
    });

/** Says what is to do today. */
export const printOverview = (): Promise<void> =>
  withStore({}, async (store) => {
    const { new: waiting } = await store.countByStatus({});
    const { bookings, unsearchedCount } = await readBookings(store, chooseNight(readVisitDay('today')));
    const visits = `; ${countText(bookings.length, 'visit')} asked for tonight`;
    await printText(`${countText(waiting, 'new request')}${unsearchedCount > 0 ? '' : visits}.\n`);
  });
