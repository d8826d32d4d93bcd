import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { countText } from './countText.ts';
import { readPerson } from './person.ts';
import { readBookings } from './readBookings.ts';
import { shortId } from './shortId.ts';
import { tellSealed } from './unseal.ts';
import { UsageError } from './usageError.ts';

/**
 * The requests of one person, newest first, whatever their status; others that mention the person are told of. Throws
 * `UsageError` where some are sealed and there is no identity: nobody could say that these are all.
 */
export const selectPerson = async (store: BookingStore, text: string, identity: string | undefined) => {
  const sealedCount = await store.countSealed();
  if (sealedCount > 0 && identity === undefined) {
    throw new UsageError(
      `${countText(sealedCount, 'request')} sealed: --person needs --identity FILE to open them.`,
    );
  }
  const { sent, isMentioned } = readPerson(text);
  const found: Booking[] = [];
  const others: Booking[] = [];
  let closed = 0;
  for await (const booking of readBookings(store, {})) {
    if (booking.sealed) closed += 1;
    else if (sent(booking)) found.push(booking);
    else if (isMentioned(booking)) others.push(booking);
  }
  tellSealed(closed, identity);
  if (others.length > 0) {
    const ids = others.map(({ id }) => shortId(id)).join(', ');
    process.stderr.write(
      `${countText(others.length, 'further request')} that may mention this person, to be looked at: ${ids}\n`,
    );
  }
  return found;
};
