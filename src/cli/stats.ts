import { Command } from 'commander';
import type { Group, StatusCounts } from '../../db/queryBookings.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { optionOf } from './choices.ts';
import { databaseOption } from './database.ts';
import { withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { formatStats } from './statsText.ts';
import { screenOf } from './terminal.ts';
import { lastDays } from './times.ts';

/** As many days are told one by one. */
const dayCount = 14;

const none: StatusCounts = { new: 0, handled: 0, spam: 0 };

/** How many requests have each name, the most first. */
const sumBy = (groups: readonly Group[], nameOf: (group: Group) => string): Record<string, number> => {
  const sums = new Map<string, number>();
  for (const group of groups) sums.set(nameOf(group), (sums.get(nameOf(group)) ?? 0) + group.requests);
  return Object.fromEntries([...sums].sort(([, one], [, other]) => other - one));
};

/** What came of which kind, what waits, and what is still to be told to staff. Spam is counted by its share alone. */
const collect = async (store: BookingStore) => {
  const { groups, days } = await store.stats(lastDays(dayCount));
  const requests = { ...none, ...sumBy(groups, ({ status }) => status) };
  const wanted = groups.filter(({ status }) => status !== 'spam');
  const waiting = groups.filter(({ status }) => status === 'new');
  const all = groups.reduce((sum, group) => sum + group.requests, 0);
  return {
    requests,
    oldestNew: waiting.map(({ oldestAt }) => oldestAt).sort()[0] ?? null,
    spamShare: all === 0 ? 0 : requests.spam / all,
    days,
    services: sumBy(wanted, ({ kind, serviceSlug }) =>
      kind === 'contact' ? kind : (serviceSlug ?? 'other'),
    ),
    languages: sumBy(wanted, ({ locale }) => locale),
    outbox: await store.outbox.state(),
  };
};

export type Stats = Awaited<ReturnType<typeof collect>>;

/** `bookings stats`. */
export const statsCommand = (): Command =>
  new Command('stats')
    .description(
      'Counts the requests by status, day, massage and language, and says since when one waits and what is still to be told to staff.',
    )
    .addOption(optionOf('--format <format>', 'how to write it', ['table', 'json']).default('table'))
    .addOption(databaseOption())
    .action(async (options: { format: 'table' | 'json'; db?: string }) => {
      const stats = await withBookings(options, collect);
      const screen = screenOf(process.stdout) ?? { width: 80, colour: false };
      await print(options.format === 'json' ? [`${JSON.stringify(stats)}\n`] : [formatStats(stats, screen)]);
    });
