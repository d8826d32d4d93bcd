import { createInterface } from 'node:readline/promises';
import { parsePhoneNumber } from 'awesome-phonenumber';
import { Option } from 'commander';
import { fieldNames } from '../../content/bookingFields.ts';
import { isEmail, limitMarks } from '../../content/bookingRules.ts';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { shortId } from './ids.ts';
import { type ReadOptions, UsageError } from './options.ts';
import { countText, reportLine } from './terminal.ts';
import { reportSealed } from './unseal.ts';

/** The country of numbers that have no country code. */
const regionCode = 'ES';

/** Matches numbers as people write them: `+34 (600) 12-34.56`. Letters do not count as digits. */
const numberLike = /[+＋]?\p{Nd}[\p{Nd}\p{Zs}\p{Pd}().]*/gu;

/** Reads the first telephone number in a text as E.164 (`+34600123456`); `null` if there is none. */
export const toE164 = (text: string): string | null => {
  // Numbers copied from a page often have direction marks around them.
  for (const [digits] of text.replace(/\p{Cf}/gu, '').matchAll(numberLike)) {
    // Only the length is checked, because new blocks of numbers are assigned all the time.
    const { possible, number } = parsePhoneNumber(digits, { regionCode });
    if (possible && number) return number.e164;
  }
  return null;
};

/** Mentions are compared by this number of last digits, because the country code may be missing. */
const comparedDigits = 9;

/** Shorter numbers are not searched for, because texts contain them for other reasons. */
const minDigits = 6;

type Person = {
  /** Whether the text is an e-mail address or a complete telephone number. */
  isComplete: boolean;
  /** Whether the booking has the person's e-mail address or telephone number. */
  isFrom: (booking: Booking) => boolean;
  /** Whether any text of the booking contains the address or number. */
  isMentioned: (booking: Booking) => boolean;
};

const normalizeText = (text: string): string => limitMarks(text).normalize('NFKC').toLowerCase();

const keepDigits = (text: string): string => normalizeText(text).replace(/\D/g, '');

/** Removes the signs that people put between the digits of a telephone number. */
const stripSeparators = (text: string): string =>
  normalizeText(text).replace(/[\p{Z}\p{Cf}\p{Pd}\s().]/gu, '');

const hasText = (booking: Booking, test: (text: string) => boolean): boolean =>
  fieldNames.some((field) => test(booking[field] ?? ''));

/** Reads an e-mail address, a telephone number (Spanish by default), or another text of the phone field. */
export const readPerson = (text: string): Person => {
  const address = normalizeText(text.trim());
  if (isEmail(address)) {
    return {
      isComplete: true,
      isFrom: ({ email }) => email !== null && normalizeText(email) === address,
      isMentioned: (booking) => hasText(booking, (found) => normalizeText(found).includes(address)),
    };
  }
  const number = toE164(text);
  const digits = (number ?? keepDigits(text).replace(/^0+/, '')).slice(-comparedDigits).replace('+', '');
  const typed = stripSeparators(text);
  const isSame = (phone: string) =>
    (number !== null && toE164(phone) === number) || (typed !== '' && stripSeparators(phone) === typed);
  return {
    isComplete: number !== null,
    isFrom: ({ phone }) => phone !== null && isSame(phone),
    isMentioned: (booking) =>
      digits.length >= minDigits && hasText(booking, (found) => keepDigits(found).includes(digits)),
  };
};

/** `--person` of commands that work with the data of one person. */
export const personOption = (): Option =>
  new Option(
    '--person <e-mail or phone>',
    'all requests with this e-mail address or telephone number (-: a line of standard input)',
  );

/** Reads `--person`; `-` means standard input, which other users cannot see in the list of processes. */
export const readPersonOption = async ({ person, identity }: ReadOptions & { person?: string }) => {
  if (person !== '-') return person;
  if (identity === '-') throw new UsageError('--person - needs standard input. Use a file for --identity.');
  if (process.stdin.isTTY) reportLine('Type the e-mail address or telephone number, then Enter.');
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new UsageError('Standard input is empty. Give one line: an e-mail address or telephone number.');
};

/** Finds a person's bookings, and reports mentions. Throws `UsageError` if it needs keys or a full number. */
export const selectPerson = async (store: BookingStore, text: string, identity: string | undefined) => {
  const sealedCount = await store.countSealed();
  if (sealedCount > 0 && identity === undefined) {
    throw new UsageError(`${countText(sealedCount, 'request')} sealed. Add --identity FILE to read them.`);
  }
  const { isComplete, isFrom, isMentioned } = readPerson(text);
  const found: Booking[] = [];
  const mentions: Booking[] = [];
  let stillSealed = 0;
  for await (const booking of store.eachBooking({})) {
    if (booking.sealed) stillSealed += 1;
    else if (isFrom(booking)) found.push(booking);
    else if (isMentioned(booking)) mentions.push(booking);
  }
  if (found.length === 0 && !isComplete) {
    throw new UsageError(`No request has the telephone number '${text}'. Copy it from bookings list.`);
  }
  reportSealed(stillSealed, identity, reportLine);
  if (mentions.length > 0) {
    const ids = mentions.map(({ id }) => shortId(id)).join(', ');
    reportLine(
      `${countText(mentions.length, 'further request')} may mention this person. Look at them: ${ids}`,
    );
  }
  return found;
};
