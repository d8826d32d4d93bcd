import type { NewBooking } from '../../db/booking.ts';
import { openStore } from './databases.ts';
import { newBooking } from './newBooking.ts';

/** Requests of Ana Riera, of somebody who mentions her, and of somebody whose data look like hers. */
export const personRequests: readonly NewBooking[] = [
  newBooking({ name: 'Ana', email: 'Ana.Riera@Example.com', phone: '600 111 222' }),
  newBooking({ name: 'Later', phone: '0034 (600) 11-12-22', message: 'by phone' }),
  newBooking({ name: 'Friend', email: 'eva@example.com', message: 'With ana.riera@EXAMPLE.com, 600111222' }),
  newBooking({ name: 'Other', email: 'riera@example.com', phone: '+44 600 111 222' }),
  newBooking({ name: 'Spam', email: 'ana.riera@example.com', status: 'spam' }),
];

/** Keeps requests in a file that is made for them; the id of each by its name. */
export const keepAll = async (
  path: string,
  requests: readonly NewBooking[],
): Promise<Record<string, string>> => {
  const store = openStore(path, ['mail']);
  const ids: Record<string, string> = {};
  for (const request of requests) {
    const saved = await store.save(request);
    if ('id' in saved) ids[request.name] = saved.id;
  }
  await store.close();
  return ids;
};
