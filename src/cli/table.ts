import { styleText } from 'node:util';
import { type BookingField, fieldNames } from '../../content/bookingFields.ts';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking } from '../../db/booking.ts';
import { toE164 } from './contacts.ts';
import { formatVisit } from './dates.ts';
import { shortId } from './ids.ts';
import { cutToWidth, escapeForTerminal, measureWidth, padToWidth } from './terminal.ts';

type Cell = (booking: Booking) => string;

/** Every other field has a line and a column with its name. */
const ownFields: BookingField[] = ['name', 'service', 'masseuse', 'day', 'time', 'phone', 'email', 'message'];

export const otherFields = fieldNames.filter((field) => !ownFields.includes(field));

/** The cells of files, in the order of the columns. New columns come last, because programs count columns. */
const fileCells: Record<string, Cell> = {
  ID: ({ id }) => shortId(id),
  RECEIVED: ({ createdAt }) => formatMadrid(createdAt),
  STATUS: ({ status }) => status,
  KIND: ({ kind }) => kind,
  LANG: ({ locale }) => locale,
  NAME: ({ name }) => name,
  SERVICE: ({ service }) => service,
  WITH: ({ masseuse }) => masseuse ?? '',
  REACH: ({ email, phone, sealed }) => [phone, email].filter(Boolean).join(' ') || (sealed ? 'sealed' : '–'),
  MESSAGE: ({ message }) => message ?? '',
  WHEN: ({ day, time }) => [day, time].filter(Boolean).join(' '),
};
for (const field of otherFields) fileCells[field.toUpperCase()] = (booking) => booking[field] ?? '';
fileCells['NOTE'] = ({ note }) => note ?? '';

/** On a terminal, telephone numbers can be dialled, times are short, and `*` marks a note. */
const terminalCells: Record<string, Cell> = {
  ...fileCells,
  REACH: ({ phone, email, sealed }) =>
    (phone && toE164(phone)) || phone || email || (sealed ? 'sealed' : '–'),
  RECEIVED: ({ createdAt }) => {
    const [day = '', time = ''] = formatMadrid(createdAt).split(' ');
    return formatVisit({ day, time });
  },
  STATUS: ({ status, storedNote }) => `${status}${storedNote ? '*' : ''}`,
  WHEN: (booking) => formatVisit(booking),
  HOUR: ({ time, sealed }) => time ?? (sealed ? 'sealed' : 'no hour'),
  NOTE: ({ note, storedNote }) => note ?? (storedNote ? 'sealed' : ''),
};

/** The narrowest and the widest width of a column. */
type Limits = [min: number, max: number];

const terminalLimits: Record<string, Limits> = {
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
const nightLimits: typeof terminalLimits = { ...terminalLimits, NAME: [12, 32] };

const formatCell = (cell: Cell | undefined, booking: Booking): string =>
  escapeForTerminal(cell?.(booking) ?? '');

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

/** Colours a status. A status that was entered by hand has no style. */
const colourStatus = (text: string, { status }: Booking): string =>
  styleText(statusStyles[status] ?? 'reset', text);

/** Computes the widths of the columns that fit the terminal. The first columns get the room that is left. */
const computeWidths = (limits: readonly Limits[], terminalWidth: number): number[] => {
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

type Layout = { headings: string[]; cells: Record<string, Cell>; limits: Record<string, Limits> };

/** The limits of each column of a file. */
const fileLimits: Limits = [0, 40];

/** Formats the line of the headings, and a line for each booking. No column is wider than its texts. */
const formatTable = (
  bookings: readonly Booking[],
  { headings, cells, limits }: Layout,
  terminalWidth = Number.POSITIVE_INFINITY,
): string => {
  const rows = bookings.map((booking) => headings.map((heading) => formatCell(cells[heading], booking)));
  const fitting = headings.map((heading, column): Limits => {
    const [min, max] = limits[heading] ?? fileLimits;
    const measure = (widest: number, row: string[]) => Math.max(widest, measureWidth(row[column] ?? ''));
    const needed = rows.reduce(measure, measureWidth(heading));
    return [Math.min(min, needed), Math.min(max, needed)];
  });
  const widths = computeWidths(fitting, terminalWidth);
  const formatLine = (texts: readonly string[], booking?: Booking): string =>
    widths
      .map((width, column) => {
        const text = cutToWidth(texts[column] ?? '', width);
        const isStatus = booking && headings[column] === 'STATUS';
        return padToWidth(isStatus ? colourStatus(text, booking) : text, width);
      })
      .join('  ')
      .trimEnd();
  const lines = rows.map((texts, row) => formatLine(texts, bookings[row]));
  return [styleText('dim', formatLine(headings)), ...lines, ''].join('\n');
};

export const formatFileTable = (bookings: readonly Booking[]): string =>
  formatTable(bookings, { headings: Object.keys(fileCells), cells: fileCells, limits: {} });

/** Formats a booking in two lines: name and massage first. */
const formatTwoLines = (booking: Booking, width: number): string => {
  const cell = (heading: string) => formatCell(terminalCells[heading], booking);
  const nameWidth = Math.max(4, Math.floor((width - 11) / 2));
  const texts = [cell('NAME') || '–', cell('SERVICE')].map((text) =>
    padToWidth(cutToWidth(text, nameWidth), nameWidth),
  );
  const first = cutToWidth([...texts, cell('STATUS')].join('  '), width);
  const below = [cell('ID'), cell('WHEN'), cell('REACH')].filter(Boolean).join(' ');
  const coloured = first.replace(/\S+$/, (status) => colourStatus(status, booking));
  return `${coloured}\n${cutToWidth(`  ${below}`, width)}\n`;
};

/** Narrower terminals show each booking in two lines. */
const minTableWidth = 60;

/** Formats a table that fits the terminal, without empty columns. */
export const formatTerminalTable = (
  bookings: readonly Booking[],
  terminalWidth: number,
  { isNight = false } = {},
): string => {
  if (terminalWidth < minTableWidth)
    return bookings.map((booking) => formatTwoLines(booking, terminalWidth)).join('');
  const headings = (isNight ? nightHeadings : listHeadings).filter((heading) =>
    bookings.some((booking) => formatCell(terminalCells[heading], booking)),
  );
  const limits = isNight ? nightLimits : terminalLimits;
  return formatTable(bookings, { headings, cells: terminalCells, limits }, terminalWidth);
};
