import type { Booking } from '../../db/bookings.ts';
import { foldText } from '../../views/text.ts';

/** A search that consists of these characters is one for a telephone number. */
const numberCharacters = /^[\d\s+()./-]+$/;

/** Returns the digits of a telephone number without the zeros at its start. */
const toSignificantDigits = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/** Whether one number contains the other: one of them may lack its country code. */
const hasDigits = ({ phone }: Booking, wanted: string): boolean => {
  const digits = toSignificantDigits(phone ?? '');
  const isWithoutCode = digits.length >= 9 && wanted.endsWith(digits);
  return digits.includes(wanted) || isWithoutCode;
};

/** Returns a test whether a booking has all words of a search in its texts, or a telephone number. Ignores case and accents. */
export const createSearch = (search: string): ((booking: Booking) => boolean) => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const digits = numberCharacters.test(search) ? toSignificantDigits(search) : '';
  return (booking) => {
    const { name, email, phone, message, note } = booking;
    const text = foldText([name, email, phone, message, note].join('\n'));
    const hasWords = words.every((word) => text.includes(word));
    return hasWords || (digits.length >= 3 && hasDigits(booking, digits));
  };
};
