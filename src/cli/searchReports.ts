/**
 * Messages about requests that a search leaves out or does not find, and about names that the site does not
 * know.
 */
import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import type { Booking, Bookings } from '../../db/bookings.ts';
import { matchService } from '../../views/texts/matchService.ts';
import { createSearch } from './bookingSearch.ts';
import { formatSummary } from './ids.ts';
import { report } from './terminal.ts';

/** Says how many bookings a table leaves out because they are spam. */
export const reportSpamLeftOut = (count: number): void => {
  if (count > 0) report(`${count} marked as spam left out (add --status spam to list them).`);
};

/** Says how to find bookings whose address or number is written in another way. */
export const reportPersonNotFound = (): void =>
  report('No request has this whole address or number. Try bookings list --search with a part of it.');

/**
 * Lists the other bookings that a search for these addresses and numbers finds: their fields contain them in
 * another way, for example two numbers, or a number without its country.
 */
export const reportSimilar = (
  bookings: Bookings,
  found: readonly Booking[],
  texts: readonly string[],
): void => {
  const foundIds = found.map(({ id }) => id);
  const others = bookings.list().filter(({ id }) => !foundIds.includes(id));
  const searches = texts.map(createSearch);
  const similar = others.filter((booking) => searches.some((matches) => matches(booking)));
  if (similar.length === 0) return;
  report('Look at these too, which contain it in another way. Nothing was done with them:');
  for (const booking of similar) report(`  ${formatSummary(booking)}`);
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
