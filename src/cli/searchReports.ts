// Messages about requests that a search leaves out or does not find, and about names that the site does not know.
import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import type { Booking, Bookings } from '../../db/bookings.ts';
import { matchService } from '../../views/texts/matchService.ts';
import { createSearch } from './bookingSearch.ts';
import { nameAndId } from './ids.ts';
import { report } from './terminal.ts';

/** Says how many bookings a table leaves out because they are spam. */
export const reportSpamLeftOut = (count: number): void => {
  if (count > 0) report(`${count} marked as spam left out (add --status spam to list them).`);
};

/** Says how to find bookings whose address or number is written in another way. */
export const reportPersonNotFound = (): void =>
  report('No request has this whole address or number. Try bookings list --search with a part of it.');

/**
 * Names the bookings that a search for these addresses and numbers finds besides: their fields contain them in another way,
 * for example two numbers, or a number without its country.
 */
export const reportSimilar = (
  bookings: Bookings,
  found: readonly Booking[],
  texts: readonly string[],
): void => {
  const searches = texts.map(createSearch);
  const ids = new Set(found.map(({ id }) => id));
  const similar = bookings
    .list()
    .filter((booking) => !ids.has(booking.id) && searches.some((isFound) => isFound(booking)));
  if (similar.length === 0) return;
  const names = similar.map(nameAndId).join(', ');
  report(`Look at these too, which contain it in another way: ${names}. Nothing was done with them.`);
};

/** Says which masseuses the site knows, unless it knows this one. */
export const reportUnknownMasseuse = (name: string): void => {
  const known: string[] = masseuses.map(({ slug }) => slug);
  if (!known.includes(name.toLowerCase()))
    report(`No masseuse is called '${name}'. The masseuses: ${known.join(', ')}.`);
};

/** Says which massages the site knows, unless it knows this one. */
export const reportUnknownService = (name: string): void => {
  const known = catalogue.map(({ slug }) => slug);
  if (matchService(name) === null)
    report(`No massage is called '${name}'. The massages: ${known.join(', ')}.`);
};
