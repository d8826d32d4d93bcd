import { styleText } from 'node:util';
import { type BookingField, fieldNames } from '../../content/bookingFields.ts';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking } from '../../db/booking.ts';
import { toE164 } from './contacts.ts';
import { shortId } from './ids.ts';
import { cutToWidth, escapeForTerminal, measureWidth, padToWidth, wrapText } from './terminal.ts';
import { formatVisit } from './visit.ts';

type Cell = (booking: Booking) => string;

/** Every other field has a line and a column with its name. */
const ownFields: BookingField[] = ['name', 'service', 'masseuse', 'day', 'time', 'phone', 'email', 'message'];

export const otherFields = fieldNames.filter((field) => !ownFields.includes(field));

/** The columns of files, in order. New columns come last, because programs count columns. */
const fileColumns = new Map<string, Cell>([
  ['ID', ({ id }) => shortId(id)],
  ['RECEIVED', ({ createdAt }) => formatMadrid(createdAt)],
  ['STATUS', ({ status }) => status],
  ['KIND', ({ kind }) => kind],
  ['LANG', ({ locale }) => locale],
  ['NAME', ({ name }) => name],
  ['SERVICE', ({ service }) => service],
  ['WITH', ({ masseuse }) => masseuse ?? ''],
  [
    'REACH',
    ({ email, phone, sealed }) => [phone, email].filter(Boolean).join(' ') || (sealed ? 'sealed' : '–'),
  ],
  ['MESSAGE', ({ message }) => message ?? ''],
  ['WHEN', ({ day, time }) => [day, time].filter(Boolean).join(' ')],
  ...otherFields.map((field): [string, Cell] => [field.toUpperCase(), (booking) => booking[field] ?? '']),
  ['NOTE', ({ note }) => note ?? ''],
]);

/** On a terminal, telephone numbers can be dialled, times are short, and `*` marks a note. */
const terminalColumns = new Map<string, Cell>([
  ...fileColumns,
  [
    'REACH',
    ({ phone, email, sealed }) => (phone && toE164(phone)) || phone || email || (sealed ? 'sealed' : '–'),
  ],
  [
    'RECEIVED',
    ({ createdAt }) => {
      const [day = '', time = ''] = formatMadrid(createdAt).split(' ');
      return formatVisit({ day, time });
    },
  ],
  ['STATUS', ({ status, storedNote }) => `${status}${storedNote ? '*' : ''}`],
  ['WHEN', (booking) => formatVisit(booking)],
  ['HOUR', ({ time, sealed }) => time ?? (sealed ? 'sealed' : 'no hour')],
  ['NOTE', ({ note, storedNote }) => note ?? (storedNote ? 'sealed' : '')],
]);

/** The narrowest and the widest width of each column on a terminal. */
const columnWidths: Record<string, [min: number, max: number]> = {
  HOUR: [7, 7],
  REACH: [14, 22],
  ID: [8, 8],
  STATUS: [7, 8],
  NAME: [16, 32],
  WHEN: [15, 15],
  SERVICE: [8, 28],
  RECEIVED: [15, 15],
  LANG: [4, 4],
  WITH: [4, 8],
  MESSAGE: [10, Number.POSITIVE_INFINITY],
  NOTE: [6, Number.POSITIVE_INFINITY],
};

/** The columns of a list in the order of worth, because a narrow terminal shows the first ones only. */
const listHeadings = 'REACH ID STATUS NAME WHEN SERVICE RECEIVED LANG WITH MESSAGE'.split(' ');

const nightHeadings = 'HOUR SERVICE WITH NAME REACH STATUS NOTE ID'.split(' ');
const nightWidths: typeof columnWidths = { ...columnWidths, NAME: [12, 32] };

/** A table: the line of the headings, and a function that formats the lines of a booking. */
export type Table = { heading: string; formatRow: (booking: Booking) => string };

const formatLine = (texts: readonly string[], widths: readonly number[]): string =>
  texts
    .map((text, column) => padToWidth(text, widths[column] ?? 0))
    .join('  ')
    .trimEnd();

const measureWidest = (rows: readonly string[][], column: number): number =>
  rows.reduce((most, row) => Math.max(most, measureWidth(row[column] ?? '')), 0);

const maxCellWidth = 40;

