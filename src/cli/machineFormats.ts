import { Option } from 'commander';
import { stringify } from 'csv-stringify/sync';
import { formatMadrid, zoneCity } from '../../content/hours.ts';
import { type Booking, bookingProperties } from '../../db/booking.ts';
import { escapeForTerminal } from './terminal.ts';

const machineFormats = ['json', 'ndjson', 'csv', 'excel'] as const;
export type MachineFormat = (typeof machineFormats)[number];

export const formatOption = (forPeople: 'table' | 'full'): Option =>
  new Option('--format <format>', 'output format').choices([forPeople, ...machineFormats]).default(forPeople);

/** The keys of JSON objects and the columns of CSV, in order. */
const keys = [...bookingProperties.filter((property) => property !== 'statementVersion'), 'note' as const];

/** Characters that `JSON.stringify` does not escape, but that reorder text or drive a terminal. */
const unescaped = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Formats JSON that is safe on a terminal, and that parses to the same values. */
const toJson = (value: Booking | readonly Booking[], indent?: number): string =>
  JSON.stringify(value, [...keys], indent).replace(unescaped, (found) =>
    found
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** Matches each place where a spreadsheet may start a formula, for any separator. */
const formulaStart = /(?<=^|[,;\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@＝＋－＠]|[\t\r])/g;

/** Matches `+34 600 111 222`, which no spreadsheet computes. */
const plainPhone = /^\+\d[\d ]*$/;

/** Puts an apostrophe before each possible formula, also after separators and line breaks inside the cell. */
const toSafeCell = (text: string): string =>
  plainPhone.test(text) ? text : escapeForTerminal(text, '\n\t\r').replace(formulaStart, "'");

/** Headings for Excel. Every other heading is the name of the property. */
const headings: Record<string, string> = {
  createdAt: `Received (${zoneCity})`,
  serviceSlug: 'Massage',
  handledAt: `Handled (${zoneCity})`,
};

const formatHeading = (key: string): string => headings[key] ?? key.charAt(0).toUpperCase() + key.slice(1);

/** Excel drops plus signs and leading zeros of telephone numbers, unless a formula says that they are texts. */
const toExcelCell = (text: string, column: unknown): string => {
  if (column === 'createdAt' || column === 'handledAt') return formatMadrid(text);
  return column === 'phone' && /^\+?\d[\d ]*$/.test(text) ? `="${text}"` : toSafeCell(text);
};

const toSheet = (bookings: readonly Booking[], isExcel: boolean, raw = false): string => {
  const toText = raw ? String : toSafeCell;
  return stringify([...bookings], {
    // Excel reads UTF-8 only after a byte order mark.
    bom: isExcel,
    header: true,
    columns: keys.map((key) => ({ key, header: isExcel ? formatHeading(key) : key })),
    delimiter: isExcel ? ';' : ',',
    cast: { string: (text, { column }) => (isExcel ? toExcelCell(text, column) : toText(text)) },
    quoted_match: /[,;\t\r\n]/,
  });
};

export const formatForMachines = (
  bookings: readonly Booking[],
  format: MachineFormat,
  { raw }: { raw?: boolean | undefined } = {},
): string => {
  if (format === 'json') return `${toJson(bookings, 2)}\n`;
  if (format === 'ndjson') return bookings.map((booking) => `${toJson(booking)}\n`).join('');
  return toSheet(bookings, format === 'excel', raw);
};
