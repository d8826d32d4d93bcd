import { type Command, Option } from 'commander';
import { schedule } from '../../../content/rules/schedule.ts';
import { isTime, minutesPerDay } from '../../../content/rules/time.ts';
import type { Visit } from '../../../content/rules/visit.ts';
import { type BookingStatus, bookingStatuses, withoutSpam } from '../../../db/bookings.ts';
import { createFormatOption, type MachineFormat } from '../commandLine.ts';
import { formatDayInWords } from '../dateFormats.ts';
import { formatForProgram } from '../machineFormats.ts';
import { reportSpamLeftOut, reportUnknownMasseuse } from '../searchReports.ts';
import { formatNight } from '../table.ts';
import { print, readTerminalWidth, report } from '../terminal.ts';
import { readVisitDay } from '../typedDays.ts';
import { withBookings } from '../withBookings.ts';

type Options = { masseuse?: string; status?: BookingStatus; format: 'table' | MachineFormat };

/** Later than any hour, so that visits without an hour come last. */
const noHour = 2 * minutesPerDay;

const startOf = ({ time }: Visit): number => (time && isTime(time) ? schedule.minutesOfDay(time) : noHour);

const compareByHour = (one: Visit, other: Visit): number => startOf(one) - startOf(other);

const showDay = (text: string, { masseuse, status, format }: Options): Promise<void> =>
  withBookings((bookings) => {
    const day = readVisitDay(text);
    const asked = bookings.list({ day, status, masseuse: masseuse?.toLowerCase(), kind: 'booking' });
    const wanted = status === 'spam' ? asked : withoutSpam(asked);
    const isFiltered = status !== undefined || masseuse !== undefined;
    // The request that came first stands first among those of one hour.
    const night = wanted.toReversed().toSorted(compareByHour);
    if (format !== 'table') print(formatForProgram(night, format));
    else {
      report(formatDayInWords(day));
      if (night.length > 0) print(formatNight(night, readTerminalWidth()));
      else report(isFiltered ? 'No visit of this night matches.' : 'Nobody asks for this night.');
      if (masseuse !== undefined && night.length === 0) reportUnknownMasseuse(masseuse);
    }
    reportSpamLeftOut(asked.length - wanted.length);
  });

export const addDayCommand = (program: Command): void => {
  program
    .command('day')
    .description('List who asked for one night, by the hour: tonight, friday, 27/11.')
    .argument('[date]', 'today or tonight, tomorrow, friday, 27/11 or 2026-11-27', 'today')
    .option('--masseuse <name>', 'only with this masseuse')
    .addOption(new Option('--status <status>', 'only this status').choices(bookingStatuses))
    .addOption(createFormatOption('table'))
    .addHelpText('after', '\nExamples:\n  bookings day\n  bookings day friday --masseuse alba')
    .action(showDay);
};
