import { createInterface } from 'node:readline/promises';
import { parsePhoneNumber } from 'awesome-phonenumber';
import { Option } from 'commander';
import { fieldNames } from '../../content/bookingFields.ts';
import { isEmail, limitMarks } from '../../content/bookingRules.ts';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { formatSummaryLine, shortId } from './ids.ts';
import { type ReadOptions, UsageError } from './options.ts';
import { countText, openKeyboard, reportLine } from './terminal.ts';
import { reportSealed } from './unseal.ts';

/** The country of numbers that have no country code. */
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

/** Mentions and linked bookings are compared by this number of last digits, because the country code may be missing. */
const comparedDigits = 9;

/** Shorter numbers are not searched for, because texts contain them for other reasons. */
const minDigits = 6;

type Person = {
  /** Whether the text is an e-mail address or a complete telephone number. */
  isComplete: boolean;
  /** Whether the text is neither, so that it matches nobody. */
  isNobody?: boolean;
  /** Whether the booking has the person's e-mail address or telephone number. */
  isFrom: (booking: Booking) => boolean;
  /** Whether any text of the booking contains the address or number. */
  isMentioned: (booking: Booking) => boolean;
};

const normalizeText = (text: string): string => limitMarks(text).normalize('NFKC').toLowerCase();

const keepDigits = (text: string): string => normalizeText(text).replace(/\P{Nd}/gu, '');

/** Removes the signs that people put between the digits of a telephone number. */
const stripSeparators = (text: string): string =>
  normalizeText(text).replace(/[\p{Z}\p{Cf}\p{Pd}\s().]/gu, '');

const hasText = (booking: Booking, test: (text: string) => boolean): boolean =>
  fieldNames.some((field) => test(booking[field] ?? ''));

/** Reads an e-mail address or a telephone number (Spanish by default). */
export const readPerson = (text: string): Person => {
  const address = normalizeText(text.trim());
  if (isEmail(address)) {
    return {
      isComplete: true,
      isFrom: ({ email }) => email !== null && normalizeText(email) === address,
      isMentioned: (booking) => hasText(booking, (found) => normalizeText(found).includes(address)),
    };
  }
  const number = toE164(text);
  const digits = (number ?? keepDigits(text).replace(/^0+/, '')).slice(-comparedDigits).replace('+', '');
  const typed = stripSeparators(text);
  if (number === null && !/^[+＋]?\p{Nd}{6,}$/u.test(typed))
    return { isComplete: false, isNobody: true, isFrom: () => false, isMentioned: () => false };
  const isSame = (phone: string) =>
    (number !== null && toE164(phone) === number) || stripSeparators(phone) === typed;
  return {
    isComplete: number !== null,
    isFrom: ({ phone }) => phone !== null && isSame(phone),
    isMentioned: (booking) =>
      digits.length >= minDigits && hasText(booking, (found) => keepDigits(found).includes(digits)),
  };
};

/** `--person` of commands that work with the data of one person. */
export const personOption = (): Option =>
  new Option(
    '--person <e-mail or phone>',
    'all requests with this e-mail address or telephone number (-: a line of standard input)',
  );

/** Reads `--person`; `-` means standard input, which other users cannot see in the list of processes. */
export const readPersonOption = async ({ person, identity }: ReadOptions & { person?: string }) => {
  if (person !== '-') return person;
  if (identity === '-') throw new UsageError('--person - needs standard input. Use a file for --identity.');
  if (process.stdin.isTTY) reportLine('Type the e-mail address or telephone number, then Enter.');
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new UsageError('Standard input is empty. Give one line: an e-mail address or telephone number.');
};

/** The e-mail address and the last digits of the telephone number, by which bookings of one person are linked. */
const listContacts = ({ email, phone }: Booking): string[] => {
  const digits = toE164(phone ?? '') ?? keepDigits(phone ?? '');
  return [
    ...(email ? [normalizeText(email)] : []),
    ...(digits.length >= comparedDigits ? [digits.slice(-comparedDigits)] : []),
  ];
};

