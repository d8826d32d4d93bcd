import { foldText } from '../../views/text.ts';
import {
  type Booking,
  type BookingFilter,
  type BookingStore,
  searchTextOf,
} from '../bookings/bookingRecord.ts';
import { formatMadrid } from '../bookings/madridTime.ts';
import { matchService } from '../bookings/matchService.ts';
import { showSafely } from './terminal.ts';

type Asked = { service?: string | undefined; words?: string | undefined };

type Search = {
  filter: Pick<BookingFilter, 'where' | 'mayContain'>;
  /** Checks what the filter cannot; absent if the filter is exact. */
  matches?: (booking: Booking) => boolean;
};

/** Searches by massage (its title in any language, or slug) and by words. Ignores case and accents. */
export const searchFor = ({ service, words }: Asked): Search => {
  const slug = service === undefined ? undefined : (matchService(service) ?? undefined);
  const serviceText = slug ? '' : foldText(service ?? '');
  const texts = foldText(words ?? '')
    .split(' ')
    .filter(Boolean);
  const filter = { where: { serviceSlug: slug }, mayContain: [...texts, serviceText] };
  if (serviceText === '' && texts.length === 0) return { filter };
  return {
    filter,
    matches: (booking) => {
      const text = searchTextOf(booking);
      return foldText(booking.service).includes(serviceText) && texts.every((word) => text.includes(word));
    },
  };
};

export type MatchFilter = BookingFilter & Pick<Search, 'matches'>;

/** Yields the requests that pass the filter and `matches`, newest first. */
export const readBookings = async function* (store: BookingStore, { matches, ...filter }: MatchFilter) {
  for await (const booking of store.each(filter)) if (!matches || matches(booking)) yield booking;
};

/** The part of an id that people see. Commands accept every unique prefix. */
export const shortId = (id: string): string => id.slice(0, 8);

/** `Ana (0b8f5a3e)`; only the id if the name is sealed. */
export const nameAndId = ({ name, id, sealed }: Booking): string =>
  sealed ? shortId(id) : showSafely(`${name} (${shortId(id)})`);

/** How many requests the error for an ambiguous prefix lists. */
const maxCandidates = 10;

const ambiguity = async (store: BookingStore, prefix: string, ids: readonly string[]): Promise<string> => {
  const found = await Promise.all(ids.slice(0, maxCandidates).map((id) => store.find(id)));
  const lines = found
    .filter((booking) => booking !== null)
    .map(({ id, createdAt, status, name }) =>
      showSafely(`  ${id}  ${formatMadrid(createdAt)}  ${status.padEnd(7)}  ${name}`),
    );
  const more = ids.length > maxCandidates ? ['  … and more'] : [];
  return [`Several requests have an id that begins with '${prefix}':`, ...lines, ...more].join('\n');
};

/** Finds requests by id prefixes, in the order of the prefixes. Rejects if any prefix fits no request or several. */
export const findByPrefixes = async (store: BookingStore, prefixes: string[]): Promise<Booking[]> => {
  const found = new Map<string, Booking>();
  for (const prefix of prefixes) {
    if (prefix === '') throw new Error('An id cannot be empty.');
    const ids = await store.idsWithPrefix(prefix.toLowerCase(), maxCandidates + 1);
    const [id = ''] = ids;
    // A complete id may also be the prefix of another id.
    if (ids.length > 1 && id !== prefix.toLowerCase()) throw new Error(await ambiguity(store, prefix, ids));
    const booking = await store.find(id);
    if (!booking) throw new Error(`No request has an id that begins with '${prefix}'.`);
    found.set(booking.id, booking);
  }
  return [...found.values()];
};
