import { styleText } from 'node:util';
import { type BookingField, fieldNames } from '../../content/bookingFields.ts';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking } from '../../db/booking.ts';
import { toE164 } from '../bookings/contacts.ts';
import { formatVisit, nameStatus } from './dates.ts';
import { shortId } from './ids.ts';
import { cutToWidth, escapeForTerminal, measureWidth, padToWidth, wrapText } from './terminal.ts';

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

/** On a terminal, telephone numbers can be dialled and times are short. */
const terminalCells: Record<string, Cell> = {
  ...fileCells,
  REACH: (booking) => toE164(booking.phone ?? '') ?? fileCells['REACH']?.(booking) ?? '',
  RECEIVED: ({ createdAt }) => {
    const [day = '', time = ''] = formatMadrid(createdAt).split(' ');
    return formatVisit({ day, time });
  },
  STATUS: (booking) => nameStatus(booking, 'later'),
  WHEN: (booking) => formatVisit(booking),
  HOUR: ({ time, sealed }) => time ?? (sealed ? 'sealed' : 'no hour'),
  NOTE: ({ note, storedNote }) => note ?? (storedNote ? 'sealed' : ''),
};

/** The narrowest and the widest width of a column. */
type Limits = [min: number, max: number];

/** The limits of the columns that share the room of a terminal, in the order in which they get it. */
const getSharedLimits = (terminalWidth: number): Record<string, Limits> => ({
  NAME: [12, Math.max(16, Math.floor(terminalWidth / 5))],
  SERVICE: [8, 20],
  REACH: [16, Number.POSITIVE_INFINITY],
  MESSAGE: [10, Number.POSITIVE_INFINITY],
});

/** The limits of all other columns. Only a text that was entered by hand is longer. */
const whole: Limits = [20, 20];

/** The limits of each column of a file. */
const fileLimits: Limits = [40, 40];

const listHeadings = 'REACH ID STATUS NAME WHEN SERVICE'.split(' ');
const nightHeadings = 'HOUR SERVICE WITH NAME REACH STATUS ID'.split(' ');

/** Further columns of a list, in the order of worth. A terminal shows those for which it has room. */
const optionalInList = 'WITH LANG RECEIVED MESSAGE'.split(' ');

const formatCell = (cell: Cell | undefined, booking: Booking): string =>
  escapeForTerminal(cell?.(booking) ?? '');

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

/** Colours a status. A status that was entered by hand has no style. */
const colourStatus = (text: string, { status }: Booking): string =>
  styleText(statusStyles[status] ?? 'reset', text);

type Column = { heading: string; texts: string[]; width: number; maxWidth: number };

const measureWidest = (texts: readonly string[]): number => Math.max(...texts.map(measureWidth));

/** Makes a column at its narrowest. No column is wider than its texts. */
const makeColumn = (bookings: readonly Booking[], heading: string, cell?: Cell, limits = whole): Column => {
  const texts = bookings.map((booking) => formatCell(cell, booking));
  const needed = measureWidest([heading, ...texts]);
  return { heading, texts, width: Math.min(limits[0], needed), maxWidth: Math.min(limits[1], needed) };
};

/** Replaces a contact that is too long for its column. The line below has the whole contact. */
const belowMark = '↓';

/** Gives the columns the room of a terminal, and adds the optional columns for which room is left. */
const fitColumns = (columns: Column[], optional: Column[], terminalWidth: number): Column[] => {
  const shown = [...columns];
  const widen = (heading: string): void => {
    const column = shown.find((each) => each.heading === heading);
    if (column) column.width = Math.min(column.maxWidth, column.width + getRoom());
  };
  const getRoom = () => shown.reduce((room, { width }) => room - width - 2, terminalWidth + 2);
  const headings = Object.keys(getSharedLimits(terminalWidth));
  headings.forEach(widen);
  for (const column of shown.filter(({ heading }) => heading === 'REACH')) {
    column.texts = column.texts.map((text) => (measureWidth(text) > column.width ? belowMark : text));
    column.width = measureWidest([column.heading, ...column.texts]);
  }
  for (const column of optional) {
    if (getRoom() < column.width + 2) break;
    shown.push(column);
  }
  headings.forEach(widen);
  return shown;
};

