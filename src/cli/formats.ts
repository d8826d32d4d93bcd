import cliTruncate from 'cli-truncate';
import { stringify } from 'csv-stringify/sync';
import stringWidth from 'string-width';
import { fieldNames } from '../../content/requestFields.ts';
import { type Booking, bookingColumns } from '../bookings/bookingRecord.ts';
import { formatMadrid } from '../madridTime.ts';
import { dim, showSafely } from './terminal.ts';

export const formats = ['table', 'json', 'ndjson', 'csv'] as const;
export type Format = (typeof formats)[number];

/** The keys of the machine formats, in the order of CSV columns. */
const keys: (keyof Booking)[] = [
  'id',
  'createdAt',
  ...bookingColumns.filter((column) => column !== 'statementVersion'),
  'status',
  'handledAt',
];

/** What is shown of an id; any prefix that is unique will do for `show` and `mark`. */
export const shortId = (id: string): string => id.slice(0, 8);

/** In columns of the terminal, so that one long message does not push all others off the screen. */
const maxCellWidth = 40;

const tableColumns: readonly [heading: string, cell: (booking: Booking) => string][] = [
  ['ID', ({ id }) => shortId(id)],
  ['RECEIVED', ({ createdAt }) => formatMadrid(createdAt)],
  ['STATUS', ({ status }) => status],
  ['KIND', ({ kind }) => kind],
  ['LANG', ({ locale }) => locale],
  ['NAME', ({ name }) => name],
  ['SERVICE', ({ service }) => service],
  ['WITH', ({ masseuse }) => masseuse ?? ''],
  ['REACH', ({ email, phone }) => [phone, email].filter(Boolean).join(' ') || '–'],
  ['MESSAGE', ({ message }) => message ?? ''],
];

const headings = tableColumns.map(([heading]) => heading);

/** The cells of a request, each one line that can't drive a terminal. */
const cellsOf = (booking: Booking): string[] =>
  tableColumns.map(([, cell]) => cliTruncate(showSafely(cell(booking)), maxCellWidth));

/** Widths of columns into which all rows fit; none is narrower than before. */
const widen = (widths: readonly number[], rows: readonly string[][]): number[] =>
  widths.map((width, column) =>
    rows.reduce((widest, row) => Math.max(widest, stringWidth(row[column] ?? '')), width),
  );

const tableLine = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell)))
    .join('  ')
    .trimEnd();

/**
 * A table whose rows come one after the other: columns are as wide as most requests need, and wider from the row on that
 * needs it.
 */
export const createGrowingTable = (colour: boolean) => {
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
  let widths = headings.map((heading) => usual[heading] ?? stringWidth(heading));
  return {
    heading: (): string => `${dim(tableLine(headings, widths), colour)}\n`,
    row: (booking: Booking): string => {
      const cells = cellsOf(booking);
      widths = widen(widths, [cells]);
      return `${tableLine(cells, widths)}\n`;
    },
  };
};

const toTable = function* (bookings: readonly Booking[], colour: boolean): Generator<string> {
  if (bookings.length === 0) return;
  const rows = bookings.map(cellsOf);
  const widths = widen(
    headings.map((heading) => stringWidth(heading)),
    rows,
  );
  yield `${dim(tableLine(headings, widths), colour)}\n`;
  for (const row of rows) yield `${tableLine(row, widths)}\n`;
};

const toJson = function* (bookings: readonly Booking[]): Generator<string> {
  for (const [index, booking] of bookings.entries()) {
    const object = JSON.stringify(booking, keys, 2).replaceAll('\n', '\n  ');
    yield `${index === 0 ? '[' : ','}\n  ${object}`;
  }
  yield bookings.length === 0 ? '[]\n' : '\n]\n';
};

/**
 * Requests as pieces of text for standard output, so that a long list never has to be one string. `raw` leaves CSV cells
 * as they are; otherwise those that a spreadsheet would take for a formula get a leading apostrophe.
 */
export const formatBookings = function* (
  bookings: readonly Booking[],
  format: Format,
  { raw = false, colour = false } = {},
): Generator<string> {
  if (format === 'table') return yield* toTable(bookings, colour);
  if (format === 'json') return yield* toJson(bookings);
  if (format === 'csv') yield `${keys.join(',')}\n`;
  for (const booking of bookings) {
    yield format === 'csv'
      ? stringify([booking], { columns: keys, escape_formulas: !raw })
      : `${JSON.stringify(booking, keys)}\n`;
  }
};

/** One request in full, a line for each field, for reading. */
export const formatInFull = (booking: Booking, colour: boolean): string => {
  const { service, serviceSlug, handledAt } = booking;
  const texts = { ...booking, service: serviceSlug ? `${service} (${serviceSlug})` : service };
  const fields: [string, string | null][] = [
    ['id', booking.id],
    ['received', `${formatMadrid(booking.createdAt)} (Madrid)`],
    ['status', handledAt ? `${booking.status}, ${formatMadrid(handledAt)}` : booking.status],
    ['kind', booking.kind],
    ['language', booking.locale],
    ...fieldNames
      .filter((field) => field !== 'message')
      .map((field): [string, string | null] => [field === 'email' ? 'e-mail' : field, texts[field]]),
  ];
  const lines = fields.map(
    ([label, value]) => `${dim(label.padEnd(9), colour)} ${value === null ? '–' : showSafely(value)}`,
  );
  const message = booking.message === null ? '–' : showSafely(booking.message, { keepLineBreaks: true });
  return `${[...lines, '', ...message.split('\n').map((line) => `  ${line}`)].join('\n')}\n`;
};
