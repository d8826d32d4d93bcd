import { type BookingField, fieldNames } from '../../content/bookingFields.ts';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking } from '../../db/booking.ts';
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
import { formatVisit } from './visit.ts';

type Cell = (booking: Booking) => string;

/** The columns with a heading or cells of their own, in files. */
const ownColumns = {
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
} satisfies Record<string, Cell>;

type Heading = keyof typeof ownColumns | 'HOUR' | 'NOTE';

/** The fields with a line and a column of their own. */
const ownFields: BookingField[] = ['name', 'service', 'masseuse', 'day', 'time', 'phone', 'email', 'message'];

/** Every other field gets a line and a column with its name. */
export const otherFields = fieldNames.filter((field) => !ownFields.includes(field));

/** All columns, in the order for files and programs. New columns come last, because programs count columns. */
const columns = new Map<string, Cell>([
  ...Object.entries(ownColumns),
  ...otherFields.map((field): [string, Cell] => [field.toUpperCase(), (booking) => booking[field] ?? '']),
  ['NOTE', ({ note }) => note ?? ''],
]);

/** A table: `heading` and `row` return lines. */
export type Table = { heading: () => string; row: (booking: Booking) => string };

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

const formatLine = (texts: readonly string[], widths: readonly number[]): string =>
  texts
    .map((text, column) => padToWidth(text, widths[column] ?? 0))
    .join('  ')
    .trimEnd();

/** The width of the widest cell in files, in terminal columns. */
const maxCellWidth = 40;

const formatCells = (booking: Booking): string[] =>
  [...columns.values()].map((cell) => cutToWidth(escapeForTerminal(cell(booking)), maxCellWidth));

/** Measures the widest cell of a column. */
const measureWidest = (rows: readonly string[][], column: number): number =>
  rows.reduce((most, row) => Math.max(most, measureWidth(row[column] ?? '')), 0);

/** Formats the lines of a table for files and programs; no lines without bookings. */
export const formatTable = (bookings: readonly Booking[]): string[] => {
  if (bookings.length === 0) return [];
  const rows = [[...columns.keys()], ...bookings.map(formatCells)];
  const widths = [...columns.keys()].map((_, column) => measureWidest(rows, column));
  return rows.map((row) => `${formatLine(row, widths)}\n`);
};

/** A table for files and programs, whose bookings come one by one. */
export const textTable: Table = {
  heading: () => `${[...columns.keys()].join('  ')}\n`,
  row: (booking) => `${formatCells(booking).join('  ')}\n`,
};

