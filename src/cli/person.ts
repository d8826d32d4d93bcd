import { domainToASCII } from 'node:url';
import type { Booking, Bookings } from '../../db/bookings.ts';
import { UsageError } from './commandLine.ts';
import { normalisePhone } from './phone.ts';

/**
 * Returns an address in lower case, with its domain as browsers send it: `ana@españa.es` is
 * `ana@xn--espaa-rta.es`.
 */
const normaliseEmail = (text: string): string => {
  const address = text.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
};

const minDigits = 6;

/** Whether a text is an e-mail address, or has enough digits for a telephone number. */
const isAddressOrNumber = (text: string): boolean =>
  text.includes('@') || normalisePhone(text).length >= minDigits;

const createTestOf = (text: string): ((booking: Booking) => boolean) => {
  if (!isAddressOrNumber(text))
    throw new UsageError(`'${text}' is no e-mail address and no telephone number.`);
  if (text.includes('@')) {
    const wanted = normaliseEmail(text);
    return ({ email }) => email !== null && normaliseEmail(email) === wanted;
  }
  const wanted = normalisePhone(text);
  return ({ phone }) => phone !== null && normalisePhone(phone) === wanted;
};

/**
 * Returns a test whether a booking has one of these whole e-mail addresses or telephone numbers. Nothing is
 * guessed: a person who wrote another number is another person.
 */
export const createPersonTest = (texts: readonly string[]): ((booking: Booking) => boolean) => {
  const tests = texts.map(createTestOf);
  return (booking) => tests.some((test) => test(booking));
};

/**
 * Lists the other bookings with the e-mail address or telephone number of a booking, spam included, newest
 * first.
 */
export const findSamePerson = (bookings: Bookings, { id, email, phone }: Booking): Booking[] => {
  const contacts = [email, phone].filter((contact) => contact !== null).filter(isAddressOrNumber);
  const isSamePerson = createPersonTest(contacts);
  return bookings.list().filter((booking) => booking.id !== id && isSamePerson(booking));
};
