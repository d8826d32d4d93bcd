import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { isFrom, isMentioned, listContacts, readContact } from '../bookings/contacts.ts';
import type { VisitorIndex } from '../bookings/visitorIndex.ts';
import { nameVisit } from './dates.ts';
import { describeStatus, type Field } from './formatDetails.ts';
import { formatSummaryLine, shortId } from './ids.ts';
import { type ChangeOptions, type ReadOptions, UsageError } from './options.ts';
import { askLine, countText, openKeyboard, reportLine } from './terminal.ts';
import { reportSealed } from './unseal.ts';

export type PersonOptions = ReadOptions & ChangeOptions & { person?: string };

export const personOption = (): Option =>
  new Option('--person <e-mail or phone>', 'all requests of this person (-: a line of standard input)');

/** Reads `--person`; `-` means standard input, which other users cannot see in the list of processes. */
export const readPersonOption = async ({ person, identity }: PersonOptions) => {
  if (person !== '-') return person;
  if (identity === '-') throw new UsageError('--person - needs standard input. Use a file for --identity.');
  if (process.stdin.isTTY) reportLine('Type the e-mail address or telephone number, then Enter.');
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new UsageError('Standard input is empty. Give one line: an e-mail address or telephone number.');
};

const findAll = async (store: BookingStore, ids: readonly string[]): Promise<Booking[]> =>
  (await Promise.all(ids.map(store.findBooking))).filter((booking) => booking !== null);

/**
 * Describes the newest of the person's other bookings, one that is still new if there is any, and the bookings that want the
 * same masseuse at the same time.
 */
export const describeRelated = async (store: BookingStore, visitors: VisitorIndex, id: string) => {
  const others = await findAll(store, visitors.listOthers(id));
  const clashes = await findAll(store, visitors.listClashes(id));
  const fields = clashes
    .filter(({ status }) => status !== 'spam')
    .map(({ id, name, time, status }): Field => ['clash', `${shortId(id)} ${name}, ${time}, ${status}`]);
  const other = others.find(({ status }) => status === 'new') ?? others[0];
  if (!other) return fields;
  const visit = other.kind === 'contact' ? 'contact message' : nameVisit(other, new Date());
  const more = others.length > 1 ? `, and ${others.length - 1} more` : '';
  return [['also', `${shortId(other.id)} ${visit}, ${describeStatus(other)}${more}`] as Field, ...fields];
};

type PersonBooking = { booking: Booking; reason: string };

/** Moves bookings that share a contact with the person, or with one in `found`, out of `others`, until none is left. */
const takeLinked = (person: string, found: readonly PersonBooking[], others: Booking[]): PersonBooking[] => {
  const all = [...found];
  const take = (contacts: Set<string>, reason: string): void => {
    for (const booking of others.filter((other) => !contacts.isDisjointFrom(listContacts(other)))) {
      others.splice(others.indexOf(booking), 1);
      all.push({ booking, reason });
    }
  };
  // A number without its country code, as its owner dials it, differs from the stored one only before the last digits.
  take(listContacts({ email: null, phone: person }), 'same last digits');
  for (const { booking } of all) take(listContacts(booking), `same contact as ${shortId(booking.id)}`);
  return all.slice(found.length);
};

/** Asks whether linked bookings belong to the person. Without a terminal they do not. */
const askForLinked = async (linked: readonly PersonBooking[], dryRun = false): Promise<boolean> => {
  reportLine(`${countText(linked.length, 'request')} with another contact may be of the same person:`);
  for (const { booking, reason } of linked) reportLine(`${formatSummaryLine(booking)}  (${reason})`);
  const keyboard = !dryRun && process.stderr.isTTY && openKeyboard();
  if (!keyboard) {
    reportLine(`Not included: ${dryRun ? '--yes' : 'a terminal'} asks about them, and their ids name them.`);
    return false;
  }
  const answer = await askLine(keyboard, process.stderr, 'Include them? (y/N) ');
  keyboard.destroy();
  if (answer === null) process.emit('SIGINT');
  return /^y(es)?$/i.test(answer ?? '');
};

/** Finds a person's bookings, and reports mentions. Throws `UsageError` if it needs keys or a full number. */
export const selectPerson = async (
  store: BookingStore,
  text: string,
  { identity, dryRun }: PersonOptions,
): Promise<PersonBooking[]> => {
  const contact = readContact(text);
  if (contact === null) throw new UsageError(`'${text}' is no e-mail address and no telephone number.`);
  const sealedCount = await store.countSealed();
  if (sealedCount > 0 && identity === undefined)
    throw new UsageError(`${countText(sealedCount, 'request')} sealed. Add --identity FILE to read them.`);
  const bookings = await Array.fromAsync(store.eachBooking({}));
  reportSealed(bookings, identity, reportLine);
  const own = bookings.filter((booking) => isFrom(contact, booking));
  const others = bookings.filter((booking) => !own.includes(booking));
  const found = own.map((booking) => ({ booking, reason: 'has this contact' }));
  const linked = takeLinked(contact, found, others);
  if (linked.length > 0 && (await askForLinked(linked, dryRun))) found.push(...linked);
  const mentions = others.filter((booking) => isMentioned(contact, booking));
  if (mentions.length > 0) {
    const ids = mentions.map(({ id }) => shortId(id)).join(', ');
    const count = countText(mentions.length, 'further request');
    reportLine(`${count} may mention this person. Look at them: ${ids}`);
  }
  return found;
};
