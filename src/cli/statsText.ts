import { bookingStatuses } from '../../db/booking.ts';
import { copies } from '../../views/copies.ts';
import { formatMadrid } from '../madridTime.ts';
import { languageNameOf } from './answer.ts';
import { cut, pad, widthOf } from './columns.ts';
import type { Stats } from './stats.ts';
import { paint, type Screen, showSafely } from './terminal.ts';

/** A line of a part: what is counted, how many, and what more there is to say. */
type Line = { label: string; count: number; note?: string };

type Part = { heading: string; lines: Line[]; hasBars?: boolean };

const number = (count: number): string => count.toLocaleString('en-GB');

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

const serviceName = (name: string): string => {
  const massages: Record<string, { title: string }> = copies.en.massages;
  return massages[name]?.title ?? name;
};

const partsOf = ({ requests, oldestNew, spamShare, days, services, languages, outbox }: Stats): Part[] => [
  {
    heading: 'status',
    lines: bookingStatuses.map((status) => ({
      label: status,
      count: requests[status],
      ...(status === 'new' && oldestNew && { note: `the oldest since ${formatMadrid(oldestNew)}` }),
      ...(status === 'spam' && { note: `${percent.format(spamShare)} of all` }),
    })),
  },
  {
    heading: 'outbox',
    lines: outbox.map(({ channel, waiting, oldestAt, lastError }) => ({
      label: channel,
      count: waiting,
      note: `to be told since ${formatMadrid(oldestAt)}${lastError ? `; failing (${lastError})` : ''}`,
    })),
  },
  {
    heading: 'day, without spam',
    hasBars: true,
    lines: days.map(({ date, requests: count }) => ({
      label: `${weekday.format(new Date(date))} ${date}`,
      count,
    })),
  },
  {
    heading: 'massage, without spam',
    hasBars: true,
    lines: Object.entries(services).map(([name, count]) => ({ label: serviceName(name), count })),
  },
  {
    heading: 'language, without spam',
    hasBars: true,
    lines: Object.entries(languages).map(([locale, count]) => ({ label: languageNameOf(locale), count })),
  },
];

/** A slug or a language may have been put into the database by hand. */
const toSafeLine = ({ label, note = '', count }: Line): Line => ({
  label: showSafely(label),
  note: showSafely(note),
  count,
});

const formatPart = (
  { heading, lines, hasBars = false }: Part,
  widths: [number, number],
  screen: Screen,
): string => {
  const [labelWidth, countWidth] = widths;
  const most = Math.max(1, ...lines.map(({ count }) => count));
  const room = Math.min(40, screen.width - labelWidth - countWidth - 4);
  const texts = lines.map(({ label, count, note = '' }) => {
    const bar = hasBars && room > 0 ? '█'.repeat(Math.ceil((count / most) * room)) : '';
    const line = `${pad(label, labelWidth)}  ${number(count).padStart(countWidth)}  ${note || bar}`;
    return cut(line.trimEnd(), screen.width);
  });
  return [paint(heading, 'dim', screen.colour), ...texts, ''].join('\n');
};

/** The statistics as text that fits a terminal. */
export const formatStats = (stats: Stats, screen: Screen): string => {
  const parts = partsOf(stats)
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({ ...part, lines: part.lines.map(toSafeLine) }));
  const lines = parts.flatMap((part) => part.lines);
  const labelWidth = Math.max(...lines.map(({ label }) => widthOf(label)));
  const countWidth = Math.max(...lines.map(({ count }) => number(count).length));
  return parts.map((part) => formatPart(part, [labelWidth, countWidth], screen)).join('\n');
};
