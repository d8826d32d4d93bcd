import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { NewBooking } from '../../db/booking.ts';
import { newBooking } from '../support/bookings.ts';
import { openStore, readNames } from '../support/databases.ts';
import { temporaryFolder } from '../support/testSite.ts';

const named = (name: string, differences: Partial<NewBooking> = {}) => newBooking({ name, ...differences });

test.each([
  ['SQLite refuses', { kind: 'nothing' }, { name: 'StoreUnavailable', code: 'SQLITE_CONSTRAINT_CHECK' }],
  ['cannot be bound', { message: ['a', 'list'] }, { name: 'TypeError' }],
])('of several bookings at once, one that %s fails alone and leaves nothing', async (_, fault, reason) => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(path, ['mail']);
  onTestFinished(() => store.close());
  const bad = named('Bad', { ...(fault as object), idempotencyKey: 'bad' });
  const results = await Promise.allSettled([
    store.save(named('Ana', { idempotencyKey: 'good' })),
    store.save(bad),
    store.save(named('Eva')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason });
  expect(readNames(path)).toEqual(['Ana', 'Eva']);
  const notifications = await store.outbox.state();
  expect(notifications).toMatchObject([{ channel: 'mail', waiting: ['Ana', 'Eva'].length }]);
  // The idempotency key of the failed booking is free.
  expect(await store.save(named('Mar', { idempotencyKey: 'bad' }))).toMatchObject({ outcome: 'stored' });
});

test('closing the store waits until bookings of several commits are in the file, in their order', async () => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(path);
  // One commit holds fewer bookings.
  const names = Array.from({ length: 300 }, (_, number) => `Visitor ${number}`);
  const saved = Promise.all(names.map((name) => store.save(named(name))));
  await nextTurn();
  expect(readNames(path).length).toBeLessThan(names.length);
  await store.close();
  expect(readNames(path)).toEqual(names);
  await saved;
});
