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

const channels = ['mail'];

let database: string;
let target: string;

const storedCount = 7;
const lastPurge = '2026-03-01T00:00:00.000Z';

/** Makes a database with bookings of every kind and their notifications, and an empty target. */
beforeEach(async () => {
  const folder = temporaryFolder();
  database = databaseIn(folder);
  target = await cluster().createDatabase();
  const store = openStore(database, channels);
  for (const name of ['Ana', "Zoé d'Été", '王秀英', 'a\\b\n"c" {d,e}', '👩‍👩‍👧 $1'])
    await store.save(newBooking({ name, message: name, idempotencyKey: `key of ${name}` }));
  await store.save(newBooking({ name: 'Bot', status: 'spam', day: '2026-11-27', time: '00:30' }));
  const [{ id } = { id: '' }] = await store.listBookings({ oldestFirst: true }, 1);
  await store.mark(id, 'handled');
  const claim = await store.outbox.claimNext('mail', { leaseMs: 60_000, longestDelayMs: 60_000 });
  if (claim) await store.outbox.markFailed(claim, 'ECONNECTION', 60_000);
  await store.erasure.finishPurge(lastPurge);
  await store.close();
  const { recipient } = await makeKeyFile(folder);
  const sealing = openStore(database, channels, { seal: await createSeal([recipient]) });
  await sealing.save(newBooking({ name: 'Sealed', message: 'Canary' }));
  await sealing.close();
});

const migrate = (to: string, ...args: string[]) =>
  runBookings(['migrate', '--to', to, '--db', database, ...args]);

/** Expects one line with the reason. */
const expectRefused = (to: string, reason: RegExp): void => {
  const { status, stdout, stderr } = migrate(to);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(reason)]);
};

const openTarget = async () => {
  const digest = createDigest(readFileSync(`${database}.digest-key`));
  return createStore(await openPostgres(target), { digest, channels });
};

const tables = () =>
  execute(target, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace");

postgresTest('migrate copies bookings, notifications and last purge, and leaves the original', async () => {
  const before = openStore(database, channels);
  const all = await before.listBookings({}, 100);
  const waiting = await before.outbox.state();
  await before.close();
  const bytes = readBytes(database);
  const { status, stdout } = migrate(target);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`: ${storedCount} requests\n`)]);
  // Staff are notified of all but the spam.
  expect(stdout).toMatch(new RegExp(`\n *bookings +${storedCount}\n *outbox +${storedCount - 1}\n$`));
  expect(readBytes(database).equals(bytes)).toBe(true);
  const store = await openTarget();
  expect(await store.listBookings({}, 100)).toEqual(all);
  expect(await store.outbox.state()).toEqual(waiting);
  expect(await store.erasure.readLastKnownTime()).toBe(lastPurge);
  await store.close();
});

postgresTest('after migrate, repeats of earlier bookings are recognized, new ones stored', async () => {
  migrate(target);
  const store = await openTarget();
  const outcomeOf = async (booking: Parameters<typeof newBooking>[0]) =>
    (await store.save(newBooking(booking))).outcome;
  expect(await outcomeOf({ name: 'Ana', message: 'Ana' })).toBe('repeat');
  expect(await outcomeOf({ name: 'Eva', idempotencyKey: 'key of Ana' })).toBe('idempotencyConflict');
  expect(await outcomeOf({ name: 'Eva' })).toBe('stored');
  await store.close();
});

postgresTest('migrate refuses a database that holds bookings', () => {
  migrate(target);
  expectRefused(target, /^bookings: postgres:\S+ cannot be used: it holds requests already\.$/);
});

postgresTest('migrate --dry-run copies nothing, and migrate needs the site stopped', async () => {
  const server = await startTestServer({ DATABASE_PATH: database });
  const { status, stdout, stderr } = migrate(target, '--dry-run');
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringContaining(`: ${storedCount} requests`)]);
  expect(stderr).toContain('Nothing is changed');
  expectRefused(target, /another process has it open: stop the site first\.$/);
  expect(await tables()).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(migrate(target).status).toBe(0);
});

postgresTest('migrate copies nothing if PostgreSQL cannot hold a value or cannot be reached', async () => {
  runSql(database, "UPDATE bookings SET message = 'a' || char(0) || 'b' WHERE name = 'Bot'");
  const notInRepertoire = /22021\.$/;
  expectRefused(target, notInRepertoire);
  expect(await tables()).toEqual([]);
  expectRefused(target.replace(/host=.*/, 'host=/nowhere'), /\(ENOENT\)\.$/);
});

postgresTest('migrate copies 3,000 bookings to PostgreSQL in their order', async () => {
  runSql(
    database,
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3000)
  INSERT INTO bookings (id, created_at, kind, name, service, message, locale, statement_version, status)
  SELECT 'n' || n, '2026-01-01T00:00:00.000Z', 'booking', 'N' || n, 'Any', 'Message ' || n, 'many', '1', 'new'
  FROM number`,
  );
  expect(migrate(target).status).toBe(0);
  const store = await openTarget();
  const filter = { where: { locale: 'many' }, oldestFirst: true };
  const names = (await Array.fromAsync(store.eachBooking(filter))).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 3000 }, (_, number) => `N${number + 1}`));
  await store.close();
});
