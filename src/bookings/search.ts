import { fieldNames } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import type { Booking } from '../../db/booking.ts';
import type { BookingFilter } from '../../db/queries.ts';
import { comparedDigits, foldForSearch, lastDigits } from './contacts.ts';
import { matchService } from './matchService.ts';

/** Returns the digits of a telephone number, without the zeros at the start of a dialled number. */
const toSignificantDigits = (number: string): string => number.replace(/\D/g, '').replace(/^0+/, '');

/** Whether a text has a complete number with the same last digits, or any number with an incomplete one. */
const hasNumber = (text: string, digits: string): boolean =>
  (foldForSearch(text).match(/\d[\d\s().-]*/g) ?? []).map(toSignificantDigits).some((found) =>
    digits.length >= comparedDigits
      ? lastDigits(found) === lastDigits(digits)
      : // Most numbers without a country code are Spanish.
        `34${found}`.includes(digits),
  );

/** Matches id prefixes of at least four characters. A shorter text can only match as a word. */
const idPrefix = /^[\da-f][\da-f-]{3,}$/;

/** Matches the terms of a search: words, and telephone numbers with spaces. */
const terms = /[+(]*\d[\d ()./-]{2,}\d(?= |$)|\S+/g;

/** Creates a test whether a booking has all terms of a search in its texts, note, telephone number or id. */
const createMatch = (search: string): ((booking: Booking) => boolean) => {
  const wanted = (foldForSearch(search).match(terms) ?? []).map((term) => ({
    words: term.split(' '),
    id: idPrefix.test(term) ? term : undefined,
    digits: /^[\d\s+()./-]{3,}$/.test(term) ? toSignificantDigits(term) : '',
  }));
  return (booking) => {
    const texts = [...fieldNames.map((field) => booking[field]), booking.note];
    const text = foldForSearch(texts.map((text) => text ?? '').join(' '));
    return wanted.every(
      ({ words, id, digits }) =>
        words.every((word) => text.includes(word)) ||
        (id !== undefined && booking.id.startsWith(id)) ||
        (digits !== '' && hasNumber(booking.phone ?? '', digits)),
    );
  };
};

type SearchOptions = {
  service?: string | undefined;
  words?: string | undefined;
  /** The exact values of texts. */
  texts?: BookingFilter['texts'];
};

/**
 * Creates a search by massage (title in any language, or slug), words and texts. Ignores case and accents. `matches` tests
 * what SQL cannot test; it is absent if the filter is enough.
 */
export const createSearch = ({ service = '', words = '', texts = {} }: SearchOptions) => {
  const slug = matchService(service) ?? undefined;
  const filter = { where: { serviceSlug: slug }, texts };
  const serviceText = slug ? '' : foldForSearch(service).trim();
  const wanted = fieldNames.filter((field) => texts[field] !== undefined);
  const matchesWords = words.trim() ? createMatch(words) : () => true;
  const matches = (booking: Booking): boolean =>
    wanted.every((field) => booking[field] === texts[field]) &&
    (booking.serviceSlug === serviceText || foldForSearch(booking.service).includes(serviceText)) &&
    matchesWords(booking);
  const isNeeded = serviceText !== '' || words.trim() !== '' || wanted.length > 0;
  return { filter, matches: isNeeded ? matches : undefined };
};

const describe = (thing: string, text: string, known: readonly { slug: string }[]): string =>
  `No ${thing} is called '${text}'. The ${thing}s: ${known.map(({ slug }) => slug).join(', ')}.`;

/** Says which massages and masseuses exist, if a search names another one. Older bookings may name it. */
export const describeUnknown = ({ service, masseuse }: { service?: string; masseuse?: string }): string[] => [
  ...(service && !matchService(service) ? [describe('massage', service, catalogue)] : []),
  ...(masseuse && !masseuses.some(({ slug }) => slug === masseuse)
    ? [describe('masseuse', masseuse, masseuses)]
    : []),
];

export const parseMasseuse = (text: string): string => foldForSearch(text).trim();
