import { setTimeout as wait } from 'node:timers/promises';
import { Command, Option } from 'commander';
import type { Booking } from '../../db/booking.ts';
import { createPoll, type PollResult } from '../../db/poll.ts';
import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { openExistingPostgres } from '../../db/postgres/openPostgres.ts';
import { openForPoll } from '../../db/sqlite/connectSqlite.ts';
import { getErrorMessage } from '../../db/storeErrors.ts';
import { formatDatabase, toUserError, withUserErrors } from './database.ts';
import { formatForMachines } from './machineFormats.ts';
import { databaseOption, defaultDatabase, identityOption, type ReadOptions } from './options.ts';
import { createLiveTable, createTextTable, type Table } from './table.ts';
import { printText, readTerminal, reportLine } from './terminal.ts';
import { parseTime } from './times.ts';
import { createUnseal } from './unseal.ts';

const watchFormats = ['table', 'ndjson'] as const;

type Options = ReadOptions & { since?: string; format: (typeof watchFormats)[number]; quiet?: boolean };

const pollIntervalMs = 1000;

/** `poll` resolves with the bookings that were added since the last poll. It may reject, and be called again. */
type Poller = { poll: () => Promise<PollResult>; close: () => Promise<void> };

/** Opens a poller. Its first poll resolves with the bookings from the time `since` on, or with none. */
const openPoller = async (database: string, since: string | undefined): Promise<Poller> => {
  if (!isPostgresUrl(database)) {
    return { poll: createPoll(() => openForPoll(database), since), close: async () => {} };
  }
  const db = await withUserErrors(database, 'read', () => openExistingPostgres(database));
  return { poll: createPoll(async () => ({ ...db, file: '', close: () => {} }), since), close: db.close };
};

/** Creates a poll that reports failures and replaced databases, and resolves with `undefined` if it fails. */
const createReportingPoll = (database: string, poll: Poller['poll']) => {
  let failures = 0;
  return async (): Promise<PollResult | undefined> => {
    try {
      const found = await poll();
      if (found.isReplaced) reportLine('The database was replaced; watching the new one.');
      else if (failures > 1) reportLine('Watching again.');
      failures = 0;
      return found;
    } catch (error) {
      failures += 1;
      // Ignore the first failure: a file is locked briefly when a server starts or stops.
      if (failures === 2) {
        reportLine(`${getErrorMessage(toUserError(error, database, 'read'))} Waiting for it.`);
      }
      return undefined;
    }
  };
};

/** Rings on standard error, so that the bell is not part of piped output. */
const ringBell = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\u0007');
};

const watch = async ({ since, format, quiet, identity, db = defaultDatabase() }: Options): Promise<void> => {
  const unseal = identity === undefined ? async (rows: Booking[]) => rows : await createUnseal(identity);
  const { poll, close } = await openPoller(db, since);
  /** Called for each use, because the width of the terminal may change. */
  const createTable = (): Table => {
    const terminal = readTerminal();
    return terminal ? createLiveTable(terminal) : createTextTable();
  };
  let headingWidth: number | undefined;
  /** Repeats the heading after the width of the terminal has changed. */
  const writeHeading = async (): Promise<boolean> => {
    const width = readTerminal()?.width ?? 0;
    if (format !== 'table' || width === headingWidth) return true;
    headingWidth = width;
    return printText(createTable().heading());
  };
  const write = async (bookings: readonly Booking[]): Promise<boolean> => {
    const pieces =
      format === 'table'
        ? bookings.map(createTable().row)
        : await Array.fromAsync(formatForMachines(bookings, format));
    return printText(pieces.join(''));
  };

  /** Resolves with `false` if the reader has closed the output. */
  const show = async ({ bookings, isEarlier }: PollResult): Promise<boolean> => {
    const shown = await unseal(bookings.filter(({ status }) => status !== 'spam'));
    const isOpen = shown.length === 0 || (await write(shown));
    if (shown.length > 0 && !isEarlier && !quiet) ringBell();
    return isOpen;
  };

  let found: PollResult | undefined = await withUserErrors(db, 'read', poll);
  reportLine(`Watching ${formatDatabase(db)} for requests. Ctrl-C ends it.`);
  const pollAgain = createReportingPoll(db, poll);
  while ((await writeHeading()) && (!found || (await show(found)))) {
    await wait(pollIntervalMs);
    found = await pollAgain();
  }
  await close();
};

export const watchCommand = (): Command =>
  new Command('watch')
    .description('Shows requests as they come, without spam, and rings the bell. Survives site restarts.')
    .option('--since <time>', 'first those from this date or time on, or a span back from now', (text) =>
      parseTime(text),
    )
    .addOption(new Option('--format <format>', 'output format').choices(watchFormats).default('table'))
    .option('--quiet', 'without the bell')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(watch);
