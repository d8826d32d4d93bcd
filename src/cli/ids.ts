import { formatMadrid } from '../../content/hours.ts';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { UsageError } from './options.ts';
import { escapeForTerminal } from './terminal.ts';

/** Returns the part of an id that people see. Commands accept every unique prefix. */
export const shortId = (id: string): string => id.slice(0, 8);

/** Formats `Ana (0b8f5a3e)`, or only the id if the name is sealed. */
export const nameAndId = ({ name, id, sealed }: Booking): string =>
  sealed ? shortId(id) : escapeForTerminal(`${name} (${shortId(id)})`);

/** Formats a line that tells bookings apart: id, time in Madrid, status, name and massage. */
export const formatSummaryLine = (
  { id, createdAt, status, name, service, sealed }: Booking,
  width = 8,
): string => {
  const who = sealed ? 'sealed' : name;
  return escapeForTerminal(
    `  ${id.slice(0, width)}  ${formatMadrid(createdAt)}  ${status.padEnd(7)}  ${who}  ${service}`,
  ).trimEnd();
};

/** The maximum number of bookings in the error message for an ambiguous prefix. */
const maxCandidates = 10;

const describeAmbiguity = async (store: BookingStore, prefix: string, ids: readonly string[]) => {
  const found = await Promise.all(ids.slice(0, maxCandidates).map((id) => store.findBooking(id)));
  const lines = found
    .filter((booking) => booking !== null)
    .map((booking) => formatSummaryLine(booking, Infinity));
  const more = ids.length > maxCandidates ? ['  … and more'] : [];
  const heading = `Several requests have an id that begins with '${prefix}'. Use a longer id:`;
  return [heading, ...lines, ...more].join('\n');
};

/** Finds a booking for each id prefix, in order. Rejects if a prefix is too short, unknown or ambiguous. */
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
    const booking = await store.findBooking(id);
    if (!booking) throw new Error(`No request has an id that begins with '${prefix}'. Try bookings list.`);
    found.set(booking.id, booking);
  }
  return [...found.values()];
};
