import type { BookingStatus } from '../../db/booking.ts';
import type { StatusCounts } from '../../db/queryBookings.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { readBookings } from './readBookings.ts';

/** As many requests are looked at to count those that have the words of a search. */
const maxCounted = 1000;

/** How many requests there are of those that were asked for; `isAll` where they were all looked at. */
type Counts = { counts: StatusCounts; isAll: boolean };

/** Counts what a list could show, spam included. */
export const countListed = async (
  store: BookingStore,
  filter: Parameters<typeof readBookings>[1],
): Promise<Counts> => {
  if (!filter.matches) return { counts: await store.countByStatus(filter), isAll: true };
  const counts = { new: 0, handled: 0, spam: 0 };
  let counted = 0;
  for await (const { status } of readBookings(store, filter)) {
    if (counted === maxCounted) return { counts, isAll: false };
    counts[status] += 1;
    counted += 1;
  }
  return { counts, isAll: true };
};

type Listed = {
  listed: number;
  /** What was asked for; without it all but spam. */
  status: BookingStatus | undefined;
  /** A program is told only what it did not get. */
  isForPerson: boolean;
};

const number = (count: number): string => count.toLocaleString('en-GB');

/** What a list shows and what it does not, line by line. */
export const summaryOf = ({ counts, isAll }: Counts, { listed, status, isForPerson }: Listed): string[] => {
  const total = Math.max(listed, status ? counts[status] : counts.new + counts.handled);
  const lines: string[] = [];
  if (isForPerson || listed < total || !isAll) {
    const ofAll = `${isAll ? '' : 'more than '}${number(total)} ${total === 1 ? 'request' : 'requests'}`;
    const shown = listed === 0 ? 'No requests' : `${number(listed)} of ${ofAll}`;
    const waiting = status || counts.new === 0 || !isAll ? '' : `, ${number(counts.new)} new`;
    const more = listed < total ? ` (--limit ${total} shows ${isAll ? 'all' : 'more'})` : '';
    lines.push(`${shown}${waiting}${more}.`);
  }
  if (!status && counts.spam > 0) {
    const least = isAll ? '' : 'At least ';
    lines.push(`${least}${number(counts.spam)} marked as spam left out (--status spam lists them).`);
  }
  return lines;
};
