import { fieldNames, type RequestField } from '../../content/requestFields.ts';
import type { Booking } from '../../db/booking.ts';
import { formatMadrid } from '../bookings/madridTime.ts';
import { formatReceived, formatVisit, formatVisitShort } from './formatVisit.ts';
import { toE164 } from './person.ts';
import { shortId } from './search.ts';
import { cut, escapeForTerminal, measureWidth, pad, paint, type Screen, wrap } from './terminal.ts';

/** `usual` is the width that fits most requests, in terminal columns. */
type Column = { cell: (booking: Booking) => string; usual: number };

/** The columns with headings or cells of their own. */
const ownColumns = {
  ID: { cell: ({ id }) => shortId(id), usual: 8 },
  RECEIVED: { cell: ({ createdAt }) => formatMadrid(createdAt), usual: 16 },
  STATUS: { cell: ({ status }) => status, usual: 7 },
  KIND: { cell: ({ kind }) => kind, usual: 7 },
  LANG: { cell: ({ locale }) => locale, usual: 4 },
  NAME: { cell: ({ name }) => name, usual: 16 },
  SERVICE: { cell: ({ service }) => service, usual: 24 },
  WITH: { cell: ({ masseuse }) => masseuse ?? '', usual: 8 },
  REACH: {
    cell: ({ email, phone, sealed }) => [phone, email].filter(Boolean).join(' ') || (sealed ? 'sealed' : '–'),
    usual: 30,
  },
  MESSAGE: { cell: ({ message }) => message ?? '', usual: 7 },
  WHEN: { cell: formatVisit, usual: 16 },
} satisfies Record<string, Column>;

/** The fields with a line and a column of their own. */
const fieldsWithOwnColumn: readonly RequestField[] = [
  'name',
  'service',
  'masseuse',
  'day',
  'time',
  'phone',
  'email',
  'message',
];

/** Every other field gets a line and a column with its name. */
export const otherFields = fieldNames.filter((field) => !fieldsWithOwnColumn.includes(field));

/** All columns, in the order for files and programs. New columns come last, because programs count columns. */
const columns = new Map<string, Column>([
  ...Object.entries(ownColumns),
  ...otherFields.map((field): [string, Column] => [
    field.toUpperCase(),
    { cell: (booking) => booking[field] ?? '', usual: field.length },
  ]),
]);

type Heading = keyof typeof ownColumns;

const getCell = (booking: Booking, heading: string): string => columns.get(heading)?.cell(booking) ?? '';

/** A table: `heading` and `row` return one line each. */
export type Table = { heading: () => string; row: (booking: Booking) => string };

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

