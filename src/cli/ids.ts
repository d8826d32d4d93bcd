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
export const formatSummaryLine = (booking: Booking, width = 8): string => {
  const { id, createdAt, status, name, service, sealed } = booking;
  const who = sealed ? 'sealed' : name;
  return escapeForTerminal(
    `  ${id.slice(0, width)}  ${formatMadrid(createdAt)}  ${status.padEnd(7)}  ${who}  ${service}`,
  ).trimEnd();
};

const maxCandidates = 10;

/** Finds a booking for each id prefix, in order. Rejects if a prefix is too short, unknown or ambiguous. */
export const findByPrefixes = async (store: BookingStore, words: string[], minLength = 1) => {
  const found = new Map<string, Booking>();
  // People copy ids with `#`, or several ids at once.
  const prefixes = words.flatMap((word) => word.toLowerCase().split(/[\s,#]+/)).filter(Boolean);
  if (prefixes.length === 0) throw new UsageError('The id is empty. Try bookings list.');
  for (const prefix of prefixes) {
    if (prefix.length < minLength)
      throw new UsageError(`The id '${prefix}' is too short. Use at least ${minLength} characters of it.`);
    const candidates = await store.findByPrefix(prefix, maxCandidates + 1);
    const [booking] = candidates;
    const tip = /^[\da-f-]+$/.test(prefix) ? 'list' : `list --search ${prefix}`;
    if (!booking) throw new Error(`No request has an id that begins with '${prefix}'. Try bookings ${tip}.`);
    // A complete id may also be the prefix of another id.
    if (candidates.length > 1 && booking.id !== prefix) {
      const shown = candidates.slice(0, maxCandidates);
      const lines = shown.map((candidate) => formatSummaryLine(candidate, Infinity));
      if (candidates.length > maxCandidates) lines.push('  … and more');
      throw new Error(
        `Several requests have an id that begins with '${prefix}'. Use a longer id:\n${lines.join('\n')}`,
      );
    }
    found.set(booking.id, booking);
  }
  return [...found.values()];
};
