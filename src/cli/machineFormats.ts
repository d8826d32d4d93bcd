import { stringify } from 'csv-stringify/sync';
import { formatMadrid, zoneCity } from '../../content/hours.ts';
import { type Booking, bookingProperties } from '../../db/booking.ts';
import { escapeForTerminal } from './terminal.ts';

export const machineFormats = ['json', 'ndjson', 'csv', 'excel'] as const;
export type MachineFormat = (typeof machineFormats)[number];

/** The keys of JSON objects and the columns of CSV, in order. */
const keys = [...bookingProperties.filter((property) => property !== 'statementVersion'), 'note' as const];

/** Characters that `JSON.stringify` does not escape, but that reorder text or drive a terminal. */
const unescaped = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Formats a booking as JSON that is safe on a terminal, and that parses to the same values. */
const toJson = (booking: Booking, indent?: number): string =>
  JSON.stringify(booking, [...keys], indent).replace(unescaped, (found) =>
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
  plainPhone.test(text)
    ? text
    : escapeForTerminal(text, { keepLineBreaks: true, keepTabs: true }).replace(formulaStart, "'");

/** Headings for Excel. Every other heading is the name of the property. */
const headings: Record<string, string> = {
  createdAt: `Received (${zoneCity})`,
  serviceSlug: 'Massage',
  handledAt: `Handled (${zoneCity})`,
};

const excelHeadings = keys.map((key) => headings[key] ?? key.charAt(0).toUpperCase() + key.slice(1));

/** Excel drops plus signs and leading zeros of telephone numbers, unless a formula says that they are texts. */
const toExcelCell = (text: string, column: unknown): string => {
  if (column === 'createdAt' || column === 'handledAt') return formatMadrid(text);
  return column === 'phone' && /^\+?\d[\d ]*$/.test(text) ? `="${text}"` : toSafeCell(text);
};

const toCsv = (booking: Booking, format: MachineFormat, raw: boolean): string => {
  const toCell = raw ? String : toSafeCell;
  return stringify([booking], {
    columns: keys,
    delimiter: format === 'excel' ? ';' : ',',
    cast: { string: (text, { column }) => (format === 'excel' ? toExcelCell(text, column) : toCell(text)) },
    quoted_match: /[,;\t\r\n]/,
  });
};

/** Yields the text of one booking at a time, so that a long list need not fit in memory. */
export const formatForMachines = async function* (
  bookings: AsyncIterable<Booking> | Iterable<Booking>,
  format: MachineFormat,
  { raw = false }: { raw?: boolean | undefined } = {},
): AsyncGenerator<string> {
  if (format === 'csv') yield `${keys.join(',')}\n`;
  // Excel reads UTF-8 only after a byte order mark.
  if (format === 'excel') yield `\uFEFF${excelHeadings.join(';')}\n`;
  let isFirst = true;
  for await (const booking of bookings) {
    if (format === 'csv' || format === 'excel') yield toCsv(booking, format, raw);
    else if (format === 'ndjson') yield `${toJson(booking)}\n`;
    else yield `${isFirst ? '[' : ','}\n  ${toJson(booking, 2).replaceAll('\n', '\n  ')}`;
    isFirst = false;
  }
  if (format === 'json') yield isFirst ? '[]\n' : '\n]\n';
};