/** `formatCells` returns the cells of a request, none wider than its column. */
const toTable = (
  headings: readonly string[],
  formatCells: (booking: Booking) => string[],
  widths: readonly number[],
  colour = false,
): Table => {
  const formatLine = (texts: readonly string[]): string =>
    texts
      .map((text, column) => pad(text, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const paintStatus = (text: string, column: number, { status }: Booking): string =>
    headings[column] === 'STATUS' ? paint(text, statusStyles[status], colour) : text;
  return {
    heading: () => `${paint(formatLine(headings), 'dim', colour)}\n`,
    row: (booking) =>
      `${formatLine(formatCells(booking).map((text, column) => paintStatus(text, column, booking)))}\n`,
  };
};

/** In terminal columns. */
const maxCellWidth = 40;

const formatCells = (booking: Booking): string[] =>
  [...columns.values()].map(({ cell }) => cut(escapeForTerminal(cell(booking)), maxCellWidth));

/** The width of the widest cell in a column, at least `width`. */
const measureWidest = (rows: readonly string[][], column: number, width: number): number =>
  rows.reduce((most, row) => Math.max(most, measureWidth(row[column] ?? '')), width);

/** A table for files and programs. Without requests, columns have their usual width. */
export const createTextTable = (bookings?: readonly Booking[]): Table => {
  const rows = bookings?.map(formatCells);
  const widths = [...columns].map(([heading, { usual }], column) =>
    rows ? measureWidest(rows, column, measureWidth(heading)) : usual,
  );
  return toTable([...columns.keys()], formatCells, widths);
};

/** The lines of a table for files and programs; nothing if there are no requests. */
export const formatTable = (bookings: readonly Booking[]): string[] => {
  if (bookings.length === 0) return [];
  const table = createTextTable(bookings);
  return [table.heading(), ...bookings.map(table.row)];
};

/** The greatest width of a column: in terminal columns, or as a part of the room that the others leave. */
type Width = { fixed: number } | { min: number; share: number };

type ScreenColumn = { heading: Heading; width: Width };

const gap = 2;

/** Whether `Sat 28 Nov 00:30 (Fri night)` fits beside all other columns. */
const isVeryWide = (screenWidth: number): boolean => screenWidth >= 140;

/** The telephone number comes first and the message last, because only the last columns are cut or left out. */
const screenColumns = (screenWidth: number): ScreenColumn[] => {
  const isWide = screenWidth >= 120;
  const all: (ScreenColumn | false)[] = [
    { heading: 'REACH', width: { fixed: Math.min(screenWidth, isWide ? 22 : 15) } },
    { heading: 'ID', width: { fixed: 8 } },
    { heading: 'RECEIVED', width: { fixed: 12 } },
    { heading: 'STATUS', width: { fixed: 7 } },
    screenWidth >= 90 && { heading: 'LANG', width: { fixed: 4 } },
    { heading: 'NAME', width: { min: 7, share: 6 } },
    { heading: 'SERVICE', width: { min: 7, share: 5 } },
    { heading: 'WHEN', width: { fixed: isVeryWide(screenWidth) ? 28 : 12 } },
    isWide && { heading: 'WITH', width: { fixed: 8 } },
    { heading: 'MESSAGE', width: { min: 10, share: 9 } },
  ];
  return all.filter((column) => column !== false);
};

/** The text of a cell on a terminal, where a number can be dialled and times are short. */
const formatScreenCell = (booking: Booking, heading: Heading, screenWidth: number): string => {
  const { createdAt, phone, email, sealed } = booking;
  if (heading === 'REACH') return (phone && toE164(phone)) || phone || email || (sealed ? 'sealed' : '–');
  if (heading === 'RECEIVED') return formatReceived(createdAt);
  if (heading === 'WHEN' && !isVeryWide(screenWidth)) return formatVisitShort(booking);
  return getCell(booking, heading);
};

/** The widths of as many columns as fit the terminal. No column is wider than its widest cell, if the rows are known. */
const computeWidths = (
  columns: ScreenColumn[],
  rows: string[][] | undefined,
  screenWidth: number,
): number[] => {
  const limit = (most: number, index: number): number =>
    rows ? Math.min(most, measureWidest(rows, index, measureWidth(columns[index]?.heading ?? ''))) : most;
  const fixed = columns.map(({ width }, index) => ('fixed' in width ? limit(width.fixed, index) : 0));
  let needed = -gap;
  const shown = columns.filter(({ width }, index) => {
    needed += gap + ('fixed' in width ? (fixed[index] ?? 0) : width.min);
    return index === 0 || needed <= screenWidth;
  });
  let left = screenWidth + gap - shown.reduce((sum, _, index) => sum + (fixed[index] ?? 0) + gap, 0);
  let shares = shown.reduce((sum, { width }) => sum + ('share' in width ? width.share : 0), 0);
  return shown.map(({ width }, index) => {
    if ('fixed' in width) return fixed[index] ?? 0;
    // The last of these columns gets all that the others leave.
    const own = limit(Math.max(width.min, Math.floor((left * width.share) / shares)), index);
    left -= own;
    shares -= width.share;
    return own;
  });
};

/** A table that fits the terminal, without columns that are empty or that `constant` has a value for. */
export const createScreenTable = (
  bookings: readonly Booking[] | undefined,
  { width: screenWidth, colour }: Pick<Screen, 'width' | 'colour'>,
  constant: Partial<Record<Heading, unknown>> = {},
): Table => {
  const isFilled = (heading: Heading) => bookings?.some((booking) => getCell(booking, heading)) ?? true;
  const columns = screenColumns(screenWidth).filter(({ heading }) => !constant[heading] && isFilled(heading));
  const formatScreenCells = (booking: Booking) =>
    columns.map(({ heading }) => escapeForTerminal(formatScreenCell(booking, heading, screenWidth)));
  const widths = computeWidths(columns, bookings?.map(formatScreenCells), screenWidth);
  const cutAll = (texts: readonly string[]) => widths.map((width, index) => cut(texts[index] ?? '', width));
  const headings = cutAll(columns.map(({ heading }) => heading));
  return toTable(headings, (booking) => cutAll(formatScreenCells(booking)), widths, colour);
};

/** A table for requests that come one by one: the whole message stands below its request. */
export const createLiveTable = (screen: Screen): Table => {
  const { heading, row } = createScreenTable(undefined, screen, { MESSAGE: true });
  const below = ({ message }: Booking): string[] =>
    message ? wrap(escapeForTerminal(message), screen.width - 2).map((line) => `  ${line}\n`) : [];
  return { heading, row: (booking) => [row(booking), ...below(booking)].join('') };
};