/** The cells that differ on a terminal: telephone numbers can be dialled, times are short, `*` marks a note. */
const terminalCells: Partial<Record<Heading, Cell>> = {
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

const formatTerminalCell = (booking: Booking, heading: Heading): string =>
  escapeForTerminal((terminalCells[heading] ?? columns.get(heading))?.(booking) ?? '');

type TerminalColumn = { heading: Heading; min: number; max: number };

/** Narrower terminals show each booking in two lines. */
const minTableWidth = 60;

const wide = Number.POSITIVE_INFINITY;

/** The columns of a list in the order of worth, with the narrowest and widest width of each. */
const listColumns = (terminalWidth: number): TerminalColumn[] => [
  { heading: 'REACH', min: 12, max: terminalWidth >= 120 ? 22 : 15 },
  { heading: 'ID', min: 8, max: 8 },
  { heading: 'STATUS', min: 7, max: 8 },
  { heading: 'NAME', min: 16, max: 32 },
  { heading: 'WHEN', min: 15, max: 15 },
  { heading: 'SERVICE', min: 8, max: 28 },
  { heading: 'RECEIVED', min: 15, max: 15 },
  { heading: 'LANG', min: 4, max: 4 },
  { heading: 'WITH', min: 8, max: 8 },
  { heading: 'MESSAGE', min: 10, max: wide },
];

/** The columns of the plan of a night. */
const dayColumns: TerminalColumn[] = [
  { heading: 'HOUR', min: 5, max: 7 },
  { heading: 'SERVICE', min: 8, max: 28 },
  { heading: 'WITH', min: 4, max: 8 },
  { heading: 'NAME', min: 12, max: 32 },
  { heading: 'REACH', min: 12, max: 22 },
  { heading: 'STATUS', min: 7, max: 8 },
  { heading: 'NOTE', min: 6, max: wide },
  { heading: 'ID', min: 8, max: 8 },
];

/** Computes the widths of the columns that fit the terminal. Known rows limit a column to its widest cell. */
const computeWidths = (shown: TerminalColumn[], rows: string[][] | undefined, terminalWidth: number) => {
  const limits = shown.map(({ heading, max }, index) =>
    rows ? Math.min(max, Math.max(heading.length, measureWidest(rows, index))) : max,
  );
  const widths = shown.map(({ min }, index) => Math.min(min, limits[index] ?? 0));
  const sum = (count: number) => widths.slice(0, count).reduce((total, width) => total + width + 2, 0);
  const count = widths.filter((_, index) => sum(index + 1) <= terminalWidth + 2).length;
  let left = terminalWidth + 2 - sum(count);
  return widths.slice(0, count).map((width, index) => {
    const added = Math.min(left, (limits[index] ?? 0) - width);
    left -= added;
    return width + added;
  });
};

/** Formats a booking in two lines: name and massage first. */
const formatTwoLines = (booking: Booking, width: number, paint: (status: string) => string): string => {
  const cell = (heading: Heading) => formatTerminalCell(booking, heading);
  const nameWidth = Math.max(4, Math.floor((width - 11) / 2));
  const texts = [cell('NAME') || '–', cell('SERVICE')].map((text) => cutToWidth(text, nameWidth));
  const below = [cell('ID'), cell('WHEN'), cell('REACH')].filter(Boolean).join(' ');
  const first = cutToWidth(formatLine([...texts, cell('STATUS')], [nameWidth, nameWidth]), width);
  return `${first.replace(/\S+$/, paint)}\n${cutToWidth(`  ${below}`, width)}\n`;
};

/** Creates a table that fits the terminal, without empty columns and without those in `constants`. */
export const createTerminalTable = (
  bookings: readonly Booking[] | undefined,
  { width: terminalWidth, colour }: Pick<Terminal, 'width' | 'colour'>,
  constants: Partial<Record<Heading, unknown>> = {},
  ofNight = false,
): Table => {
  const hasNotes = bookings?.some(({ storedNote }) => storedNote);
  const shown = (ofNight ? dayColumns : listColumns(terminalWidth)).filter(
    ({ heading }) =>
      (!constants[heading] || (heading === 'STATUS' && hasNotes)) &&
      (bookings?.some((booking) => formatTerminalCell(booking, heading)) ?? true),
  );
  const format = (booking: Booking) => shown.map(({ heading }) => formatTerminalCell(booking, heading));
  const widths = computeWidths(shown, bookings?.map(format), terminalWidth);
  const cutAll = (texts: string[]) => widths.map((width, index) => cutToWidth(texts[index] ?? '', width));
  const paint =
    ({ status }: Booking) =>
    (text: string) =>
      colourText(text, statusStyles[status], colour);
  const formatRow = (booking: Booking): string =>
    formatLine(
      cutAll(format(booking)).map((text, index) =>
        shown[index]?.heading === 'STATUS' ? paint(booking)(text) : text,
      ),
      widths,
    );
  if (terminalWidth < minTableWidth)
    return { heading: () => '', row: (booking) => formatTwoLines(booking, terminalWidth, paint(booking)) };
  const headings = formatLine(cutAll(shown.map(({ heading }) => heading)), widths);
  return {
    heading: () => `${colourText(headings, 'dim', colour)}\n`,
    row: (booking) => `${formatRow(booking)}\n`,
  };
};

/** Creates a table for bookings that come one by one. It shows the whole message below its booking. */
export const createLiveTable = (terminal: Terminal): Table => {
  const { heading, row } = createTerminalTable(undefined, terminal, { MESSAGE: true });
  const below = ({ message }: Booking): string[] =>
    message ? wrapText(escapeForTerminal(message), terminal.width - 2).map((line) => `  ${line}\n`) : [];
  return { heading, row: (booking) => [row(booking), ...below(booking)].join('') };
};
