import { styleText } from 'node:util';
import Table from 'cli-table3';
import { type Booking, isHidden, shortId } from '../../db/bookings.ts';
import { formatMoment, formatVisit } from './dateFormats.ts';
import { escapeForTerminal, wrapText } from './terminal.ts';

type Column = {
  heading: string;
  cell: (booking: Booking) => string | null;
  /** The width on a terminal, where a longer text continues on the next line. */
  width: number;
};

const id: Column = { heading: 'ID', cell: (booking) => shortId(booking.id), width: 8 };
const received: Column = { heading: 'RECEIVED', cell: ({ createdAt }) => formatMoment(createdAt), width: 12 };
const status: Column = {
  heading: 'STATUS',
  cell: (booking) => (isHidden(booking) ? 'new, hidden' : booking.status),
  width: 7,
};
const name: Column = { heading: 'NAME', cell: (booking) => booking.name, width: 14 };
const service: Column = { heading: 'MASSAGE', cell: (booking) => booking.service, width: 13 };
const masseuse: Column = { heading: 'WITH', cell: (booking) => booking.masseuse, width: 8 };
const visit: Column = { heading: 'VISIT', cell: formatVisit, width: 16 };
const hour: Column = { heading: 'HOUR', cell: ({ time }) => time ?? '–', width: 5 };
const reach: Column = {
  heading: 'REACH',
  cell: ({ phone, email }) => [phone, email].filter(Boolean).join('  '),
  width: Number.POSITIVE_INFINITY,
};
const note: Column = { heading: 'NOTE', cell: (booking) => booking.note, width: Number.POSITIVE_INFINITY };

const gap = '  ';

/** A table without lines. Columns are as wide as their texts, or have these widths. */
const createTable = (widths?: readonly number[]) =>
  new Table({
    chars: {
      top: '',
      'top-mid': '',
      'top-left': '',
      'top-right': '',
      bottom: '',
      'bottom-mid': '',
      'bottom-left': '',
      'bottom-right': '',
      left: '',
      'left-mid': '',
      mid: '',
      'mid-mid': '',
      right: '',
      'right-mid': '',
      middle: gap,
    },
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 0 },
    ...(widths && { colWidths: [...widths] }),
  });

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

const formatCell = (booking: Booking, column: Column): string => {
  const text = escapeForTerminal(column.cell(booking) ?? '');
  return column === status ? styleText(statusStyles[booking.status], text) : text;
};

const formatHeadings = (columns: readonly Column[]): string[] =>
  columns.map(({ heading }) => styleText('dim', heading));

const toText = (table: ReturnType<typeof createTable>): string =>
  table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

/** Formats a line for each booking. `styleText` uses no colours in a file. */
const formatForFile = (bookings: readonly Booking[], columns: readonly Column[]): string => {
  const table = createTable();
  const rows = bookings.map((booking) => columns.map((column) => formatCell(booking, column)));
  table.push(formatHeadings(columns), ...rows);
  return toText(table);
};

/** The widths of columns, of which the last one fills the terminal. */
const fillWidth = (columns: readonly Column[], terminalWidth: number): number[] => {
  const widths = columns.slice(0, -1).map(({ width }) => width);
  const used = widths.reduce((sum, width) => sum + width + gap.length, 0);
  return [...widths, Math.max(1, terminalWidth - used)];
};

/** Formats a line for each booking, and below it how to reach the visitor and the note. */
const formatForTerminal = (
  bookings: readonly Booking[],
  columns: readonly Column[],
  terminalWidth: number,
): string => {
  const shown = columns.filter((column) => column !== reach && column !== note);
  // Without widths, a long line below a row would widen the columns.
  const table = createTable(fillWidth(shown, terminalWidth));
  const indent = ' '.repeat(4);
  // A cell across all columns has one character less for each gap.
  const roomBelow = terminalWidth - shown.length - indent.length;
  table.push(formatHeadings(shown));
  for (const booking of bookings) {
    table.push(shown.map((column) => wrapText(formatCell(booking, column), column.width)));
    const below = [formatCell(booking, reach), formatCell(booking, note)].filter(Boolean).join('  · ');
    const lines = wrapText(below, roomBelow).split('\n');
    const content = lines.map((line) => indent + line).join('\n');
    if (below) table.push([{ content, colSpan: shown.length }]);
  }
  return toText(table);
};

const formatTable = (
  bookings: readonly Booking[],
  columns: readonly Column[],
  terminalWidth: number | undefined,
): string =>
  terminalWidth === undefined
    ? formatForFile(bookings, columns)
    : formatForTerminal(bookings, columns, terminalWidth);

/** Formats bookings for a terminal of this width, or for a file. */
export const formatBookings = (bookings: readonly Booking[], terminalWidth: number | undefined): string =>
  formatTable(bookings, [id, received, status, name, service, visit, reach, note], terminalWidth);

export const formatNight = (bookings: readonly Booking[], terminalWidth: number | undefined): string =>
  formatTable(
    bookings,
    [hour, service, masseuse, { ...name, width: 24 }, reach, status, note, id],
    terminalWidth,
  );

/** Formats rows of plain texts below their headings. */
export const formatColumns = (headings: readonly string[], rows: readonly string[][]): string => {
  const table = createTable();
  table.push([...headings], ...rows);
  return toText(table);
};
