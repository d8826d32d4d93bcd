import { setTimeout as wait } from 'node:timers/promises';
import { Command, Option } from 'commander';
import type { Booking } from '../../db/booking.ts';
import { getErrorMessage } from '../../db/storeErrors.ts';
import { withStore } from './database.ts';
import { readRange } from './dates.ts';
import { formatInFull } from './formatDetails.ts';
import { formatForMachines } from './machineFormats.ts';
import { addReadOptions, defaultDatabase, formatDatabase, type ReadOptions } from './options.ts';
import { printText, reportLine } from './terminal.ts';
import { createUnseal } from './unseal.ts';

type Options = ReadOptions & { since?: string; format: 'full' | 'ndjson'; quiet?: boolean };

const pollIntervalMs = 1000;

/** Each poll also reads bookings stored so long before the start, because clocks differ and commits take time. */
const overlapMs = 60_000;

const watch = async ({ since, format, quiet, identity, db = defaultDatabase() }: Options): Promise<void> => {
  const unseal = identity === undefined ? async (rows: Booking[]) => rows : createUnseal(identity);
  const filter = {
    since: since ?? new Date(Date.now() - overlapMs).toISOString(),
    withoutSpam: true,
    oldestFirst: true,
  };
  const known = new Set<string>();
  /** Opens the database for each poll, because a restore may replace the file between two polls. */
  const poll = async (): Promise<Booking[]> => {
    const found = await withStore({ db }, (store) => store.listBookings(filter, Number.POSITIVE_INFINITY));
    const added = found.filter(({ id }) => !known.has(id));
    for (const { id } of added) known.add(id);
    return added;
  };
  let failures = 0;
  const pollAgain = async (): Promise<Booking[]> => {
    try {
      const added = await poll();
      if (failures > 1) reportLine('Watching again.');
      failures = 0;
      return added;
    } catch (error) {
      failures += 1;
      // Ignore the first failure: a file is locked briefly when a server starts or stops.
      if (failures === 2) reportLine(`${getErrorMessage(error)} Waiting for it.`);
      return [];
    }
  };
  /** Resolves with `false` if the reader has closed the output. */
  const show = async (bookings: Booking[]): Promise<boolean> => {
    const opened = await unseal(bookings);
    if (opened.length === 0) return true;
    return printText(format === 'full' ? `${formatInFull(opened)}\n` : formatForMachines(opened, format));
  };

  const earlier = await poll();
  reportLine(`Watching ${formatDatabase(db)} for requests. Ctrl-C ends it.`);
  let isOpen = await show(since === undefined ? [] : earlier);
  while (isOpen) {
    await wait(pollIntervalMs);
    const added = await pollAgain();
    isOpen = await show(added);
    // The bell on standard error is not part of piped output.
    if (added.length > 0 && !quiet && process.stderr.isTTY) process.stderr.write('\u0007');
  }
};

export const watchCommand = (): Command =>
  addReadOptions(new Command('watch'))
    .description('Shows requests in full as they come, without spam, and rings the bell.')
    .option('--since <time>', 'first those from this time on', (since) => readRange({ since }).since)
    .addOption(new Option('--format <format>', 'output format').choices(['full', 'ndjson']).default('full'))
    .option('--quiet', 'without the bell')
    .action(watch);
