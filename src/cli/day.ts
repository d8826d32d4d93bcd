import { Command } from 'commander';
import { withStore } from './database.ts';
import { readVisitDay } from './dates.ts';
import { addNightOptions, everything, type ListOptions, printBookings, readBookings } from './list.ts';
import { formatOption } from './machineFormats.ts';
import { addReadOptions } from './options.ts';
import { printText } from './terminal.ts';

const chooseNight = (visit: string) => ({ visit, kind: 'booking' as const, limit: everything });

export const dayCommand = (): Command =>
  addReadOptions(addNightOptions(new Command('day')).addOption(formatOption('table')))
    .description('Lists who asked for one night, by the hour of the visit.')
    .argument('[date]', 'today or tonight (the default), tomorrow, friday, 27/11 or 2026-11-27', 'today')
    .action((text: string, options: ListOptions) =>
      withStore(options, (store) => {
        const night = readVisitDay(text);
        return printBookings(store, { ...options, ...chooseNight(night) }, { night });
      }),
    );

const dailyCommands = `bookings next               new requests one by one
bookings day                who comes tonight
bookings list --search ana  find a request
bookings show 3f2a          one request in full
bookings note 3f2a called   write a note

bookings --help lists all commands.`;

export const printOverview = (): Promise<void> =>
  withStore({}, async (store) => {
    const { new: waiting } = await store.countByStatus({});
    const { bookings, unsearchedCount } = await readBookings(store, chooseNight(readVisitDay('today')));
    const tonight = unsearchedCount > 0 ? '' : `, ${bookings.length} for tonight`;
    await printText(`${waiting} new${tonight}.\n\n${dailyCommands}\n`);
  });
