import { type Command, Option } from 'commander';
import { isTime, minutesOfDay, type Visit } from '../../content/visit.ts';
import { bookingStatuses } from '../../db/bookings.ts';
import { withBookings } from './database.ts';
import { nameDay, readVisitDay } from './dates.ts';
import { formatCsv, formatJson } from './machineFormats.ts';
import { formatNight } from './table.ts';
import { print, readTerminalWidth, report } from './terminal.ts';

type Options = { masseuse?: string; status?: string; format: 'table' | 'json' | 'csv' };

/** Visits without an hour come last. */
const startOf = ({ time }: Visit): number =>
  time && isTime(time) ? minutesOfDay(time) : Number.POSITIVE_INFINITY;

const compareByHour = (one: Visit, other: Visit): number => {
  const [start, otherStart] = [startOf(one), startOf(other)];
  return start === otherStart ? 0 : start - otherStart;
};

const showDay = (text: string, { masseuse, status, format }: Options): Promise<void> =>
  withBookings((bookings) => {
    const day = readVisitDay(text);
    const asked = bookings.list({ day, status, masseuse: masseuse?.toLowerCase(), kind: 'booking' });
    // The request that came first stands first among those of one hour.
    const night = asked
      .filter((booking) => status === 'spam' || booking.status !== 'spam')
      .toReversed()
      .toSorted(compareByHour);
    if (format === 'json') return print(formatJson(night));
    if (format === 'csv') return print(formatCsv(night));
    report(nameDay(day));
    if (night.length > 0) print(formatNight(night, readTerminalWidth()));
    else report('Nobody asks for this night.');
  });

export const addDayCommand = (program: Command): void => {
  program
    .command('day')
    .description('List who asked for one night, by the hour.')
    .argument('[date]', 'today or tonight, tomorrow, friday, 27/11 or 2026-11-27', 'today')
    .option('--masseuse <name>', 'only with this masseuse')
    .addOption(new Option('--status <status>', 'only this status').choices(bookingStatuses))
    .addOption(
      new Option('--format <format>', 'output format').choices(['table', 'json', 'csv']).default('table'),
    )
    .addHelpText('after', '\nExamples:\n  bookings day\n  bookings day friday --masseuse alba')
    .action(showDay);
};
