import { fieldNames } from '../../content/bookingFields.ts';
import { limitMarks } from '../../content/bookingRules.ts';
import type { Booking } from '../../db/booking.ts';
import type { BookingFilter } from '../../db/queries.ts';
import { matchService } from '../bookings/matchService.ts';

/** Letters and signs that Unicode does not decompose, each followed by its usual replacement. */
const replacements = "øo łl đd ðd ıi ħh ŧt ŋn ςσ ßss æae œoe þth ’' ‘' ʼ' ´' ‐- –- —-".split(' ');
const plainForms = new Map(replacements.map((text) => [text.charAt(0), text.slice(1)]));
const otherForms = new RegExp(`[${[...plainForms.keys()].join('')}]`, 'g');
const toPlainForms = (text: string): string =>
  text.replace(otherForms, (form) => plainForms.get(form) ?? form);

/** Removes case and accents, because searches ignore both. */
const foldForSearch = (text: string): string => {
  const lower = text.toLowerCase();
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  const marked = limitMarks(toPlainForms(lower)).normalize('NFKD');
  return toPlainForms(marked.replace(/[\p{M}\p{Cf}]/gu, '').toLowerCase());
};

/** Returns the digits of a telephone number, without the zeros at the start of a dialled number. */
const toSignificantDigits = (number: string): string => number.replace(/\D/g, '').replace(/^0+/, '');

/** The length of a Spanish number without its country code. */
const spanishLength = 9;

/** Lists the digits of all numbers in a text. Adds the country code to Spanish numbers. */
const listPhoneDigits = (text: string): string =>
  (text.match(/\d[\d\s().-]*/g) ?? [])
    .map(toSignificantDigits)
    .map((digits) => (digits.length === spanishLength ? `34${digits}` : digits))
    .join(' ');

/** Matches id prefixes of at least four characters. A shorter text can only match as a word. */
const idPrefix = /^[\da-f][\da-f-]{3,}$/;

/** Matches the terms of a search: words, and telephone numbers with spaces. */
const terms = /[+(]*\d[\d ()./-]{2,}\d(?= |$)|\S+/g;

/** Creates a test whether a booking has all terms of a search in its texts, telephone number or id. */
const createMatch = (search: string): ((booking: Booking) => boolean) => {
  const wanted = (foldForSearch(search).match(terms) ?? []).map((term) => ({
    words: term.split(' '),
    id: idPrefix.test(term) ? term : undefined,
    digits: /^[\d\s+()./-]{3,}$/.test(term) ? toSignificantDigits(term) : '',
  }));
  return (booking) => {
    let text = '';
    for (const field of fieldNames) text += `${booking[field] ?? ''} `;
    const folded = foldForSearch(text);
    return wanted.every(
      ({ words, id, digits }) =>
        words.every((word) => folded.includes(word)) ||
        (id !== undefined && booking.id.startsWith(id)) ||
        (digits !== '' && listPhoneDigits(booking.phone ?? '').includes(digits)),
    );
  };
};

type Search = {
  filter: Pick<BookingFilter, 'where'>;
  /** Tests what SQL cannot test. Absent if the filter is enough. */
  matches?: (booking: Booking) => boolean;
};

/** Creates a search by massage (title in any language, or slug) and by words. Ignores case and accents. */
export const createSearch = ({ service = '', words = '' }: { service?: string; words?: string }): Search => {
  const slug = matchService(service) ?? undefined;
  const filter = { where: { serviceSlug: slug } };
  const serviceText = slug ? '' : foldForSearch(service).trim();
  const hasWords = words.trim() !== '';
  if (serviceText === '' && !hasWords) return { filter };
  const matchesWords = createMatch(words);
  return {
    filter,
    matches: (booking) =>
      (serviceText === '' || foldForSearch(booking.service).includes(serviceText)) &&
      (!hasWords || matchesWords(booking)),
  };
};
