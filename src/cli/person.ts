import { parsePhoneNumber } from 'awesome-phonenumber';
import { fieldNames } from '../../content/requestFields.ts';
import { findProblems, limitMarks } from '../../content/requestRules.ts';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { UsageError } from './options.ts';
import { shortId } from './search.ts';
import { countText, report } from './terminal.ts';
import { reportSealed } from './unseal.ts';

/** The country of numbers without a country code. */
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

/** Mentions are compared by the last digits, so that they match with and without the country code. */
const nationalDigits = 9;

type Person = {
  /** Whether the request has the person's e-mail address or telephone number. */
  sent: (booking: Booking) => boolean;
  /** Whether any text of the request contains the address or number. */
  isMentioned: (booking: Booking) => boolean;
};

const fold = (text: string): string => limitMarks(text).normalize('NFKC').toLowerCase();

const digitsOf = (text: string): string => fold(text).replace(/\D/g, '');

const hasText = (booking: Booking, test: (text: string) => boolean): boolean =>
  fieldNames.some((field) => test(booking[field] ?? ''));

/** Reads an e-mail address (ignoring case) or a telephone number (Spanish by default). Throws `UsageError`. */
export const readPerson = (text: string): Person => {
  const address = fold(text.trim());
  const isAddress = address.includes('@');
  if (isAddress && !findProblems({ email: address }, 'booking').email) {
    return {
      sent: ({ email }) => email !== null && fold(email) === address,
      isMentioned: (booking) => hasText(booking, (found) => fold(found).includes(address)),
    };
  }
  const number = isAddress ? null : toE164(text);
  if (number === null) {
    throw new UsageError(`'${text}' is neither an e-mail address nor a telephone number.`);
  }
  const digits = number.slice(-nationalDigits).replace('+', '');
  return {
    sent: ({ phone }) => phone !== null && toE164(phone) === number,
    isMentioned: (booking) => hasText(booking, (found) => digitsOf(found).includes(digits)),
  };
};

/** Finds the requests of one person, and reports mentions. Throws `UsageError` if keys are missing. */
export const selectPerson = async (store: BookingStore, text: string, identity: string | undefined) => {
  const sealedCount = await store.countSealed();
  if (sealedCount > 0 && identity === undefined) {
    throw new UsageError(
      `${countText(sealedCount, 'request')} sealed: --person needs --identity FILE to open them.`,
    );
  }
  const { sent, isMentioned } = readPerson(text);
  const found: Booking[] = [];
  const others: Booking[] = [];
  let closed = 0;
  for await (const booking of store.each({})) {
    if (booking.sealed) closed += 1;
    else if (sent(booking)) found.push(booking);
    else if (isMentioned(booking)) others.push(booking);
  }
  reportSealed(closed, identity);
  if (others.length > 0) {
    const ids = others.map(({ id }) => shortId(id)).join(', ');
    report(
      `${countText(others.length, 'further request')} that may mention this person, to be looked at: ${ids}`,
    );
  }
  return found;
};
