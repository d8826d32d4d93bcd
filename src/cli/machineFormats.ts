import { stringify } from 'csv-stringify/sync';
import { type Booking, bookingColumns } from '../bookings/bookingRecord.ts';
import { toSafeCell } from './csvCell.ts';

export const machineFormats = ['json', 'ndjson', 'csv'] as const;
export type MachineFormat = (typeof machineFormats)[number];

/** The keys of the machine formats, in the order of CSV columns. */
const keys: (keyof Booking)[] = [
  'id',
  'createdAt',
  ...bookingColumns.filter((column) => column !== 'statementVersion'),
  'status',
  'handledAt',
];

/** What JSON leaves as it is, and reorders or drives what it is shown in. */
const unescaped = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The request as JSON that reads back exactly, in characters that are safe to look at. */
const toJson = (booking: Booking, indent?: number): string =>
  JSON.stringify(booking, keys, indent).replace(unescaped, (found) =>
    found
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

export type CsvOptions = {
  /** Leaves cells as they are. */
  raw?: boolean | undefined;
  separator?: string | undefined;
};

const toCsv = (cells: readonly unknown[], { raw = false, separator = ',' }: CsvOptions): string =>
  stringify([cells.map((cell) => (typeof cell === 'string' && !raw ? toSafeCell(cell) : cell))], {
    delimiter: separator,
    quoted_match: /[,;\t\r\n]/,
  });

/** Requests as pieces of text for standard output, as they come, so that a long list is never in memory. */
export const formatForMachines = async function* (
  bookings: AsyncIterable<Booking> | Iterable<Booking>,
  format: MachineFormat,
  options: CsvOptions = {},
): AsyncGenerator<string> {
  if (format === 'csv') yield toCsv(keys, options);
  let isFirst = true;
  for await (const booking of bookings) {
    if (format === 'csv') {
      yield toCsv(
        keys.map((key) => booking[key]),
        options,
      );
    } else if (format === 'ndjson') yield `${toJson(booking)}\n`;
    else yield `${isFirst ? '[' : ','}\n  ${toJson(booking, 2).replaceAll('\n', '\n  ')}`;
    isFirst = false;
  }
  if (format === 'json') yield isFirst ? '[]\n' : '\n]\n';
};
