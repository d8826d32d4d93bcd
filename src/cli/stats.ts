import { Command, Option } from 'commander';
import { bookingStatuses } from '../../db/booking.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { formatMadrid } from '../madridTime.ts';
import { databaseOption, withBookings } from './openBookings.ts';
import { print } from './print.ts';

type Stats = Awaited<ReturnType<typeof collect>>;

/** How many requests have each status, since when one waits for an answer, and what is still to be told to staff. */
const collect = async (store: BookingStore) => {
  const counts = await Promise.all(
    bookingStatuses.map(async (status) => [status, await store.count({ where: { status } })] as const),
  );
  let oldestNew: string | null = null;
  for (const { createdAt } of await store.list({ where: { status: 'new' } }, Number.POSITIVE_INFINITY)) {
    oldestNew = createdAt;
  }
  return { requests: Object.fromEntries(counts), oldestNew, outbox: await store.outbox.state() };
};

const linesOf = ({ requests, oldestNew, outbox }: Stats): string[] => [
  ...bookingStatuses.map((status) => {
    const since = status === 'new' && oldestNew ? `, the oldest since ${formatMadrid(oldestNew)}` : '';
    return `${status.padEnd(9)} ${requests[status]}${since}`;
  }),
  ...outbox.map(({ channel, waiting, oldestAt, lastError }) => {
    const failure = lastError ? `; the last attempt failed (${lastError})` : '';
    return `${channel.padEnd(9)} ${waiting} to be told, the oldest since ${formatMadrid(oldestAt)}${failure}`;
  }),
];

/** `bookings stats`. */
export const statsCommand = (): Command =>
  new Command('stats')
    .description('Counts the requests by status, and what is still to be told to staff.')
    .addOption(new Option('--format <format>', 'how to write it').choices(['table', 'json']).default('table'))
    .addOption(databaseOption())
    .action(async (options: { format: 'table' | 'json'; db?: string }) => {
      const stats = await withBookings(options, collect);
      const text = options.format === 'json' ? JSON.stringify(stats) : linesOf(stats).join('\n');
      await print([`${text}\n`]);
    });
