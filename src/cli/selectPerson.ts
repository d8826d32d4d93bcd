import type { BookingStore } from '../bookings/bookingRecord.ts';
import { countText } from './countText.ts';
import { shortId } from './formats.ts';
import { readPerson } from './person.ts';

/** The requests of one person, newest first, whatever their status; others that mention the person are told of. */
export const selectPerson = async (store: BookingStore, text: string) => {
  const { sent, isMentioned } = readPerson(text);
  const found = await store.list(
    { matches: (booking) => sent(booking) || isMentioned(booking) },
    Number.POSITIVE_INFINITY,
  );
  const others = found.filter((booking) => !sent(booking));
  if (others.length > 0) {
    const ids = others.map(({ id }) => shortId(id)).join(', ');
    process.stderr.write(
      `${countText(others.length, 'further request')} that may mention this person, to be looked at: ${ids}\n`,
    );
  }
  return found.filter(sent);
};
