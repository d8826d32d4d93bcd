import { styleText } from 'node:util';
import { type BookingField, fieldNames } from '../../content/bookingFields.ts';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking } from '../../db/booking.ts';
import { toE164 } from '../bookings/contacts.ts';
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
  REACH: [14, Number.POSITIVE_INFINITY],
  NAME: [12, 32],
  SERVICE: [8, 28],
  MESSAGE: [10, Number.POSITIVE_INFINITY],
};

/** The limits of all other columns. Only a text that was entered by hand is longer. */
const whole: Limits = [20, 20];

/** The limits of each column of a file. */
const fileLimits: Limits = [0, 40];

/** The columns in the order of worth. A narrow terminal leaves out optional ones, the last one first. */
const listHeadings = 'REACH ID STATUS NAME WHEN SERVICE RECEIVED LANG WITH MESSAGE'.split(' ');
const optionalInList = listHeadings.slice(5);

const nightHeadings = 'HOUR SERVICE WITH NAME REACH STATUS ID'.split(' ');

const formatCell = (cell: Cell | undefined, booking: Booking): string =>
  escapeForTerminal(cell?.(booking) ?? '');

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

/** Colours a status. A status that was entered by hand has no style. */
const colourStatus = (text: string, { status }: Booking): string =>
  styleText(statusStyles[status] ?? 'reset', text);

type Column = { heading: string; texts: string[]; width: number; maxWidth: number };

/** Makes a column at its narrowest. No column is wider than its texts. */
const makeColumn = (bookings: readonly Booking[], heading: string, cell?: Cell, limits = whole): Column => {
  const texts = bookings.map((booking) => formatCell(cell, booking));
  const needed = [heading, ...texts].reduce((widest, text) => Math.max(widest, measureWidth(text)), 0);
  return { heading, texts, width: Math.min(limits[0], needed), maxWidth: Math.min(limits[1], needed) };
};

/** Chooses the columns that fit the terminal. The first ones get the room that is left. */
const fitColumns = (columns: Column[], optional: string[], terminalWidth: number): Column[] => {
  const shown: Column[] = [];
  let left = terminalWidth + 2;
  const widen = (column: Column): void => {
    const added = Math.min(left, column.maxWidth - column.width);
    left -= added;
    column.width += added;
  };
  for (const column of columns) {
    // A whole address is worth more than another column.
    if (optional.includes(column.heading)) shown.filter(({ heading }) => heading === 'REACH').forEach(widen);
    if (left < column.width + 2) break;
    left -= column.width + 2;
    shown.push(column);
  }
  shown.forEach(widen);
  return shown;
};

/** Formats the line of the headings, and a line for each booking. */
const formatTable = (
  columns: readonly Column[],
  bookings: readonly Booking[],
  formatBelow: (booking: Booking) => string[] = () => [],
): string => {
  const formatLine = (format: (column: Column) => string): string =>
    columns
      .map((column) => padToWidth(format(column), column.width))
      .join('  ')
      .trimEnd();
  const lines = bookings.flatMap((booking, row) => [
    formatLine(({ heading, texts, width }) => {
      const text = cutToWidth(texts[row] ?? '', width);
      return heading === 'STATUS' ? colourStatus(text, booking) : text;
    }),
    ...formatBelow(booking),
  ]);
  const headings = formatLine(({ heading, width }) => cutToWidth(heading, width));
  return [styleText('dim', headings), ...lines, ''].join('\n');
};

export const formatFileTable = (bookings: readonly Booking[]): string => {
  const columns = Object.entries(fileCells).map(([heading, cell]) =>
    makeColumn(bookings, heading, cell, fileLimits),
  );
  return formatTable(fitColumns(columns, [], Number.POSITIVE_INFINITY), bookings);
};

/** Formats a booking in two lines: name and massage first. */
const formatTwoLines = (booking: Booking, width: number, isNight: boolean): string[] => {
  const cell = (heading: string) => formatCell(terminalCells[heading], booking);
  const nameWidth = Math.max(4, Math.floor((width - 12) / 2));
  const texts = [cell('NAME') || '–', cell('SERVICE')].map((text) =>
    padToWidth(cutToWidth(text, nameWidth), nameWidth),
  );
  const first = cutToWidth([...texts, cell('STATUS')].join('  '), width);
  const headings = isNight ? ['HOUR', 'WITH', 'ID', 'REACH'] : ['ID', 'WHEN', 'REACH'];
  const below = headings.map(cell).filter(Boolean).join(' ');
  const coloured = first.replace(/\S+$/, (status) => colourStatus(status, booking));
  return [coloured, cutToWidth(`  ${below}`, width)];
};

/** Narrower terminals show each booking in two lines. */
const minTableWidth = 60;

/** Formats a table that fits the terminal, without empty columns. A night has each note below its booking. */
export const formatTerminalTable = (
  bookings: readonly Booking[],
  terminalWidth: number,
  { isNight = false } = {},
): string => {
  const formatBelow = (booking: Booking): string[] =>
    isNight && booking.storedNote
      ? [cutToWidth(`    ${formatCell(terminalCells['NOTE'], booking)}`, terminalWidth)]
      : [];
  if (terminalWidth < minTableWidth) {
    const lines = bookings.flatMap((booking) => [
      ...formatTwoLines(booking, terminalWidth, isNight),
      ...formatBelow(booking),
    ]);
    return `${lines.join('\n')}\n`;
  }
  const columns = (isNight ? nightHeadings : listHeadings)
    .map((heading) => makeColumn(bookings, heading, terminalCells[heading], terminalLimits[heading]))
    .filter(({ texts }) => texts.some(Boolean));
  const shown = fitColumns(columns, isNight ? ['ID'] : optionalInList, terminalWidth);
  return formatTable(shown, bookings, formatBelow);
};
