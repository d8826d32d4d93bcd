import { parsePhoneNumber } from 'awesome-phonenumber';
import { fieldNames } from '../../content/bookingFields.ts';
import { isEmail, limitMarks } from '../../content/bookingRules.ts';
import type { Booking } from '../../db/booking.ts';

/** Letters and signs that Unicode does not decompose, each followed by its usual replacement. */
const replacements = "øo łl đd ðd ıi ħh ŧt ŋn ςσ ßss æae œoe þth ’' ‘' ʼ' ´' ‐- –- —-".split(' ');
const plainForms = new Map(replacements.map((text) => [text.charAt(0), text.slice(1)]));
const otherForms = new RegExp(`[${[...plainForms.keys()].join('')}]`, 'g');
const toPlainForms = (text: string): string =>
  text.replace(otherForms, (form) => plainForms.get(form) ?? form);

/** Removes case and accents, which people type or leave out. Arabic and Persian digits become plain ones. */
export const foldForSearch = (text: string): string => {
  const lower = text.toLowerCase().replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  const marked = limitMarks(toPlainForms(lower)).normalize('NFKD');
  return toPlainForms(marked.replace(/[\p{M}\p{Cf}]/gu, '').toLowerCase());
};

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

/** The countries of visitors who leave out a country code, in the order in which they are tried. */
const foreignOrigins = Object.entries({ FR: 'French', GB: 'British', BE: 'Belgian', US: 'American' });

/** Reads the number to call, in E.164. `shown` states the doubt, if there is one. */
export const readPhone = (typed: string): { shown: string; number?: string } => {
  const number = toE164(typed);
  if (number) return { shown: number === typed ? typed : `${number} (typed: ${typed})`, number };
  for (const [regionCode, origin] of foreignOrigins) {
    const read = parsePhoneNumber(typed, { regionCode });
    if (read.valid)
      return { shown: `${typed} (${origin} number without country code?)`, number: read.number.e164 };
  }
  return { shown: `${typed} (cannot be called)` };
};

/** Complete numbers are compared by this number of last digits, because the country code may be missing. */
export const comparedDigits = 9;

export const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-comparedDigits);

/** Reads an e-mail address, or a telephone number in E.164 or with its typed digits; `null` for other texts. */
export const readContact = (text: string): string | null => {
  const folded = foldForSearch(text.trim());
  if (isEmail(folded)) return folded;
  const digits = folded.replace(/[\p{Z}\p{Pd}\s().]/gu, '');
  return toE164(text) ?? (/^\+?\d{6,}$/.test(digits) ? digits : null);
};

/** The contacts by which bookings of one person are linked: e-mail address, and last digits of the number. */
export const listContacts = ({ email, phone }: Pick<Booking, 'email' | 'phone'>): Set<string> => {
  const contacts = [email, phone].map((text) => readContact(text ?? '') ?? '');
  const keys = contacts.map((contact) => (contact.includes('@') ? contact : lastDigits(contact)));
  return new Set(keys.filter((key) => key.length >= comparedDigits || key.includes('@')));
};

/** Whether a booking has this e-mail address or telephone number, as `readContact` reads it. */
export const isFrom = (contact: string, { email, phone }: Booking): boolean =>
  [email, phone].some((text) => readContact(text ?? '') === contact);

/** Whether any text of a booking contains the e-mail address, or the last digits of the telephone number. */
export const isMentioned = (contact: string, booking: Booking): boolean =>
  fieldNames
    .map((field) => foldForSearch(booking[field] ?? ''))
    .some((text) =>
      contact.includes('@') ? text.includes(contact) : text.replace(/\D/g, '').includes(lastDigits(contact)),
    );
