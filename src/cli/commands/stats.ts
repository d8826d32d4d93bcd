import type { Command } from 'commander';
import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../../content/hours.ts';
import { defaultLocale } from '../../../content/locales.ts';
import { type Booking, withoutSpam } from '../../../db/bookings.ts';
import { allTexts } from '../../../views/texts/allTexts.ts';
import { getLanguageName } from '../languageName.ts';
import { formatRows } from '../rows.ts';
import { escapeForTerminal, print } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

const weekCount = 8;

/** The longest bar in characters. */
const barLength = 30;

const titles: Record<string, { title: string }> = allTexts[defaultLocale].massages;

const getServiceName = ({ kind, serviceSlug }: Booking): string => {
  if (kind === 'contact') return 'Contact message';
  return serviceSlug === null ? 'Other' : (titles[serviceSlug]?.title ?? escapeForTerminal(serviceSlug));
};

const countBy = (bookings: readonly Booking[], getName: (booking: Booking) => string): string[][] => {
  const groups = [...Map.groupBy(bookings, getName)];
  return groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, group]) => [name, String(group.length)]);
};

/** A week by the date of its Monday, and its start and end in UTC (ISO 8601). */
type Week = { monday: string; since: string; until: string };

const midnightOf = (day: Temporal.PlainDate): string =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds).toISOString();

/** Lists the last weeks in local time, oldest first. The last one is the current week. */
const listWeeks = (count: number): Week[] => {
  const today = Temporal.Now.plainDateISO(timeZone);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: count }, (_, index) => {
    const start = monday.subtract({ weeks: count - 1 - index });
    return {
      monday: start.toString(),
      since: midnightOf(start),
      until: midnightOf(start.add({ weeks: 1 })),
    };
  });
};

const formatWeeks = (bookings: readonly Booking[], weeks: readonly Week[]): string => {
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
  return formatRows([['WEEK', 'REQUESTS', 'HANDLED', 'SPAM', ''], ...rows]);
};

const showStats = (): Promise<void> =>
  withBookings((bookings) => {
    const weeks = listWeeks(weekCount);
    const recent = bookings.list({ since: weeks[0]?.since });
    const requests = withoutSpam(recent);
    const tables = [
      formatWeeks(recent, weeks),
      formatRows([['MASSAGE', 'REQUESTS'], ...countBy(requests, getServiceName)]),
      formatRows([['LANGUAGE', 'REQUESTS'], ...countBy(requests, ({ locale }) => getLanguageName(locale))]),
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
