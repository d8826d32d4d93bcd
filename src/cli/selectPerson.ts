import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { countText } from './countText.ts';
import { readPerson } from './person.ts';
import { readBookings } from './readBookings.ts';
import { shortId } from './shortId.ts';

/** The requests of one person, newest first, whatever their status; others that mention the person are told of. */
export const selectPerson = async (store: BookingStore, text: string) => {
  const { sent, isMentioned } = readPerson(text);
  const found: Booking[] = [];
  const others: Booking[] = [];
  for await (const booking of readBookings(store, {})) {
    if (sent(booking)) found.push(booking);
    else if (isMentioned(booking)) others.push(booking);
  }
  if (others.length > 0) {
    const ids = others.map(({ id }) => shortId(id)).join(', ');
    process.stderr.write(
      `${countText(others.length, 'further request')} that may mention this person, to be looked at: ${ids}\n`,
    );
  }
  return found;
};
