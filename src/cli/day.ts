import { Command, Option } from 'commander';
import { formatDayAndMonth } from '../../content/hours.ts';
import { hoursOn, minutesOfDay } from '../../content/visit.ts';
import { type Booking, type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { withStore } from './database.ts';
import { readVisitDay } from './dates.ts';
import { formatForMachines, type MachineFormat, machineFormats } from './machineFormats.ts';
import { databaseOption, identityOption, type ReadOptions } from './options.ts';
import { createSearch, describeUnknown, parseMasseuse } from './search.ts';
import { createTerminalTable } from './table.ts';
import { countText, printTexts, readTerminal, reportAfterData } from './terminal.ts';
import { reportSealed } from './unseal.ts';

type Options = ReadOptions & {
  masseuse?: string;
  status?: BookingStatus;
  format: 'table' | MachineFormat;
};

/** Reads the bookings for one night in the order of the visit, those without an hour last. */
const readNight = async (
  store: BookingStore,
  day: string,
  { masseuse, status }: Pick<Options, 'masseuse' | 'status'> = {},
) => {
  const { filter, matches } = createSearch({ texts: { day, masseuse } });
  const where = { kind: 'booking' as const, status };
  const found = await store.listBookings(
    { ...filter, where, withoutSpam: status === undefined, oldestFirst: true },
    Number.POSITIVE_INFINITY,
  );
  const order = ({ time }: Booking) => (time ? minutesOfDay(time) : Number.POSITIVE_INFINITY);
  const bookings = found.filter((booking) => matches?.(booking) ?? true);
  bookings.sort((one, other) => (order(one) === order(other) ? 0 : order(one) - order(other)));
  return { bookings, sealedCount: found.filter(({ sealed }) => sealed).length };
};

const formatHead = (day: string): string => {
  const hours = hoursOn(day);
  const year = Math.abs(Date.parse(day) - Date.now()) > 180 * 86_400_000 ? ` ${day.slice(0, 4)}` : '';
  return `${formatDayAndMonth(day, 'en-GB')}${year}, ${hours ? `${hours.opens}–${hours.closes}` : 'closed'}`;
};

export const dayCommand = (): Command =>
  new Command('day')
    .description('Lists who asked for one night, by the hour of the visit.')
    .argument('[date]', 'today or tonight (the default), tomorrow, friday, 27/11 or 2026-11-27', 'today')
    .option('--masseuse <name>', 'only with this masseuse', parseMasseuse)
    .addOption(new Option('--status <status>', 'only this status').choices(bookingStatuses))
    .addOption(
      new Option('--format <format>', 'output format').choices(['table', ...machineFormats]).default('table'),
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action((text: string, options: Options) =>
      withStore(options, async (store) => {
        const day = readVisitDay(text);
        const { bookings, sealedCount } = await readNight(store, day, options);
        if (options.format !== 'table') await printTexts(formatForMachines(bookings, options.format));
        else {
          const terminal = readTerminal() ?? { width: 200, colour: false };
          const table = createTerminalTable(bookings, terminal, {}, true);
          const rows = bookings.length > 0 ? [table.heading(), ...bookings.map(table.row)] : [];
          await printTexts([`${formatHead(day)}\n`, ...rows]);
          const count = (status: BookingStatus) => bookings.filter((each) => each.status === status).length;
          const counts = `${countText(bookings.length, 'request')}, ${count('new')} new, ${count('handled')} handled.`;
          if (bookings.length > 0) reportAfterData(counts);
          else if (sealedCount === 0) reportAfterData('Nobody asked for this night.');
          if (bookings.length === 0) describeUnknown(options).forEach(reportAfterData);
        }
        reportSealed(sealedCount, options.identity);
      }),
    );

/** What staff need daily, with the command for it. */
const dailyCommands = `bookings next               new requests one by one
bookings day                who comes tonight
bookings list --search ana  find a request
bookings show 3f2a          one request in full
bookings note 3f2a called   write a note`;

/** Prints how many requests are new and how many are for tonight, and the daily commands. */
export const printOverview = (): Promise<void> =>
  withStore({}, async (store) => {
    const { new: waiting } = await store.countByStatus({});
    const { bookings, sealedCount } = await readNight(store, readVisitDay('today'));
    const tonight = sealedCount > 0 ? '' : `, ${bookings.length} for tonight`;
    await printTexts([
      `${waiting} new${tonight}.\n\n${dailyCommands}\n\nbookings --help lists all commands.\n`,
    ]);
  });
