import { timestampToLocalTime } from '../../content/rules/time.ts';
import { type Booking, type Bookings, shortId } from '../../db/bookings.ts';
import { UsageError } from './commandLine.ts';
import { escapeForTerminal } from './terminal.ts';

/** Formats `Ana (0b8f5a3e)`. */
export const formatNameAndId = ({ name, id }: Pick<Booking, 'name' | 'id'>): string =>
  escapeForTerminal(`${name} (${shortId(id)})`);

/** Formats a line that tells bookings apart. */
export const formatSummary = ({ id, createdAt, status, name, service }: Booking): string =>
  escapeForTerminal(
    `${shortId(id)}  ${timestampToLocalTime(createdAt)}  ${status.padEnd(7)}  ${name}  ${service}`,
  );

const maxCandidates = 10;

/** Finds the booking with this id or unique prefix of an id. Throws if it is unknown or ambiguous. */
export const findByPrefix = (bookings: Bookings, typed: string): Booking => {
  const prefix = typed.toLowerCase();
  const candidates = bookings.listByPrefix(prefix, maxCandidates);
  const [booking] = candidates;
  if (prefix === '' || !booking)
    throw new Error(
      `No request has an id that begins with '${escapeForTerminal(prefix)}'. To find a name or number: bookings list --search`,
    );
  if (candidates.length > 1) {
    const lines = candidates.map(
      (candidate) => `  ${escapeForTerminal(candidate.id)}  ${formatNameAndId(candidate)}`,
    );
    throw new Error(
      `Several requests have an id that begins with '${prefix}'. Use a longer one:\n${lines.join('\n')}`,
    );
  }
  return booking;
};

/** Finds a booking for each id or unique prefix of an id. Throws if a prefix is unknown or ambiguous. */
export const findByPrefixes = (bookings: Bookings, prefixes: readonly string[]): Booking[] => {
  if (prefixes.length === 0) throw new UsageError('Name the id of a request.');
  const found = prefixes.map((prefix) => findByPrefix(bookings, prefix));
  // Two prefixes may name the same booking.
  return [...new Map(found.map((booking) => [booking.id, booking])).values()];
};
