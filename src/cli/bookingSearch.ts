import { foldText } from '../../content/rules/foldText.ts';
import type { Booking } from '../../db/bookings.ts';

/** A search that consists of these characters is one for a telephone number. */
const numberCharacters = /^[\d\s+()./-]+$/;

/** Returns the digits of a telephone number without the zeros at its start. */
const toSignificantDigits = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/** The digits of a number without its country code, which people leave out. */
const ownDigits = 9;

/** Fewer digits are looked for only in the telephone field, because a message has hours and dates too. */
const minDigitsOfNumber = 6;

/**
 * Whether a booking has these digits in a row, however they are separated, with or without a country code.
 */
const hasDigits = ({ phone, message, note }: Booking, wanted: string): boolean => {
  const texts = wanted.length < minDigitsOfNumber ? [phone] : [phone, message, note];
  const part = wanted.slice(-ownDigits);
  return texts.some((text) => text?.replace(/\D/g, '').includes(part));
};

/**
 * Returns a test whether a booking has all words of a search in its texts, or a telephone number. Ignores
 * case and accents.
 */
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
