import { Command, InvalidArgumentError, Option } from 'commander';
import { locales } from '../../content/locales.ts';
import { fieldNames, type RequestKind, requestKinds } from '../../content/requestFields.ts';
import { type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import { foldText } from '../../views/text.ts';
import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { matchService } from '../bookings/matchService.ts';
import { type Format, formatBookings, formats } from './formats.ts';
import { databaseOption, withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { mayColour } from './terminal.ts';
import { parseTime } from './times.ts';
import { identityOption, tellSealed } from './unseal.ts';

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
  format: Format;
  raw?: boolean;
  identity?: string;
  db?: string;
};

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of 1 or more.');
  return Number(text);
};

/** Read with the command line, so that a wrong time is told before a file is opened. */
const time = (text: string): string => parseTime(text);

/** The tests that SQL does not make: the massage by any of its names, and words without regard to case and accents. */
const matcher = ({ service, search }: Options) => {
  const slug = service === undefined ? null : matchService(service);
  const serviceText = foldText(service ?? '');
  const words = foldText(search ?? '').split(' ');
  return (booking: Booking): boolean => {
    const isService = slug ? booking.serviceSlug === slug : foldText(booking.service).includes(serviceText);
    const texts = [booking.id, ...fieldNames.map((field) => booking[field])];
    const text = foldText(texts.filter(Boolean).join(' '));
    return isService && words.every((word) => text.includes(word));
  };
};

/** The requests asked for, newest first, and how many that match were left out as spam. */
const select = async (store: BookingStore, options: Options) => {
  const { since, until, kind, locale, status, limit } = options;
  const matches = matcher(options);
  const filter = { since, until, where: { kind, locale, status }, matches };
  if (status) return { bookings: await store.list(filter, limit), spam: 0 };
  const spam = await store.count({ ...filter, where: { kind, locale, status: 'spam' } });
  const wanted = (booking: Booking) => booking.status !== 'spam' && matches(booking);
  return { bookings: await store.list({ ...filter, matches: wanted }, limit), spam };
};

/** `bookings list`. */
export const listCommand = (): Command =>
  new Command('list')
    .description('Lists requests, newest first.')
    .option(
      '--since <time>',
      'from this date or time on, or a span back from now (2026-03-31, 7d, 12h)',
      time,
    )
    .option('--until <time>', 'before this date or time', time)
    .addOption(new Option('--kind <kind>', 'only this kind').choices(requestKinds))
    .option('--service <name>', 'only this massage, by title in any language or by slug')
    .addOption(new Option('--locale <language>', 'only this language').choices(locales))
    .addOption(
      new Option('--status <status>', 'only this status; without it, all but spam').choices(bookingStatuses),
    )
    .option('--search <words>', 'only requests with all these words, without regard to case and accents')
    .option('--limit <number>', 'at most so many', wholeNumber, 50)
    .addOption(new Option('--format <format>', 'how to write them').choices(formats).default('table'))
    .option('--raw', 'in CSV: leave cells as they are, also those that a spreadsheet would run')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { bookings, spam } = await withBookings(options, (store) => select(store, options));
      const colour = mayColour(process.stdout);
      await print(formatBookings(bookings, options.format, { raw: options.raw ?? false, colour }));
      tellSealed(bookings, options.identity);
      if (bookings.length === 0 && options.format === 'table') process.stderr.write('No requests.\n');
      if (bookings.length === options.limit) {
        process.stderr.write(`Only the newest ${options.limit} are listed (--limit).\n`);
      }
      if (spam > 0) process.stderr.write(`${spam} marked as spam left out (--status spam lists them).\n`);
    });
