import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import type { Look } from '../../db/tail.ts';
import type { Booking } from '../bookings/bookingRecord.ts';
import { optionOf } from './choices.ts';
import { databaseOption, defaultDatabase, shownDatabase } from './database.ts';
import { formatForMachines } from './machineFormats.ts';
import { explainFailure } from './openBookings.ts';
import { openLooks } from './openLooks.ts';
import { printMore } from './print.ts';
import { createScreenTable } from './screenTable.ts';
import { createGrowingTable } from './table.ts';
import { screenOf } from './terminal.ts';
import { parseTime } from './times.ts';
import { createUnseal, identityOption } from './unseal.ts';

const watchFormats = ['table', 'ndjson'] as const;

type Options = {
  since?: string;
  format: (typeof watchFormats)[number];
  quiet?: boolean;
  identity?: string;
  db?: string;
};

/** How long a request may be there before it is looked for. */
const betweenLooksMs = 1000;

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** On the terminal itself, so that it is no part of what somebody pipes on. */
const ringBell = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\u0007');
};

/** Looks until it works, and tells once that it does not, and once that it does again. */
const createPatientLook = (path: string, look: () => Promise<Look<Booking>>) => {
  let failures = 0;
  return async (): Promise<Look<Booking> | undefined> => {
    try {
      const found = await look();
      if (found.isReplaced) tell('The database was replaced; watching the new one.');
      else if (failures > 1) tell('Watching again.');
      failures = 0;
      return found;
    } catch (error) {
      failures += 1;
      // The first one is told by nobody: a file is locked for a moment whenever a server starts or ends.
      if (failures === 2) {
        const reason = explainFailure(error, path, 'read');
        tell(`${reason instanceof Error ? reason.message : String(reason)} Waiting for it.`);
      }
      return undefined;
    }
  };
};

const watch = async ({
  since,
  format,
  quiet,
  identity,
  db: path = defaultDatabase(),
}: Options): Promise<void> => {
  const unseal = identity === undefined ? async (rows: Booking[]) => rows : await createUnseal(identity);
  const { look, close } = await openLooks(path, since);
  const growing = createGrowingTable();
  /** As wide as the terminal is now. */
  const table = () => {
    const screen = screenOf(process.stdout);
    return screen ? createScreenTable(null, screen) : growing;
  };
  const write = async (bookings: readonly Booking[]) => {
    const pieces =
      format === 'table'
        ? bookings.map(table().row)
        : await Array.fromAsync(formatForMachines(bookings, format));
    return printMore(pieces.join(''));
  };

  let isBellDue = false;
  const show = async ({ bookings, isEarlier, isMore }: Look<Booking>): Promise<boolean> => {
    const shown = await unseal(bookings.filter(({ status }) => status !== 'spam'));
    const isRead = shown.length === 0 || (await write(shown));
    isBellDue ||= shown.length > 0 && !isEarlier;
    // Many at once come in several looks, and are one reason to look up.
    if (isBellDue && !isMore) {
      if (!quiet) ringBell();
      isBellDue = false;
    }
    return isRead;
  };

  let found: Look<Booking> | undefined = await look().catch((error) => {
    throw explainFailure(error, path, 'read');
  });
  tell(`Watching ${shownDatabase(path)} for requests. Ctrl-C ends it.`);
  if (format === 'table' && !(await printMore(table().heading()))) return close();
  const lookPatiently = createPatientLook(path, look);
  while (!found || (await show(found))) {
    if (!found?.isMore) await wait(betweenLooksMs);
    found = await lookPatiently();
  }
  await close();
};

/** `bookings watch`. */
export const watchCommand = (): Command =>
  new Command('watch')
    .description(
      'Shows requests as they come, without spam, and rings the bell of the terminal. Goes on when the site restarts.',
    )
    .option('--since <time>', 'first those from this date or time on, or a span back from now', (text) =>
      parseTime(text),
    )
    .addOption(optionOf('--format <format>', 'how to write them', watchFormats).default('table'))
    .option('--quiet', 'without the bell')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(watch);
