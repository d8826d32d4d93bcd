import type { Command } from 'commander';
import { defaultLocale, textsWithoutFacts } from '../../content/locales.ts';
import type { Booking } from '../../db/bookings.ts';
import { listWeeks } from './dates.ts';
import { getLanguageName } from './languageName.ts';
import { formatColumns } from './table.ts';
import { escapeForTerminal, print } from './terminal.ts';
import { withBookings } from './withBookings.ts';

const weekCount = 8;

/** The longest bar in characters. */
const barLength = 30;

const titles: Record<string, { title: string }> = textsWithoutFacts[defaultLocale].massages;

const getMassage = ({ kind, serviceSlug }: Booking): string => {
  if (kind === 'contact') return 'Contact message';
  return serviceSlug === null ? 'Other' : (titles[serviceSlug]?.title ?? escapeForTerminal(serviceSlug));
};

const countBy = (bookings: readonly Booking[], getName: (booking: Booking) => string): string[][] => {
  const groups = [...Map.groupBy(bookings, getName)];
  return groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, group]) => [name, String(group.length)]);
};

const formatWeeks = (bookings: readonly Booking[], weeks: ReturnType<typeof listWeeks>): string => {
  const counts = weeks.map(({ monday, since, until }) => {
    const all = bookings.filter(({ createdAt }) => createdAt >= since && createdAt < until);
    const spam = all.filter(({ status }) => status === 'spam').length;
    const handled = all.filter(({ status }) => status === 'handled').length;
    return { monday, requests: all.length - spam, handled, spam };
  });
  const most = Math.max(1, ...counts.map(({ requests }) => requests));
  const rows = counts.map(({ monday, requests, handled, spam }) => {
    const bar = '█'.repeat(Math.ceil((requests / most) * barLength));
    return [monday, String(requests), String(handled), String(spam), bar];
  });
  return formatColumns(['WEEK', 'REQUESTS', 'HANDLED', 'SPAM', ''], rows);
};

const showStats = (): Promise<void> =>
  withBookings((bookings) => {
    const weeks = listWeeks(weekCount);
    const recent = bookings.list({ since: weeks[0]?.since });
    const requests = recent.filter(({ status }) => status !== 'spam');
    const tables = [
      formatWeeks(recent, weeks),
      formatColumns(['MASSAGE', 'REQUESTS'], countBy(requests, getMassage)),
      formatColumns(
        ['LANGUAGE', 'REQUESTS'],
        countBy(requests, ({ locale }) => getLanguageName(locale)),
      ),
    ];
    print(tables.join('\n\n'));
  });

export const addStatsCommand = (program: Command): void => {
  program
    .command('stats')
    .description(`Count the requests of the last ${weekCount} weeks.`)
    .addHelpText('after', '\nExample:\n  bookings stats')
    .action(showStats);
};
