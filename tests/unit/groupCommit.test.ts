import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { NewBooking } from '../../db/booking.ts';
import { newBooking } from '../support/bookings.ts';
import { holdWriteLock, openStore, readNames } from '../support/databases.ts';
import { temporaryFolder } from '../support/testSite.ts';

const open = (channels: readonly string[] = []) => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(path, channels);
  onTestFinished(() => store.close());
  return { path, store };
};

/** The number of commits in a log: a frame with a file size ends one (sqlite.org/fileformat2.html, 4.1). */
const commitsIn = (path: string): number => {
  const log = readFileSync(`${path}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let start = 32; start + frame <= log.length; start += frame) {
    if (log.readUInt32BE(start + 4) > 0) commits += 1;
  }
  return commits;
};

const named = (name: string, differences: Partial<NewBooking> = {}) => newBooking({ name, ...differences });

test('commits simultaneous writes in one transaction', async () => {
  const { path, store } = open(['mail']);
  await store.save(named('First'));
  const before = commitsIn(path);
  const names = Array.from({ length: 50 }, (_, number) => `Visitor ${number}`);
  const results = await Promise.all([
    ...names.map((name) => store.save(named(name))),
    store.checkWritable(),
    store.outbox.makeDue('mail'),
  ]);
  expect(results.slice(0, 50)).toEqual(Array(50).fill(expect.objectContaining({ outcome: 'stored' })));
  expect(commitsIn(path) - before).toBe(1);
  expect(readNames(path)).toEqual(['First', ...names]);
  expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 51 }]);
});

test.each([
  ['that SQLite refuses', { kind: 'nothing' }, 'SQLITE_CONSTRAINT_CHECK'],
  ['that cannot be bound', { message: ['a', 'list'] }, undefined],
])('a row %s fails alone and leaves nothing', async (_name, fault, code) => {
  const { path, store } = open(['mail']);
  const bad = named('Bad', { ...(fault as object), idempotencyKey: 'bad' });
  const results = await Promise.allSettled([
    store.save(named('Ana', { idempotencyKey: 'good' })),
    store.save(bad),
    store.save(named('Eva')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({
    reason: code ? { name: 'StoreUnavailable', code } : { name: 'TypeError' },
  });
  expect(readNames(path)).toEqual(['Ana', 'Eva']);
  expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 2 }]);
  // The key of the failed row is free.
  expect(await store.save(named('Mar', { idempotencyKey: 'bad' }))).toMatchObject({ outcome: 'stored' });
});

test('stores writes that waited for a lock in one commit', async () => {
  const { path, store } = open();
  await store.save(named('First'));
  const before = commitsIn(path);
  const lock = holdWriteLock(path);
  const early = store.save(named('Early'));
  // The first attempt has failed by then.
  await expect(store.findBooking('none')).resolves.toBeNull();
  await nextTurn();
  const late = store.save(named('Late'));
  lock.release();
  await Promise.all([early, late]);
  expect(readNames(path)).toEqual(['First', 'Early', 'Late']);
  expect(commitsIn(path) - before).toBe(1);
});

test('stores more writes than a group holds, and closing waits for them', async () => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(path);
  const names = Array.from({ length: 300 }, (_, number) => `Visitor ${number}`);
  const saved = Promise.all(names.map((name) => store.save(named(name))));
  // Some of the writes are still waiting by then.
  await nextTurn();
  await store.close();
  await saved;
  expect(readNames(path)).toEqual(names);
});
