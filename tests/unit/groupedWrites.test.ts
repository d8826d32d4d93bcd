import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { NewBooking } from '../../db/booking.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { namesIn, openStore } from '../support/databases.ts';
import { newBooking } from '../support/newBooking.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { holdWriteLock } from '../support/writeLock.ts';

const open = (channels: readonly string[] = []) => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(path, channels);
  onTestFinished(() => store.close());
  return { path, store };
};

/** Commits in a database's log: a frame that ends one has the size of the file in pages (sqlite.org/fileformat2.html, 4.1). */
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

test('what is asked for at the same time is one commit', async () => {
  const { path, store } = open(['mail']);
  await store.save(named('First'));
  const before = commitsIn(path);
  const names = Array.from({ length: 50 }, (_, number) => `Visitor ${number}`);
  const results = await Promise.all([
    ...names.map((name) => store.save(named(name))),
    store.writeProblem(),
    store.outbox.bringForward('mail'),
  ]);
  expect(results.slice(0, 50)).toEqual(Array(50).fill(expect.objectContaining({ outcome: 'stored' })));
  expect(commitsIn(path) - before).toBe(1);
  expect(namesIn(path)).toEqual(['First', ...names]);
  expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 51 }]);
});

test.each([
  ['that SQLite refuses', { kind: 'nothing' }, 'SQLITE_CONSTRAINT_CHECK'],
  ['that cannot be bound', { message: ['a', 'list'] }, undefined],
])('a row %s fails alone, and leaves nothing', async (_name, fault, code) => {
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
  expect(namesIn(path)).toEqual(['Ana', 'Eva']);
  expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 2 }]);
  // Its key is free.
  expect(await store.save(named('Mar', { idempotencyKey: 'bad' }))).toMatchObject({ outcome: 'stored' });
});

test('repeats are found within a group: by content, by key, and a key for something else', async () => {
  const { path, store } = open();
  const [first, ...others] = await Promise.all([
    store.save(named('Ana', { idempotencyKey: 'one' })),
    store.save(named('Ana')),
    store.save(named('Ana', { idempotencyKey: 'one' })),
    store.save(named('Ana', { idempotencyKey: 'two' })),
    store.save(named('Eva', { idempotencyKey: 'two' })),
    store.save(named('Ana', { clientAddress: '198.51.100.7' })),
  ]);
  const repeat = { ...first, outcome: 'repeat' };
  expect(first?.outcome).toBe('stored');
  expect(others.slice(0, 4)).toEqual([repeat, repeat, repeat, { outcome: 'idempotencyConflict' }]);
  expect(others[4]?.outcome).toBe('stored');
  expect(namesIn(path)).toEqual(['Ana', 'Ana']);
});

test('a read while a transaction runs sees nothing of it', async () => {
  const db = connectSqlite(openDatabase(join(temporaryFolder(), 'bookings.sqlite')));
  onTestFinished(() => db.close());
  const count = async () =>
    (await db.rows<{ count: number }>('SELECT count(*) AS count FROM readiness'))[0]?.count;
  const during = await db.transaction(async ({ run, rows }) => {
    await run('INSERT INTO readiness (id, checked_at) VALUES (1, $1)', ['now']);
    return [(await rows('SELECT id FROM readiness')).length, await count()];
  });
  expect([...during, await count()]).toEqual([1, 0, 1]);
});

test('what waits for a lock is stored once it is free, together with what came meanwhile', async () => {
  const { path, store } = open();
  await store.save(named('First'));
  const before = commitsIn(path);
  const lock = holdWriteLock(path);
  const early = store.save(named('Early'));
  // It has been tried by then.
  await expect(store.find('none')).resolves.toBeNull();
  await nextTurn();
  const late = store.save(named('Late'));
  lock.release();
  await Promise.all([early, late]);
  expect(namesIn(path)).toEqual(['First', 'Early', 'Late']);
  expect(commitsIn(path) - before).toBe(1);
});

test('more than a group holds is stored, and closing waits for all of it', async () => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(path);
  const names = Array.from({ length: 300 }, (_, number) => `Visitor ${number}`);
  const saved = Promise.all(names.map((name) => store.save(named(name))));
  // The first of them are asked for by then, and not all of them stored.
  await nextTurn();
  await store.close();
  await saved;
  expect(namesIn(path)).toEqual(names);
});
