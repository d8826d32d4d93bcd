import { limitMarks, problemsOf } from '../../content/requestRules.ts';
import type { Booking } from '../bookings/bookingRecord.ts';
import { toE164 } from '../bookings/phoneNumber.ts';
import { UsageError } from './usageError.ts';

/** A number without its country code has so many digits at most, where it counts for Spain and its neighbours. */
const nationalDigits = 9;

/** How requests of one person are recognised. */
export type Person = {
  /** Whether a request was sent with this person's e-mail address or telephone number. */
  sent: (booking: Booking) => boolean;
  /** Whether a text of another request contains it. */
  isMentioned: (booking: Booking) => boolean;
};

const fold = (text: string): string => limitMarks(text).normalize('NFKC').toLowerCase();

const digitsOf = (text: string): string => fold(text).replace(/\D/g, '');

const textsOf = ({ name, email, phone, service, message }: Booking): string[] =>
  [name, email, phone, service, message].filter((text) => text !== null);

const byEmail = (address: string): Person => ({
  sent: ({ email }) => email !== null && fold(email) === address,
  isMentioned: (booking) => textsOf(booking).some((text) => fold(text).includes(address)),
});

const byPhone = (number: string): Person => {
  const digits = number.slice(-nationalDigits).replace('+', '');
  return {
    sent: ({ phone }) => phone !== null && toE164(phone) === number,
    isMentioned: (booking) => textsOf(booking).some((text) => digitsOf(text).includes(digits)),
  };
};

/** Reads an e-mail address, without regard to case, or a telephone number, by default of Spain. Throws `UsageError`. */
export const readPerson = (text: string): Person => {
  const address = fold(text.trim());
  const isAddress = address.includes('@');
  if (isAddress && !problemsOf({ email: address }, 'booking').email) return byEmail(address);
  const number = isAddress ? null : toE164(text);
  if (number === null) {
    throw new UsageError(`'${text}' is neither an e-mail address nor a telephone number.`);
  }
  return byPhone(number);
};
