/** Spain's country code, and the length of a number without it. */
const spain = { code: '34', length: 9 };

/** Returns all digits of a telephone number, with the country code of a Spanish number. `+` and `00` are alike. */
export const normalizePhone = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  if (/^[\s(]*\+/.test(text)) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.length === spain.length ? spain.code + digits : digits;
};

/** The number of digits of an international number (ITU-T E.164). Shorter ones are no numbers of visitors. */
const internationalLength = { min: 8, max: 15 };

/**
 * The digits of an international or a Spanish number. `undefined` for any other text: two numbers, an extension, or a zero
 * that is dialled only within a country, as in `+33 (0)6`.
 */
export const readCallableNumber = (phone: string): string | undefined => {
  const hasOtherParts = /[^\d\s+()./-]/.test(phone) || phone.includes('(0)');
  if (hasOtherParts) return undefined;
  const number = normalizePhone(phone);
  const isSpanish = phone.replace(/\D/g, '').length === spain.length;
  if (isSpanish) return number;
  const isInternational = /^[\s(]*(?:\+|00)/.test(phone);
  const { min, max } = internationalLength;
  return isInternational && number.length >= min && number.length <= max ? number : undefined;
};
