/** Opens the database that a message names, and stores a booking. Closes it at the message `close`. */

import { pino } from 'pino';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { createStore } from '../../db/store.ts';
import { checkAndOpen } from '../../src/storage/checkAndOpen.ts';
import { createDigest } from '../../src/storage/digests.ts';
import { newBooking } from './bookings.ts';

let close = async (): Promise<void> => {};

const open = async (path: string): Promise<void> => {
  const db = await checkAndOpen(path, pino({ enabled: false }));
  const store = createStore(connectSqlite(db), { digest: createDigest(Buffer.alloc(32, 'k')) });
  close = store.close;
  await store.save(newBooking({ name: `Process ${process.pid}` }));
};

process.on('message', async (text: string) => {
  try {
    await (text === 'close' ? close() : open(text));
    process.send?.('done');
  } catch (error) {
    process.send?.(String(error));
  }
});
