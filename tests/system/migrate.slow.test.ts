import { readFileSync } from 'node:fs';
import { beforeEach, expect } from 'vitest';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { createStore } from '../../db/store.ts';
import { createDigest } from '../../src/storage/digests.ts';
import { createSeal } from '../../src/storage/seal.ts';
import { makeKeyFile } from '../support/ageKeys.ts';
import { newBooking, runSql } from '../support/bookings.ts';
import { execute } from '../support/cluster.ts';
import { openStore, readBytes } from '../support/databases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const cluster = shareCluster();

let folder: string;
let path: string;

beforeEach(() => {
  folder = temporaryFolder();
  path = databaseIn(folder);
});

const channels = ['mail'];

/** Stores bookings of every kind with their notifications. */
const storeAll = async (): Promise<void> => {
  const { recipient } = await makeKeyFile(folder);
  const store = openStore(path, channels);
  const ids: string[] = [];
  for (const [number, name] of ['Ana', "Zoé d'Été", '王秀英', 'a\\b\n"c" {d,e}', '👩‍👩‍👧 $1'].entries()) {
    const saved = await store.save(newBooking({ name, message: name, idempotencyKey: `key ${number}` }));
    if ('id' in saved) ids.push(saved.id);
  }
  await store.save(newBooking({ name: 'Bot', status: 'spam', day: '2026-11-27', time: '00:30' }));
  await store.mark(ids[0] ?? '', 'handled');
  const claim = await store.outbox.claimNext('mail', { leaseMs: 60_000, longestDelayMs: 60_000 });
  if (claim) await store.outbox.markFailed(claim, 'ECONNECTION', 60_000);
  await store.erasure.finishPurge('2026-03-01T00:00:00.000Z');
  await store.close();
  const sealing = openStore(path, channels, { seal: await createSeal([recipient]) });
  await sealing.save(newBooking({ name: 'Sealed', message: 'Canary' }));
  await sealing.close();
};

const migrate = (to: string, ...args: string[]) =>
  runBookings(['migrate', '--to', to, '--db', path, ...args]);

const openTarget = async (url: string) => {
  const digest = createDigest(readFileSync(`${path}.digest-key`));
  return createStore(await openPostgres(url), { digest, channels });
};

const tablesIn = (url: string) =>
  execute(url, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace");

postgresTest('copies everything in order, and still recognizes repeats', async () => {
  await storeAll();
  const url = await cluster().createDatabase();
  const before = openStore(path, channels);
  const all = await before.listBookings({}, 100);
  const waiting = await before.outbox.state();
  await before.close();
  const bytes = readBytes(path);
  const { status, stdout } = migrate(url);
  const [verdict, ...counts] = stdout.trim().split('\n');
  expect([status, verdict]).toEqual([0, expect.stringMatching(/: 7 requests$/)]);
  expect(counts.map((line) => line.trim().split(/ +/))).toEqual([
    ['bookings', '7'],
    ['outbox', '6'],
  ]);
  expect(readBytes(path).equals(bytes)).toBe(true);
  const store = await openTarget(url);
  expect(await store.listBookings({}, 100)).toEqual(all);
  expect(await store.outbox.state()).toEqual(waiting);
  expect(await store.erasure.readLastKnownTime()).toBe('2026-03-01T00:00:00.000Z');
  expect((await store.save(newBooking({ name: 'Ana', message: 'Ana' }))).outcome).toBe('repeat');
  expect((await store.save(newBooking({ name: 'Eva', idempotencyKey: 'key 3' }))).outcome).toBe(
    'idempotencyConflict',
  );
  expect((await store.save(newBooking({ name: 'Eva' }))).outcome).toBe('stored');
  expect((await store.listBookings({}, 1))[0]?.name).toBe('Eva');
  await store.close();
});

/** Expects one line with the reason. */
const expectRefused = async (url: string, reason: RegExp): Promise<void> => {
  const { status, stdout, stderr } = migrate(url);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(reason)]);
};

postgresTest('--dry-run copies nothing while the site runs, and the copy needs a stop', async () => {
  await storeAll();
  const url = await cluster().createDatabase();
  const server = await startTestServer({ DATABASE_PATH: path });
  const { status, stdout, stderr } = migrate(url, '--dry-run');
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringContaining(': 7 requests')]);
  expect(stderr).toContain('Nothing was changed');
  await expectRefused(url, /another process has it open: stop the site first\.$/);
  expect(await tablesIn(url)).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(migrate(url).status).toBe(0);
});

postgresTest('refuses a target that contains bookings', async () => {
  await storeAll();
  const url = await cluster().createDatabase();
  const store = await openTarget(url);
  await store.save(newBooking({ name: 'Here' }));
  await expectRefused(url, /^bookings: postgres:\S+ cannot be used: it holds requests already\.$/);
  expect((await store.listBookings({}, 9)).map(({ name }) => name)).toEqual(['Here']);
  await store.close();
});

postgresTest.each([
  ['a time that is none', "UPDATE bookings SET created_at = 'soon' WHERE name = 'Bot'", /22007\.$/],
  ['a zero character', "UPDATE bookings SET message = 'a' || char(0) || 'b' WHERE name = 'Bot'", /22021\.$/],
])('refuses a file with %s and copies nothing', async (_name, change, reason) => {
  await storeAll();
  runSql(path, change);
  const url = await cluster().createDatabase();
  await expectRefused(url, reason);
  expect(await tablesIn(url)).toEqual([]);
});

postgresTest('copies thousands of bookings, and reports a missing PostgreSQL in one line', async () => {
  await storeAll();
  runSql(
    path,
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3000)
  INSERT INTO bookings (id, created_at, kind, name, service, message, locale, statement_version, status)
  SELECT 'n' || n, '2026-01-01T00:00:00.000Z', 'booking', 'N' || n, 'Tantra', 'Message ' || n, 'es', '1', 'new'
  FROM number`,
  );
  const url = await cluster().createDatabase();
  await expectRefused(url.replace(/host=.*/, 'host=/nowhere'), /\(ENOENT\)\.$/);
  expect(migrate(url).status).toBe(0);
  const store = await openTarget(url);
  const names = (
    await Array.fromAsync(store.eachBooking({ where: { locale: 'es' }, oldestFirst: true }))
  ).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 3000 }, (_, number) => `N${number + 1}`));
  await store.close();
});
