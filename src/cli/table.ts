import { type BookingField, fieldNames } from '../../content/bookingFields.ts';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking } from '../../db/booking.ts';
import { formatReceived, formatVisit, formatVisitShort } from './formatVisit.ts';
import { shortId } from './ids.ts';
import { toE164 } from './person.ts';
import {
  colourText,
  cutToWidth,
  escapeForTerminal,
  measureWidth,
  padToWidth,
  type Terminal,
  wrapText,
} from './terminal.ts';

/** `usualWidth` fits most bookings, in terminal columns. */
type Column = { cell: (booking: Booking) => string; usualWidth: number };

/** The columns with a heading or cells of their own. */
const ownColumns = {
  ID: { cell: ({ id }) => shortId(id), usualWidth: 8 },
  RECEIVED: { cell: ({ createdAt }) => formatMadrid(createdAt), usualWidth: 16 },
  STATUS: { cell: ({ status }) => status, usualWidth: 7 },
  KIND: { cell: ({ kind }) => kind, usualWidth: 7 },
  LANG: { cell: ({ locale }) => locale, usualWidth: 4 },
  NAME: { cell: ({ name }) => name, usualWidth: 16 },
  SERVICE: { cell: ({ service }) => service, usualWidth: 24 },
  WITH: { cell: ({ masseuse }) => masseuse ?? '', usualWidth: 8 },
  REACH: {
    cell: ({ email, phone, sealed }) => [phone, email].filter(Boolean).join(' ') || (sealed ? 'sealed' : '–'),
    usualWidth: 30,
  },
  MESSAGE: { cell: ({ message }) => message ?? '', usualWidth: 7 },
  WHEN: { cell: formatVisit, usualWidth: 16 },
} satisfies Record<string, Column>;

/** The fields with a line and a column of their own. */
const ownFields: BookingField[] = ['name', 'service', 'masseuse', 'day', 'time', 'phone', 'email', 'message'];

/** Every other field gets a line and a column with its name. */
export const otherFields = fieldNames.filter((field) => !ownFields.includes(field));

/** All columns, in the order for files and programs. New columns come last, because programs count columns. */
const columns = new Map<string, Column>([
  ...Object.entries(ownColumns),
  ...otherFields.map((field): [string, Column] => [
    field.toUpperCase(),
    { cell: (booking) => booking[field] ?? '', usualWidth: field.length },
  ]),
]);

type Heading = keyof typeof ownColumns;

const getCell = (booking: Booking, heading: string): string => columns.get(heading)?.cell(booking) ?? '';

/** A table: `heading` and `row` return one line each. */
export type Table = { heading: () => string; row: (booking: Booking) => string };

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

