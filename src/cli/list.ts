import { Command, InvalidArgumentError } from 'commander';
import { locales } from '../../content/locales.ts';
import { type RequestKind, requestKinds } from '../../content/requestFields.ts';
import { type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { optionOf } from './choices.ts';
import { databaseOption } from './database.ts';
import { countListed, summaryOf } from './listSummary.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { readBookings } from './readBookings.ts';
import { createScreenTable } from './screenTable.ts';
import { searchFor } from './search.ts';
import { fullTable } from './table.ts';
import { screenOf } from './terminal.ts';
import { parseTime } from './times.ts';
import { identityOption, tellSealed, tellUnsearched } from './unseal.ts';
import { UsageError } from './usageError.ts';

type Options = {
  /** ISO 8601 in UTC, as `until`. */
  since?: string;
  until?: string;
  kind?: RequestKind;
  service?: string;
  locale?: string;
  status?: BookingStatus;
  search?: string;
  limit: number;
  format: 'table' | MachineFormat;
  separator?: string;
  raw?: boolean;
  identity?: string;
  db?: string;
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

/** Read with the command line, so that a wrong time is told before a file is opened. */
const time = (text: string): string => parseTime(text);

const take = async function* (bookings: AsyncIterable<Booking>, limit: number): AsyncGenerator<Booking> {
  let left = limit;
  for await (const booking of bookings) {
    yield booking;
    left -= 1;
    if (left === 0) return;
  }
};

/** At a terminal the newest is the last, beside the prompt, and no line is wrapped. */
const toTable = (newestFirst: readonly Booking[]): Iterable<string> => {
  const screen = screenOf(process.stdout);
  if (!screen || newestFirst.length === 0) return fullTable(newestFirst);
  const table = createScreenTable(newestFirst, screen);
  return [table.heading(), ...newestFirst.toReversed().map(table.row)];
};

const list = async (store: BookingStore, options: Options): Promise<void> => {
  const { since, until, kind, locale, status, limit, format, identity } = options;
  const { filter, matches } = searchFor({ service: options.service, words: options.search });
  const all = {
    since,
    until,
    ...filter,
    where: { ...filter.where, kind, locale, status },
    ...(matches && { matches }),
  };
  let listed = 0;
  let sealed = 0;
  const found = async function* () {
    for await (const booking of take(readBookings(store, { ...all, withoutSpam: !status }), limit)) {
      listed += 1;
      if (booking.sealed) sealed += 1;
      yield booking;
    }
  };
  if (format === 'table') await print(toTable(await Array.fromAsync(found())));
  else await print(formatForMachines(found(), format, options));
  const asked = { listed, status, isForPerson: format === 'table' };
  for (const line of summaryOf(await countListed(store, all), asked)) process.stderr.write(`${line}\n`);
  if (matches && identity === undefined) await tellUnsearched(store, { ...all, mayContain: undefined });
  else tellSealed(sealed, identity);
};

/** `bookings list`. */
export const listCommand = (): Command =>
  new Command('list')
    .description(
      'Lists requests, the newest first; in the table at a terminal last, beside the prompt, and as wide as it is.',
    )
    .option(
      '--since <time>',
      'from then on: 2026-03-31, today, yesterday, or a span back from now (2w, 7d, 12h)',
      time,
    )
    .option('--until <time>', 'before then', time)
    .addOption(optionOf('--kind <kind>', 'only this kind', requestKinds))
    .option('--service <name>', 'only this massage, by title in any language or by slug')
    .addOption(optionOf('--locale <language>', 'only this language', locales))
    .addOption(optionOf('--status <status>', 'only this status; without it, all but spam', bookingStatuses))
    .option('--search <words>', 'only requests with all these words, without regard to case and accents')
    .option('--limit <number>', 'at most so many', wholeNumber, 50)
    .addOption(
      optionOf('--format <format>', 'how to write them', ['table', ...machineFormats]).default('table'),
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
