import { stringify } from 'csv-stringify/sync';
import type { Booking } from '../../db/bookings.ts';
import { escapeUnsafe } from './terminal.ts';

/** The keys of JSON objects and the columns of CSV. */
const keys = [
  'id',
  'createdAt',
  'kind',
  'name',
  'email',
  'phone',
  'service',
  'serviceSlug',
  'masseuse',
  'day',
  'time',
  'message',
  'locale',
  'status',
  'handledAt',
  'note',
] as const satisfies (keyof Booking)[];

/** Characters that `JSON.stringify` does not escape, but that drive a terminal. */
const unescaped = /[\u007f-\u009f]/g;

/** Formats JSON that a terminal can show. */
const formatJson = (bookings: readonly Booking[]): string =>
  JSON.stringify(bookings, [...keys], 2).replace(
    unescaped,
    (found) => `\\u00${found.charCodeAt(0).toString(16)}`,
  );

/** A telephone number, which no spreadsheet computes. */
const plainPhone = /^\+\d[\d ]*$/;

/** Formats CSV in which no cell is a formula. */
const formatCsv = (bookings: readonly Booking[]): string =>
  stringify([...bookings], {
    header: true,
    columns: [...keys],
    escape_formulas: true,
    cast: {
      string: (text) =>
        plainPhone.test(text) ? { value: text, escape_formulas: false } : escapeUnsafe(text, '\n\t\r'),
    },
  });

/** Formats bookings for a program. */
export const formatForProgram = (bookings: readonly Booking[], format: 'json' | 'csv'): string =>
  format === 'json' ? formatJson(bookings) : formatCsv(bookings);