/** Formats the line of the headings, and for each booking a line and those below. */
const formatTable = (
  columns: readonly Column[],
  bookings: readonly Booking[],
  formatBelow: (booking: Booking, row: number) => string[] = () => [],
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
    ...formatBelow(booking, row),
  ]);
  const headings = formatLine(({ heading, width }) => cutToWidth(heading, width));
  return [styleText('dim', headings), ...lines, ''].join('\n');
};

export const formatFileTable = (bookings: readonly Booking[]): string =>
  formatTable(
    Object.entries(fileCells).map(([heading, cell]) => makeColumn(bookings, heading, cell, fileLimits)),
    bookings,
  );

/** Narrower terminals show each booking in two lines. */
const minTableWidth = 80;

/**
 * Formats a table that fits the terminal, without empty columns. Below a booking are a contact that is too long for the row,
 * and the note; in the plan of a night without a note the message.
 */
export const formatTerminalTable = (
  bookings: readonly Booking[],
  terminalWidth: number,
  { isNight = false } = {},
): string => {
  const cell = (booking: Booking, heading: string) => formatCell(terminalCells[heading], booking);
  const formatBelow = (booking: Booking, isReachBelow: boolean): string[] => {
    const contact = isReachBelow ? wrapText(`reach: ${cell(booking, 'REACH')}`, terminalWidth - 4) : [];
    const note = booking.storedNote ? `note: ${cell(booking, 'NOTE')}` : '';
    const message = isNight && booking.message ? `│ ${cell(booking, 'MESSAGE')}` : '';
    return [...contact, note || message]
      .filter(Boolean)
      .map((line) => cutToWidth(`    ${line}`, terminalWidth));
  };

  /** Formats a booking in two lines: name and massage first. */
  const formatTwoLines = (booking: Booking): string[] => {
    const status = cell(booking, 'STATUS');
    const nameWidth = Math.max(4, Math.floor((terminalWidth - Math.max(12, status.length + 4)) / 2));
    const texts = [cell(booking, 'NAME') || '–', cell(booking, 'SERVICE')].map((text) =>
      padToWidth(cutToWidth(text, nameWidth), nameWidth),
    );
    const first = cutToWidth([...texts, status].join('  '), terminalWidth);
    const headings = isNight ? ['HOUR', 'WITH', 'ID', 'REACH'] : ['ID', 'WHEN', 'REACH'];
    const facts = headings.map((heading) => cell(booking, heading)).filter(Boolean);
    const isReachBelow = measureWidth(`  ${facts.join(' ')}`) > terminalWidth;
    const second = (isReachBelow ? facts.slice(0, -1) : facts).join(' ');
    const coloured = first.replace(/(later )?\S+$/, (status) => colourStatus(status, booking));
    return [coloured, cutToWidth(`  ${second}`, terminalWidth), ...formatBelow(booking, isReachBelow)];
  };

  if (terminalWidth < minTableWidth) return `${bookings.flatMap(formatTwoLines).join('\n')}\n`;
  const limits = getSharedLimits(terminalWidth);
  const makeColumns = (headings: string[]): Column[] =>
    headings
      .map((heading) => makeColumn(bookings, heading, terminalCells[heading], limits[heading]))
      .filter(({ texts }) => texts.some(Boolean));
  const optional = isNight ? [] : makeColumns(optionalInList);
  const columns = fitColumns(makeColumns(isNight ? nightHeadings : listHeadings), optional, terminalWidth);
  const reach = columns.find(({ heading }) => heading === 'REACH');
  return formatTable(columns, bookings, (booking, row) =>
    formatBelow(booking, reach?.texts[row] === belowMark),
  );
};
