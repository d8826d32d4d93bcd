import { stringify } from 'csv-stringify/sync';
import type { Booking } from '../../db/bookings.ts';
import type { MachineFormat } from './commandLine.ts';
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

/** Characters that `JSON.stringify` does not escape, but that drive a terminal or reorder its text. */
const unescaped = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

const escapeCodeUnits = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Formats JSON that a terminal can show. */
const formatJson = (bookings: readonly Booking[]): string =>
  JSON.stringify(bookings, [...keys], 2).replace(unescaped, escapeCodeUnits);

/** A telephone number, which no spreadsheet computes. */
const plainPhone = /^\+\d[\d ]*$/;

/**
 * The beginning of a formula after a character that begins a cell in Spanish and French spreadsheets, or a
 * line.
 */
const innerFormula = /([;\t\r\n]["'\s]*)(?=[=+\-@＝＋－＠])/g;

/** Formats CSV in which no cell is a formula. */
const formatCsv = (bookings: readonly Booking[]): string =>
  stringify([...bookings], {
    header: true,
    columns: [...keys],
    escape_formulas: true,
    cast: {
      string: (text) =>
        plainPhone.test(text)
          ? { value: text, escape_formulas: false }
          : escapeUnsafe(text, '\n\t\r').replace(innerFormula, "$1'"),
    },
  });

/** Formats bookings for a program. */
export const formatForProgram = (bookings: readonly Booking[], format: MachineFormat): string =>
  format === 'json' ? formatJson(bookings) : formatCsv(bookings);
