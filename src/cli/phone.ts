/**
 * Returns the digits of a number that begins with `+` or `00`, without `00`; `undefined` for any other text.
 */
const readInternational = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  if (/^[\s(]*\+/.test(text)) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
};

/** Spain's country code. */
const spain = '34';

/** Returns the digits of a Spanish number with the country code; `undefined` for any other text. */
const readSpanish = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  return /^[6-9]\d{8}$/.test(digits) ? spain + digits : undefined;
};

/**
 * Returns all digits of a telephone number, with the country code of a Spanish number. `+` and `00` are
 * alike.
 */
export const normalisePhone = (text: string): string =>
  readInternational(text) ?? readSpanish(text) ?? text.replace(/\D/g, '');

/** The number of digits of an international number (ITU-T E.164). Shorter ones are no numbers of visitors. */
const internationalLength = { min: 8, max: 15 };

/**
 * The digits of an international or a Spanish number. `undefined` for any other text: two numbers, an
 * extension, or a zero that is dialled only within a country, as in `+33 (0)6`.
 */
export const readCallableNumber = (phone: string): string | undefined => {
  const hasOtherParts = /[^\d\s+()./-]/.test(phone) || phone.includes('(0)');
  if (hasOtherParts) return undefined;
  const number = readInternational(phone);
  if (number === undefined) return readSpanish(phone);
  const { min, max } = internationalLength;
  return number.length >= min && number.length <= max ? number : undefined;
};