/** Creates a table. `getCells` returns the cells of a booking, none wider than its column. */
const createTable = (
  headings: readonly string[],
  getCells: (booking: Booking) => string[],
  widths: readonly number[],
  colour = false,
): Table => {
  const formatLine = (texts: readonly string[]): string =>
    texts
      .map((text, column) => padToWidth(text, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const paintStatus = (text: string, column: number, { status }: Booking): string =>
    headings[column] === 'STATUS' ? colourText(text, statusStyles[status], colour) : text;
  return {
    heading: () => `${colourText(formatLine(headings), 'dim', colour)}\n`,
    row: (booking) =>
      `${formatLine(getCells(booking).map((text, column) => paintStatus(text, column, booking)))}\n`,
  };
};

/** The width of the widest cell in files, in terminal columns. */
const maxCellWidth = 40;

const formatCells = (booking: Booking): string[] =>
  [...columns.values()].map(({ cell }) => cutToWidth(escapeForTerminal(cell(booking)), maxCellWidth));

/** Measures the widest cell of a column. Returns at least `width`. */
const measureWidest = (rows: readonly string[][], column: number, width: number): number =>
  rows.reduce((most, row) => Math.max(most, measureWidth(row[column] ?? '')), width);

/** Creates a table for files and programs. Without bookings, columns have their usual width. */
export const createTextTable = (bookings?: readonly Booking[]): Table => {
  const rows = bookings?.map(formatCells);
  const widths = [...columns].map(([heading, { usualWidth }], column) =>
    rows ? measureWidest(rows, column, measureWidth(heading)) : usualWidth,
  );
  return createTable([...columns.keys()], formatCells, widths);
};

/** Formats the lines of a table for files and programs; no lines without bookings. */
export const formatTable = (bookings: readonly Booking[]): string[] => {
  if (bookings.length === 0) return [];
  const table = createTextTable(bookings);
  return [table.heading(), ...bookings.map(table.row)];
};

/** The maximum width of a column: in terminal columns, or as a share of the width that fixed columns leave. */
type Width = { fixed: number } | { min: number; share: number };

type TerminalColumn = { heading: Heading; width: Width };

const gap = 2;

/** Whether `Sat 28 Nov 00:30 (Fri night)` fits beside all other columns. */
const isVeryWide = (terminalWidth: number): boolean => terminalWidth >= 140;

/** Puts the telephone number first and the message last, because only the last columns are cut or left out. */
const chooseColumns = (terminalWidth: number): TerminalColumn[] => {
  const isWide = terminalWidth >= 120;
  const all: (TerminalColumn | false)[] = [
    { heading: 'REACH', width: { fixed: Math.min(terminalWidth, isWide ? 22 : 15) } },
    { heading: 'ID', width: { fixed: 8 } },
    { heading: 'RECEIVED', width: { fixed: 12 } },
    { heading: 'STATUS', width: { fixed: 7 } },
    terminalWidth >= 90 && { heading: 'LANG', width: { fixed: 4 } },
    { heading: 'NAME', width: { min: 7, share: 6 } },
    { heading: 'SERVICE', width: { min: 7, share: 5 } },
    { heading: 'WHEN', width: { fixed: isVeryWide(terminalWidth) ? 28 : 12 } },
    isWide && { heading: 'WITH', width: { fixed: 8 } },
    { heading: 'MESSAGE', width: { min: 10, share: 9 } },
  ];
  return all.filter((column) => column !== false);
};

/** Formats a cell for a terminal: telephone numbers can be dialled, and times are short. */
const formatTerminalCell = (booking: Booking, heading: Heading, terminalWidth: number): string => {
  const { createdAt, phone, email, sealed } = booking;
  if (heading === 'REACH') return (phone && toE164(phone)) || phone || email || (sealed ? 'sealed' : '–');
  if (heading === 'RECEIVED') return formatReceived(createdAt);
  if (heading === 'WHEN' && !isVeryWide(terminalWidth)) return formatVisitShort(booking);
  return getCell(booking, heading);
};

/** Computes the widths of the columns that fit the terminal. Known rows limit a column to its widest cell. */
const computeWidths = (columns: TerminalColumn[], rows: string[][] | undefined, terminalWidth: number) => {
  const limit = (most: number, index: number): number =>
    rows ? Math.min(most, measureWidest(rows, index, measureWidth(columns[index]?.heading ?? ''))) : most;
  const fixed = columns.map(({ width }, index) => ('fixed' in width ? limit(width.fixed, index) : 0));
  let needed = -gap;
  const shown = columns.filter(({ width }, index) => {
    needed += gap + ('fixed' in width ? (fixed[index] ?? 0) : width.min);
    return index === 0 || needed <= terminalWidth;
  });
  let left = terminalWidth + gap - shown.reduce((sum, _, index) => sum + (fixed[index] ?? 0) + gap, 0);
  let shares = shown.reduce((sum, { width }) => sum + ('share' in width ? width.share : 0), 0);
  return shown.map(({ width }, index) => {
    if ('fixed' in width) return fixed[index] ?? 0;
    // Each column takes its share of what is left, so that the last one takes the rest.
    const own = limit(Math.max(width.min, Math.floor((left * width.share) / shares)), index);
    left -= own;
    shares -= width.share;
    return own;
  });
};

/** Creates a table that fits the terminal, without empty columns and without those in `constants`. */
export const createTerminalTable = (
  bookings: readonly Booking[] | undefined,
  { width: terminalWidth, colour }: Pick<Terminal, 'width' | 'colour'>,
  constants: Partial<Record<Heading, unknown>> = {},
): Table => {
  const isFilled = (heading: Heading) => bookings?.some((booking) => getCell(booking, heading)) ?? true;
  const columns = chooseColumns(terminalWidth).filter(
    ({ heading }) => !constants[heading] && isFilled(heading),
  );
  const formatTerminalCells = (booking: Booking) =>
    columns.map(({ heading }) => escapeForTerminal(formatTerminalCell(booking, heading, terminalWidth)));
  const widths = computeWidths(columns, bookings?.map(formatTerminalCells), terminalWidth);
  const cutAll = (texts: readonly string[]) =>
    widths.map((width, index) => cutToWidth(texts[index] ?? '', width));
  const headings = cutAll(columns.map(({ heading }) => heading));
  return createTable(headings, (booking) => cutAll(formatTerminalCells(booking)), widths, colour);
};

/** Creates a table for bookings that come one by one. It shows the whole message below its booking. */
export const createLiveTable = (terminal: Terminal): Table => {
  const { heading, row } = createTerminalTable(undefined, terminal, { MESSAGE: true });
  const below = ({ message }: Booking): string[] =>
    message ? wrapText(escapeForTerminal(message), terminal.width - 2).map((line) => `  ${line}\n`) : [];
  return { heading, row: (booking) => [row(booking), ...below(booking)].join('') };
};
