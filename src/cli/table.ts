import type { Booking } from '../bookings/bookingRecord.ts';
import { formatMadrid } from '../madridTime.ts';
import { cut, pad, widthOf } from './columns.ts';
import { shortId } from './shortId.ts';
import { showSafely } from './terminal.ts';

/** In columns of the terminal, so that one long message does not push all others off the screen. */
const maxCellWidth = 40;

const columns: readonly [heading: string, cell: (booking: Booking) => string][] = [
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
];

const headings = columns.map(([heading]) => heading);

/** The cells of a request, each one line that can't drive a terminal. */
const cellsOf = (booking: Booking): string[] =>
  columns.map(([, cell]) => cut(showSafely(cell(booking)), maxCellWidth));

/** Widths of columns into which all rows fit; none is narrower than before. */
const widen = (widths: readonly number[], rows: readonly string[][]): number[] =>
  widths.map((width, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), width),
  );

/** A line of a table; the cells are no wider than their columns. */
export const tableLine = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, column) => pad(cell, widths[column] ?? 0))
    .join('  ')
    .trimEnd();

/**
 * A table whose rows come one after the other, for no terminal: columns are as wide as most requests need, and wider from
 * the row on that needs it.
 */
export const createGrowingTable = () => {
  const usual: Record<string, number> = {
    ID: 8,
    RECEIVED: 16,
    STATUS: 7,
    KIND: 7,
    NAME: 16,
    SERVICE: 24,
    WITH: 8,
    REACH: 30,
  };
  let widths = headings.map((heading) => usual[heading] ?? widthOf(heading));
  return {
    heading: (): string => `${tableLine(headings, widths)}\n`,
    row: (booking: Booking): string => {
      const cells = cellsOf(booking);
      widths = widen(widths, [cells]);
      return `${tableLine(cells, widths)}\n`;
    },
  };
};

/** All columns in full, for files and programs that cut lines: the same whatever the terminal. */
export const fullTable = function* (bookings: readonly Booking[]): Generator<string> {
  if (bookings.length === 0) return;
  const rows = bookings.map(cellsOf);
  const widths = widen(headings.map(widthOf), rows);
  yield `${tableLine(headings, widths)}\n`;
  for (const row of rows) yield `${tableLine(row, widths)}\n`;
};
