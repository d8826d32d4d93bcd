import { Command, Option } from 'commander';
import { formatMadrid } from '../../content/hours.ts';
import { defaultLocale } from '../../content/locales.ts';
import type { BookingGroup } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { allTexts } from '../../views/allTexts.ts';
import { withStore } from './database.ts';
import { lastCalendarDays } from './dates.ts';
import { getLanguageName } from './formatDetails.ts';
import { databaseOption } from './options.ts';
import {
  colourText,
  cutToWidth,
  escapeForTerminal,
  formatNumber,
  measureWidth,
  padToWidth,
  printTexts,
  readTerminal,
  type Terminal,
} from './terminal.ts';

const dayCount = 14;

const sumBy = (
  groups: readonly BookingGroup[],
  getName: (group: BookingGroup) => string,
): Record<string, number> => {
  const sums = new Map<string, number>();
  for (const group of groups) sums.set(getName(group), (sums.get(getName(group)) ?? 0) + group.requests);
  return Object.fromEntries([...sums].sort(([, one], [, other]) => other - one));
};

/** Collects the output of `--format json`. Days, services and languages do not count spam. */
const collect = async (store: BookingStore) => {
  const { groups, days } = await store.stats(lastCalendarDays(dayCount));
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

/** Creates a line. Makes its texts safe, because somebody may have changed the database by hand. */
const toLine = (label: string, count: number, note = '') => ({
  label: escapeForTerminal(label),
  count,
  note: escapeForTerminal(note),
});

/** A line shows its note. Without a note it shows a bar, if the section has bars. */
type Section = { heading: string; lines: ReturnType<typeof toLine>[]; hasBars?: boolean };

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

const titles: Record<string, { title: string }> = allTexts[defaultLocale].massages;

const createSections = ({ requests, oldestNew, spamShare, days, ...others }: Stats): Section[] => [
  {
    heading: 'status',
    lines: [
      toLine('new', requests.new, oldestNew ? `the oldest since ${formatMadrid(oldestNew)}` : ''),
      toLine('handled', requests.handled),
      toLine('spam', requests.spam, `${percent.format(spamShare)} of all`),
    ],
  },
  {
    heading: 'outbox',
    lines: others.outbox.map(({ channel, waiting, oldestAt, lastError }) => {
      const failure = lastError ? `; failing (${lastError})` : '';
      return toLine(channel, waiting, `waiting since ${formatMadrid(oldestAt)}${failure}`);
    }),
  },
  {
    heading: 'day, without spam',
    hasBars: true,
    lines: days.map((day) => toLine(`${weekday.format(new Date(day.date))} ${day.date}`, day.requests)),
  },
  {
    heading: 'massage, without spam',
    hasBars: true,
    lines: Object.entries(others.services).map(([name, count]) => toLine(titles[name]?.title ?? name, count)),
  },
  {
    heading: 'language, without spam',
    hasBars: true,
    lines: Object.entries(others.languages).map(([locale, count]) => toLine(getLanguageName(locale), count)),
  },
];

const maxBarWidth = 40;

/** Formats the statistics so that no line is wider than the terminal. */
const formatStats = (stats: Stats, { width, colour }: Terminal): string => {
  const sections = createSections(stats).filter(({ lines }) => lines.length > 0);
  const allLines = sections.flatMap(({ lines }) => lines);
  const labelWidth = Math.max(...allLines.map(({ label }) => measureWidth(label)));
  const countWidth = Math.max(...allLines.map(({ count }) => formatNumber(count).length));
  const barRoom = Math.max(0, Math.min(maxBarWidth, width - labelWidth - countWidth - 4));
  const formatSection = ({ heading, lines, hasBars = false }: Section): string => {
    const most = Math.max(1, ...lines.map(({ count }) => count));
    const texts = lines.map(({ label, count, note }) => {
      const bar = hasBars ? '█'.repeat(Math.ceil((count / most) * barRoom)) : '';
      const text = `${padToWidth(label, labelWidth)}  ${formatNumber(count).padStart(countWidth)}  ${note || bar}`;
      return cutToWidth(text.trimEnd(), width);
    });
    return [colourText(heading, 'dim', colour), ...texts, ''].join('\n');
  };
  return sections.map(formatSection).join('\n');
};

export const statsCommand = (): Command =>
  new Command('stats')
    .description('Counts the requests by status, day, massage and language, and the unsent notifications.')
    .addOption(new Option('--format <format>', 'output format').choices(['table', 'json']).default('table'))
    .addOption(databaseOption())
    .action(async (options: { format: 'table' | 'json'; db?: string }) => {
      const stats = await withStore(options, collect);
      const terminal = readTerminal() ?? { width: 80, height: 24, colour: false };
      await printTexts(
        options.format === 'json' ? [`${JSON.stringify(stats)}\n`] : [formatStats(stats, terminal)],
      );
    });
