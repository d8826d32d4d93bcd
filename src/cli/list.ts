import { Command, InvalidArgumentError, Option } from 'commander';
import { locales } from '../../content/locales.ts';
import { type RequestKind, requestKinds } from '../../content/requestFields.ts';
import { type Booking, type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { BookingFilter, StatusCounts } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { withBookings } from './database.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { databaseOption, identityOption, type ReadOptions, UsageError } from './options.ts';
import { searchFor } from './search.ts';
import { createScreenTable, formatTable } from './table.ts';
import { countText, formatNumber, print, readScreen, report } from './terminal.ts';
import { parseTime } from './times.ts';
import { reportSealed } from './unseal.ts';

type Options = ReadOptions & {
  /** ISO 8601 in UTC, as `until`. */
  since?: string;
  until?: string;
  kind?: RequestKind;
  service?: string;
  locale?: string;
  status?: BookingStatus;
  search?: string;
  limit?: number;
  format: 'table' | MachineFormat;
  separator?: string;
  raw?: boolean;
};

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of 1 or more.');
  return Number(text);
};

const separator = (text: string): string => {
  if (/^[,;\t]$/.test(text)) return text;
  if (text === 'tab' || text === '\\t') return '\t';
  throw new InvalidArgumentError('It must be a comma, a semicolon or tab.');
};

/** The rows of a terminal that the heading, up to three lines of summary and the prompt need. */
const otherRows = 5;

/** On a terminal the newest request is last, beside the prompt. Columns with a value in `constant` are left out. */
const formatLines = (newestFirst: readonly Booking[], constant: Record<string, unknown>): string[] => {
  const screen = readScreen();
  if (!screen || newestFirst.length === 0) return formatTable(newestFirst);
  const table = createScreenTable(newestFirst, screen, constant);
  return [table.heading(), ...newestFirst.toReversed().map(table.row)];
};

/** Lines that say what a list shows and leaves out. Machine formats get a line only if requests are left out. */
const summary = (counts: StatusCounts, shownCount: number, { status, format }: Options): string[] => {
  const total = Math.max(shownCount, status ? counts[status] : counts.new + counts.handled);
  const lines: string[] = [];
  if (format === 'table' || shownCount < total) {
    const ofAll = `${formatNumber(total)} ${total === 1 ? 'request' : 'requests'}`;
    const shown = shownCount === 0 ? 'No requests' : `${formatNumber(shownCount)} of ${ofAll}`;
    const waiting = status || counts.new === 0 ? '' : `, ${formatNumber(counts.new)} new`;
    const more = shownCount < total ? ` (--limit ${total} shows all)` : '';
    lines.push(`${shown}${waiting}${more}.`);
  }
  if (!status && counts.spam > 0) {
    lines.push(`${formatNumber(counts.spam)} marked as spam left out (--status spam lists them).`);
  }
  return lines;
};

/** Reports how many sealed requests a search could not read, if any. */
const reportUnsearched = async (store: BookingStore, filter: BookingFilter): Promise<void> => {
  const counts = await store.countByStatus({ ...filter, isSealed: true });
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (count > 0) report(`${countText(count, 'sealed request')} not searched (--identity FILE opens them).`);
};

const list = async (store: BookingStore, options: Options): Promise<void> => {
  const { since, until, kind, locale, status, format, identity, service, search } = options;
  const screen = format === 'table' ? readScreen() : null;
  const { limit = screen ? Math.max(1, screen.height - otherRows) : 50 } = options;
  const { filter, matches } = searchFor({ ...(service && { service }), ...(search && { words: search }) });
  const asked = { since, until, where: { ...filter.where, kind, locale, status } };
  const found: StatusCounts = { new: 0, handled: 0, spam: 0 };
  let shownCount = 0;
  let sealedCount = 0;

  /** Yields the requests to show. A search reads and counts all others as well. */
  const readShown = async function* (): AsyncGenerator<Booking> {
    for await (const booking of store.each({ ...asked, withoutSpam: !matches && !status })) {
      if (matches && !matches(booking)) continue;
      found[booking.status] += 1;
      const isShown = status !== undefined || booking.status !== 'spam';
      if (isShown && shownCount < limit) {
        shownCount += 1;
        if (booking.sealed) sealedCount += 1;
        yield booking;
      }
      if (shownCount === limit && !matches) return;
    }
  };

  const constant = { STATUS: status, LANG: locale, SERVICE: filter.where?.serviceSlug };
  if (format === 'table') await print(formatLines(await Array.fromAsync(readShown()), constant));
  else await print(formatForMachines(readShown(), format, options));
  summary(matches ? found : await store.countByStatus(asked), shownCount, options).forEach(report);
  if (matches && identity === undefined) await reportUnsearched(store, asked);
  else reportSealed(sealedCount, identity);
};

export const listCommand = (): Command =>
  new Command('list')
    .description('Lists requests, newest first. On a terminal the table fits its width, newest last.')
    .option(
      '--since <time>',
      'from this time on: 2026-03-31, today, yesterday, or a span back from now (2w, 7d, 12h)',
      (text) => parseTime(text),
    )
    .option('--until <time>', 'before this time', (text) => parseTime(text))
    .addOption(new Option('--kind <kind>', 'only this kind').choices(requestKinds))
    .option('--service <name>', 'only this massage, by title in any language or by slug')
    .addOption(new Option('--locale <language>', 'only this language').choices(locales))
    .addOption(
      new Option('--status <status>', 'only this status (default: all but spam)').choices(bookingStatuses),
    )
    .option(
      '--search <words>',
      'only requests with all these words, numbers or ids; ignores case and accents',
    )
    .option(
      '--limit <number>',
      'at most so many (default: on a terminal as many as fit, otherwise 50)',
      wholeNumber,
    )
    .addOption(
      new Option('--format <format>', 'output format').choices(['table', ...machineFormats]).default('table'),
    )
    .option('--separator <character>', 'in CSV, in UTF-8: between cells, a comma, ";" or tab', separator, ',')
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { since, until } = options;
      if (since && until && since > until) throw new UsageError('--since is later than --until.');
      await withBookings(options, (store) => list(store, options));
    });
