import { styleText } from 'node:util';
import { Command, Option } from 'commander';
import { formatMadrid } from '../../content/hours.ts';
import { defaultLocale } from '../../content/locales.ts';
import type { BookingGroup } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { allTexts } from '../../views/allTexts.ts';
import { withStore } from './database.ts';
import { lastDays, readRange, shortWeekday } from './dates.ts';
import { getLanguageName } from './formatDetails.ts';
import { databaseOption } from './options.ts';
import { escapeForTerminal, formatNumber, measureWidth, padToWidth, printText } from './terminal.ts';

const dayCount = 14;

const sumBy = (
  groups: readonly BookingGroup[],
  getName: (group: BookingGroup) => string,
): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const group of groups) sums[getName(group)] = (sums[getName(group)] ?? 0) + group.requests;
  return Object.fromEntries(Object.entries(sums).sort(([, one], [, other]) => other - one));
};

/** Collects the output of `--format json`. Days, services and languages do not count spam. */
const collect = async (store: BookingStore) => {
  const groups = await store.countGroups();
  const days: { date: string; requests: number }[] = [];
  for (const date of lastDays(dayCount)) {
    const counts = await store.countByStatus(readRange({ since: date, until: date }));
    days.push({ date, requests: counts.new + counts.handled });
  }
  const requests = { new: 0, handled: 0, spam: 0, ...sumBy(groups, ({ status }) => status) };
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

type Stats = Awaited<ReturnType<typeof collect>>;
type Line = [label: string, count: number, note?: string];

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

const titles: Record<string, { title: string }> = allTexts[defaultLocale].massages;

const listSections = ({ requests, oldestNew, spamShare, ...stats }: Stats): Record<string, Line[]> => ({
  status: [
    ['new', requests.new, oldestNew ? `the oldest since ${formatMadrid(oldestNew)}` : ''],
    ['handled', requests.handled],
    ['spam', requests.spam, `${percent.format(spamShare)} of all`],
  ],
  outbox: stats.outbox.map(({ channel, waiting, oldestAt, lastError }) => {
    const failure = lastError ? `; failing (${lastError})` : '';
    return [channel, waiting, `waiting since ${formatMadrid(oldestAt)}${failure}`];
  }),
  'day, without spam': stats.days.map(({ date, requests }) => [
    `${shortWeekday.format(new Date(date))} ${date}`,
    requests,
  ]),
  'massage, without spam': Object.entries(stats.services).map(([name, count]) => [
    titles[name]?.title ?? name,
    count,
  ]),
  'language, without spam': Object.entries(stats.languages).map(([locale, count]) => [
    getLanguageName(locale),
    count,
  ]),
});

const formatStats = (stats: Stats): string => {
  const sections = Object.entries(listSections(stats)).filter(([, lines]) => lines.length > 0);
  const allLines = sections.flatMap(([, lines]) => lines);
  const labelWidth = Math.max(...allLines.map(([label]) => measureWidth(label)));
  const countWidth = Math.max(...allLines.map(([, count]) => formatNumber(count).length));
  const formatLine = ([label, count, note = '']: Line): string =>
    // Somebody may have changed the database by hand.
    escapeForTerminal(
      `${padToWidth(label, labelWidth)}  ${formatNumber(count).padStart(countWidth)}  ${note}`,
    ).trimEnd();
  return sections
    .map(([heading, lines]) => [styleText('dim', heading), ...lines.map(formatLine), ''].join('\n'))
    .join('\n');
};

export const statsCommand = (): Command =>
  new Command('stats')
    .description('Counts requests by status, day, massage and language. Also unsent notifications.')
    .addOption(new Option('--format <format>', 'output format').choices(['table', 'json']).default('table'))
    .addOption(databaseOption())
    .action(async (options: { format: 'table' | 'json'; db?: string }) => {
      const stats = await withStore(options, collect);
      await printText(options.format === 'json' ? `${JSON.stringify(stats)}\n` : formatStats(stats));
    });