/** Describes the other bookings with the same e-mail address or telephone number; empty if there are none. */
export const describeOthers = async (store: BookingStore, booking: Booking): Promise<string> => {
  const contacts = listContacts(booking);
  if (contacts.length === 0) return '';
  const others: Booking[] = [];
  for await (const other of store.eachBooking({})) {
    if (other.id !== booking.id && listContacts(other).some((contact) => contacts.includes(contact)))
      others.push(other);
  }
  const [last] = others;
  const which = others.length === 1 ? 'it is' : 'the last one is';
  return last ? `${countText(others.length, 'other request')} of this person, ${which} ${last.status}` : '';
};

/** A booking of a person, and why it is one. */
type PersonBooking = { booking: Booking; reason: string };

/** Moves bookings that share an e-mail address or number with one in `found` out of `others`, until none is left. */
const takeLinked = (found: readonly Booking[], others: Booking[]): PersonBooking[] => {
  const linked: PersonBooking[] = [];
  for (const from of found) {
    const contacts = listContacts(from);
    const near = others.filter((other) => listContacts(other).some((contact) => contacts.includes(contact)));
    for (const booking of near) others.splice(others.indexOf(booking), 1);
    linked.push(...near.map((booking) => ({ booking, reason: `same contact as ${shortId(from.id)}` })));
    linked.push(...takeLinked(near, others));
  }
  return linked;
};

/** Asks whether linked bookings belong to the person. Without a terminal they do not. */
const askForLinked = async (linked: readonly PersonBooking[], dryRun = false): Promise<boolean> => {
  reportLine(`${countText(linked.length, 'request')} with another contact may be of the same person:`);
  for (const { booking, reason } of linked) reportLine(`${formatSummaryLine(booking)}  (${reason})`);
  const keyboard = !dryRun && process.stderr.isTTY && openKeyboard();
  if (!keyboard) {
    reportLine('They are not included: a terminal asks about them, and their ids name them.');
    return false;
  }
  const lines = createInterface({ input: keyboard, output: process.stderr });
  const answer = await lines.question('Include them? (y/N) ');
  lines.close();
  keyboard.destroy();
  return /^y(es)?$/i.test(answer.trim());
};

type SelectOptions = { identity?: string | undefined; dryRun?: boolean | undefined };

/** Finds a person's bookings, and reports mentions. Throws `UsageError` if it needs keys or a full number. */
export const selectPerson = async (store: BookingStore, text: string, options: SelectOptions) => {
  const { identity, dryRun } = options;
  const { isComplete, isNobody, isFrom, isMentioned } = readPerson(text);
  if (isNobody) throw new UsageError(`'${text}' is no e-mail address and no telephone number.`);
  const sealedCount = await store.countSealed();
  if (sealedCount > 0 && identity === undefined) {
    throw new UsageError(`${countText(sealedCount, 'request')} sealed. Add --identity FILE to read them.`);
  }
  const found: PersonBooking[] = [];
  const others: Booking[] = [];
  let stillSealed = 0;
  for await (const booking of store.eachBooking({})) {
    if (booking.sealed) stillSealed += 1;
    else if (isFrom(booking)) found.push({ booking, reason: 'has this contact' });
    else others.push(booking);
  }
  if (found.length === 0 && !isComplete) {
    throw new UsageError(`No request has the telephone number '${text}'. Copy it from bookings list.`);
  }
  reportSealed(stillSealed, identity, reportLine);
  const linked = takeLinked(
    found.map(({ booking }) => booking),
    others,
  );
  if (linked.length > 0 && (await askForLinked(linked, dryRun))) found.push(...linked);
  const mentions = others.filter(isMentioned);
  if (mentions.length > 0) {
    const ids = mentions.map(({ id }) => shortId(id)).join(', ');
    reportLine(
      `${countText(mentions.length, 'further request')} may mention this person. Look at them: ${ids}`,
    );
  }
  return found;
};