/** Creates a table for files and programs. Its columns are as wide as their headings and the known bookings need. */
export const createFileTable = (bookings: readonly Booking[] = []): Table => {
  const headings = [...fileColumns.keys()];
  const formatCells = (booking: Booking): string[] =>
    [...fileColumns.values()].map((cell) => cutToWidth(escapeForTerminal(cell(booking)), maxCellWidth));
  const rows = [headings, ...bookings.map(formatCells)];
  const widths = headings.map((_, column) => measureWidest(rows, column));
  return {
    heading: `${formatLine(headings, widths)}\n`,
    formatRow: (booking) => `${formatLine(formatCells(booking), widths)}\n`,
  };
};

const formatCell = (booking: Booking, heading: string): string =>
  escapeForTerminal(terminalColumns.get(heading)?.(booking) ?? '');

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

/** Colours a status. A status that was entered by hand has no style. */
const colourStatus = (text: string, { status }: Booking): string =>
  styleText(statusStyles[status] ?? 'reset', text);

/** Computes the widths of the columns that fit the terminal. The first columns get the room that is left. */
const computeWidths = (limits: readonly [min: number, max: number][], terminalWidth: number): number[] => {
  const widths: number[] = [];
  let left = terminalWidth + 2;
  for (const [min] of limits) {
    if (left < min + 2) break;
    left -= min + 2;
    widths.push(min);
  }
  return widths.map((width, column) => {
    const added = Math.min(left, (limits[column]?.[1] ?? width) - width);
    left -= added;
    return width + added;
  });
};

/** Formats a booking in two lines: name and massage first. */
const formatTwoLines = (booking: Booking, width: number): string => {
  const cell = (heading: string) => formatCell(booking, heading);
  const nameWidth = Math.max(4, Math.floor((width - 11) / 2));
  const texts = [cell('NAME') || '–', cell('SERVICE')].map((text) => cutToWidth(text, nameWidth));
  const first = formatLine([...texts, cell('STATUS')], [nameWidth, nameWidth]);
  const below = [cell('ID'), cell('WHEN'), cell('REACH')].filter(Boolean).join(' ');
  const coloured = cutToWidth(first, width).replace(/\S+$/, (status) => colourStatus(status, booking));
  return `${coloured}\n${cutToWidth(`  ${below}`, width)}\n`;
};

/** Narrower terminals show each booking in two lines. */
const minTableWidth = 60;

/** Creates a table that fits the terminal, without empty columns. Without bookings, they come one by one. */
export const createTerminalTable = (
  bookings: readonly Booking[] | undefined,
  terminalWidth: number,
  { isNight = false } = {},
): Table => {
  if (terminalWidth < minTableWidth)
    return { heading: '', formatRow: (booking) => formatTwoLines(booking, terminalWidth) };
  const headings = (isNight ? nightHeadings : listHeadings).filter((heading) =>
    bookings ? bookings.some((booking) => formatCell(booking, heading)) : heading !== 'MESSAGE',
  );
  const formatCells = (booking: Booking) => headings.map((heading) => formatCell(booking, heading));
  const rows = bookings && [headings, ...bookings.map(formatCells)];
  const limits = headings.map((heading, column): [number, number] => {
    const [min, max] = (isNight ? nightWidths : columnWidths)[heading] ?? [0, 0];
    const needed = rows ? measureWidest(rows, column) : max;
    return [Math.min(min, needed), Math.min(max, needed)];
  });
  const widths = computeWidths(limits, terminalWidth);
  const formatCut = (texts: readonly string[], booking?: Booking): string => {
    const cut = widths.map((width, column) => cutToWidth(texts[column] ?? '', width));
    const style = (text: string, column: number) =>
      booking && headings[column] === 'STATUS' ? colourStatus(text, booking) : text;
    return formatLine(cut.map(style), widths);
  };
  return {
    heading: `${styleText('dim', formatCut(headings))}\n`,
    formatRow: (booking) => `${formatCut(formatCells(booking), booking)}\n`,
  };
};

/** Creates a table for bookings that come one by one. It shows the whole message below its booking. */
export const createLiveTable = (terminalWidth: number): Table => {
  const { heading, formatRow } = createTerminalTable(undefined, terminalWidth);
  const formatMessage = ({ message }: Booking): string =>
    wrapText(escapeForTerminal(message ?? ''), terminalWidth - 2)
      .map((line) => `  ${line}\n`)
      .join('');
  return {
    heading,
    formatRow: (booking) => formatRow(booking) + (booking.message ? formatMessage(booking) : ''),
  };
};
