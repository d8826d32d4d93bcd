import { fieldNames } from '../../content/requestFields.ts';
import { limitMarks } from '../../content/requestRules.ts';
import type { Booking } from '../../db/booking.ts';
import type { BookingFilter } from '../../db/queries.ts';
import type { BookingStore } from '../../db/store.ts';
import { formatMadrid } from '../bookings/madridTime.ts';
import { matchService } from '../bookings/matchService.ts';
import { UsageError } from './options.ts';
import { escapeForTerminal } from './terminal.ts';

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
const toSignificantDigits = (number: string): string => number.replace(/\D|^[\D0]+/g, '');

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

/** Creates a test whether a request has all terms of a search in its texts, telephone number or id. */
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

/** Returns the part of an id that people see. Commands accept every unique prefix. */
export const shortId = (id: string): string => id.slice(0, 8);

/** Formats `Ana (0b8f5a3e)`, or only the id if the name is sealed. */
export const nameAndId = ({ name, id, sealed }: Booking): string =>
  sealed ? shortId(id) : escapeForTerminal(`${name} (${shortId(id)})`);

/** Formats a line that tells requests apart: id, time in Madrid, status, name and massage. */
export const identify = ({ id, createdAt, status, name, service, sealed }: Booking, width = 8): string => {
  const who = sealed ? 'sealed' : name;
  return escapeForTerminal(
    `  ${id.slice(0, width)}  ${formatMadrid(createdAt)}  ${status.padEnd(7)}  ${who}  ${service}`,
  ).trimEnd();
};

/** The maximum number of requests in the error message for an ambiguous prefix. */
const maxCandidates = 10;

const describeAmbiguity = async (
  store: BookingStore,
  prefix: string,
  ids: readonly string[],
): Promise<string> => {
  const found = await Promise.all(ids.slice(0, maxCandidates).map((id) => store.find(id)));
  const lines = found.filter((booking) => booking !== null).map((booking) => identify(booking, Infinity));
  const more = ids.length > maxCandidates ? ['  … and more'] : [];
  const heading = `Several requests have an id that begins with '${prefix}'. Use a longer id:`;
  return [heading, ...lines, ...more].join('\n');
};

/** Finds a request for each id prefix, in this order. Rejects if a prefix is too short or matches no or several requests. */
export const findByPrefixes = async (store: BookingStore, words: string[], minLength = 1) => {
  const found = new Map<string, Booking>();
  // People copy ids with `#`, or several ids at once.
  const text = words.join(' ').toLowerCase();
  const prefixes = text.match(/[^\s,#]+/g) ?? [];
  if (prefixes.length === 0) throw new UsageError('The id is empty. Try bookings list.');
  for (const prefix of prefixes) {
    if (prefix.length < minLength) {
      throw new UsageError(`The id '${prefix}' is too short. Use at least ${minLength} characters of it.`);
    }
    const ids = await store.idsWithPrefix(prefix, maxCandidates + 1);
    const [id = ''] = ids;
    // A complete id may also be the prefix of another id.
    if (ids.length > 1 && id !== prefix) throw new Error(await describeAmbiguity(store, prefix, ids));
    const booking = await store.find(id);
    if (!booking) throw new Error(`No request has an id that begins with '${prefix}'. Try bookings list.`);
    found.set(booking.id, booking);
  }
  return [...found.values()];
};
