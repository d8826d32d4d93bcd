import { domainToASCII } from 'node:url';
import type { Booking, Bookings } from '../../db/bookings.ts';
import { createSearch } from './bookingSearch.ts';
import { nameAndId } from './ids.ts';
import { normalizePhone } from './phone.ts';
import { report } from './terminal.ts';
import { UsageError } from './usageError.ts';

/** Returns an address in lower case, with its domain as browsers send it: `ana@españa.es` is `ana@xn--espaa-rta.es`. */
const normalizeEmail = (text: string): string => {
  const address = text.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
};

const minDigits = 6;

/** Whether a text is an e-mail address, or has enough digits for a telephone number. */
const isContact = (text: string): boolean => text.includes('@') || normalizePhone(text).length >= minDigits;

const createTestOf = (text: string): ((booking: Booking) => boolean) => {
  if (!isContact(text)) throw new UsageError(`'${text}' is no e-mail address and no telephone number.`);
  if (text.includes('@')) {
    const wanted = normalizeEmail(text);
    return ({ email }) => email !== null && normalizeEmail(email) === wanted;
  }
  const wanted = normalizePhone(text);
  return ({ phone }) => phone !== null && normalizePhone(phone) === wanted;
};

/**
 * Returns a test whether a booking has one of these whole e-mail addresses or telephone numbers. Nothing is guessed: a
 * person who wrote another number is another person.
 */
export const createPersonTest = (texts: readonly string[]): ((booking: Booking) => boolean) => {
  const tests = texts.map(createTestOf);
  return (booking) => tests.some((test) => test(booking));
};

/** Lists the other bookings with the e-mail address or telephone number of a booking, spam included, newest first. */
export const findSamePerson = (bookings: Bookings, { id, email, phone }: Booking): Booking[] => {
  const contacts = [email, phone].filter((contact) => contact !== null).filter(isContact);
  const isSamePerson = createPersonTest(contacts);
  return bookings.list().filter((booking) => booking.id !== id && isSamePerson(booking));
};

/**
 * Names the bookings that a search for these addresses and numbers finds besides: their fields contain them in another way,
 * for example two numbers, or a number without its country.
 */
export const reportSimilar = (
  bookings: Bookings,
  found: readonly Booking[],
  texts: readonly string[],
): void => {
  const searches = texts.map(createSearch);
  const ids = new Set(found.map(({ id }) => id));
  const similar = bookings
    .list()
    .filter((booking) => !ids.has(booking.id) && searches.some((isFound) => isFound(booking)));
  if (similar.length === 0) return;
  const names = similar.map(nameAndId).join(', ');
  report(`Look at these too, which contain it in another way: ${names}. Nothing was done with them.`);
};

/** Says how to find bookings whose address or number is written in another way. */
export const personNotFound =
  'No request has this whole address or number. Try bookings list --search with a part of it.';

/** Collects the addresses and numbers of a `--person` that is given several times. */
export const collectPersons = (text: string, before: readonly string[] = []): string[] => [...before, text];
