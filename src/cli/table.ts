import { styleText } from 'node:util';
import { type Booking, isHidden, shortId } from '../../db/bookings.ts';
import { formatTimestampForTable, formatVisitForTable } from './dateFormats.ts';
import { formatRow, formatRows, measureColumns } from './rows.ts';
import { escapeForTerminal, wrapText } from './terminal.ts';

type Column = {
  heading: string;
  cell: (booking: Booking) => string | null;
  /** The greatest width on a terminal. Without one, the text stands below the row there. */
  width?: number;
};

const id: Column = { heading: 'ID', cell: (booking) => shortId(booking.id), width: 8 };
const received: Column = {
  heading: 'RECEIVED',
  cell: ({ createdAt }) => formatTimestampForTable(createdAt),
  width: 12,
};
const status: Column = {
  heading: 'STATUS',
  cell: (booking) => (isHidden(booking) ? 'new, hidden' : booking.status),
  width: 7,
};
const name: Column = { heading: 'NAME', cell: (booking) => booking.name, width: 14 };
const service: Column = { heading: 'MASSAGE', cell: (booking) => booking.service, width: 13 };
const masseuse: Column = { heading: 'WITH', cell: (booking) => booking.masseuse, width: 8 };
const withMasseuse: Column = {
  heading: 'MASSEUSE',
  cell: (booking) => booking.masseuse && `with ${booking.masseuse}`,
};
const visit: Column = { heading: 'VISIT', cell: formatVisitForTable, width: 16 };
const hour: Column = { heading: 'HOUR', cell: ({ time }) => time ?? '–', width: 5 };
const reach: Column = {
  heading: 'REACH',
  cell: ({ phone, email }) => [phone, email].filter(Boolean).join('  '),
};
const note: Column = { heading: 'NOTE', cell: (booking) => booking.note };

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const;

/** Formats a cell. `styleText` uses no colours in a file. */
const formatCell = (booking: Booking, column: Column): string => {
  const text = escapeForTerminal(column.cell(booking) ?? '');
  return column === status ? styleText(statusStyles[booking.status], text) : text;
};

const formatCells = (booking: Booking, columns: readonly Column[]): string[] =>
  columns.map((column) => formatCell(booking, column));

const formatHeadings = (columns: readonly Column[]): string[] =>
  columns.map(({ heading }) => styleText('dim', heading));

const indent = ' '.repeat(4);

/** Formats a row for each booking, and below it the texts of the columns without a width. */
const formatForTerminal = (
  bookings: readonly Booking[],
  columns: readonly Column[],
  terminalWidth: number,
): string => {
  const inRow = columns.filter(({ width }) => width !== undefined);
  const below = columns.filter(({ width }) => width === undefined);
  const headings = formatHeadings(inRow);
  const rows = bookings.map((booking) => formatCells(booking, inRow));
  const widest = measureColumns([headings, ...rows]);
  const widths = inRow.map(({ width = 0 }, index) => Math.min(width, widest[index] ?? 0));
  const lines = [formatRow(headings, widths)];
  for (const booking of bookings) {
    lines.push(formatRow(formatCells(booking, inRow), widths));
    const text = formatCells(booking, below).filter(Boolean).join('  · ');
    const linesBelow = wrapText(text, terminalWidth - indent.length).split('\n');
    if (text) lines.push(...linesBelow.map((line) => indent + line));
  }
  return lines.join('\n');
};

/** Formats a table for a terminal of this width, or one for a file, which has a line for each booking. */
const formatTable = (
  bookings: readonly Booking[],
  columns: readonly Column[],
  terminalWidth: number | undefined,
): string =>
  terminalWidth === undefined
    ? formatRows([formatHeadings(columns), ...bookings.map((booking) => formatCells(booking, columns))])
    : formatForTerminal(bookings, columns, terminalWidth);

/** Formats bookings for a terminal of this width, or for a file. */
export const formatBookings = (bookings: readonly Booking[], terminalWidth: number | undefined): string =>
  formatTable(
    bookings,
    [id, received, status, name, service, visit, withMasseuse, reach, note],
    terminalWidth,
  );

/** Formats the bookings of one night for a terminal of this width, or for a file. */
export const formatNight = (bookings: readonly Booking[], terminalWidth: number | undefined): string =>
  formatTable(
    bookings,
    [hour, service, masseuse, { ...name, width: 24 }, reach, status, note, id],
    terminalWidth,
  );
