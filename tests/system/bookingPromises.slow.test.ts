import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { findProblems, readBookings, selectBookings } from '../support/bookingsFile.ts';
import { execute } from '../support/cluster.ts';
import { holdWriteLock } from '../support/databases.ts';
import { fetchStatus, smallDisk } from '../support/faults.ts';
import { killRounds } from '../support/killRounds.ts';
import { postBooking } from '../support/postBooking.ts';
import { otherLocale } from '../support/sample.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const homePage = urlOf({ page: 'home' }, otherLocale);

/** On a busy machine, a post may reach its limit of two seconds; a real defect fails three times. */
const busy = { retry: 2 };

/** So many times the same status. */
const times = (count: number, status: number): number[] => Array(count).fill(status);

const statusesOf = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status);

const startSite = async (variables: Record<string, string> = {}) => {
  const path = databaseIn(temporaryFolder());
  return { path, ...(await startTestServer({ DATABASE_PATH: path, ...variables })) };
};

/** Posts so many requests at once, to these processes in turn. */
const postAtOnce = (urls: readonly string[], count: number, message = (number: number) => `${number}`) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      postBooking(urls[number % urls.length] ?? '', { message: message(number) }),
    ),
  );

describe('two processes on one database', () => {
  const cluster = shareCluster();

  const startOnSqlite = async () => {
    const path = databaseIn(temporaryFolder());
    return { variables: { DATABASE_PATH: path }, stored: async () => readBookings(path) };
  };

  const startOnPostgres = async () => {
    const DATABASE_URL = await cluster().createDatabase();
    return {
      variables: { DATABASE_URL, DIGEST_SECRET: 'ab'.repeat(32) },
      stored: () => execute<{ id: string }>(DATABASE_URL, selectBookings),
    };
  };

  for (const [name, databaseTest, prepare] of [
    ['SQLite', test, startOnSqlite],
    ['PostgreSQL', postgresTest, startOnPostgres],
  ] as const) {
    databaseTest(`two servers on one ${name} store equal bookings once and share a quota`, busy, async () => {
      const { variables, stored } = await prepare();
      const start = () => startTestServer({ RATE_LIMIT_MAX: '10', ...variables });
      const urls = (await Promise.all([start(), start()])).map(({ url }) => url);
      const equal = await postAtOnce(urls, 20, () => 'the same');
      expect(statusesOf(equal).sort()).toEqual([...times(19, 200), 201]);
      const [row, ...others] = await stored();
      expect(others).toEqual([]);
      expect(new Set(equal.map(({ id }) => id))).toEqual(new Set([row?.id]));
      const different = await postAtOnce(urls, 20);
      expect(statusesOf(different).sort()).toEqual([...times(9, 201), ...times(11, 429)]);
      expect(await stored()).toHaveLength(10);
    });
  }
});

test('pages load while bookings wait for a locked database, and all are stored', busy, async () => {
  const { url, path } = await startSite();
  const lock = holdWriteLock(path);
  let isAnswered = false;
  const posts = postAtOnce([url], 40).finally(() => {
    isAnswered = true;
  });
  for (let visit = 0; visit < 2; visit += 1) expect(await fetchStatus(url + homePage)).toBe(200);
  expect(isAnswered).toBe(false);
  lock.release();
  const answers = await posts;
  expect(statusesOf(answers)).toEqual(times(40, 201));
  const stored = readBookings(path).map(({ id }) => id);
  expect(stored.sort()).toEqual(answers.map(({ id }) => id).sort());
});

test('bookings get 503 while the database is locked, all after one wait, and use up no quota', async () => {
  const { url, path } = await startSite({ RATE_LIMIT_MAX: '40' });
  const lock = holdWriteLock(path);
  // Each waits for two seconds. One wait after the other would be longer than `postBooking` waits.
  const answers = await postAtOnce([url], 40);
  lock.release();
  expect(statusesOf(answers)).toEqual(times(40, 503));
  expect(answers.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
  expect(readBookings(path)).toEqual([]);
  expect(statusesOf(await postAtOnce([url], 40))).toEqual(times(40, 201));
  expect((await postBooking(url, { name: 'Eva' })).status).toBe(429);
});

test.each<[string, (path: string, copy: string) => void]>([
  ['the database file is deleted', (path) => rmSync(path)],
  ['a copy is moved over the database file', (path, copy) => renameSync(copy, path)],
  ['the WAL file of the database is deleted', (path) => rmSync(`${path}-wal`)],
])('bookings and /readyz return 503 and pages 200 when %s', async (_name, change) => {
  const { url, path } = await startSite();
  const copy = databaseIn(temporaryFolder());
  expect(statusesOf(await postAtOnce([url], 3))).toEqual(times(3, 201));
  copyFileSync(path, copy);
  change(path, copy);
  for (const name of ['Eva', 'Mar', 'Zoé']) expect((await postBooking(url, { name })).status).toBe(503);
  await expect.poll(() => fetchStatus(`${url}/readyz`)).toBe(503);
  expect(await fetchStatus(url + homePage)).toBe(200);
});

test('a full disk refuses bookings with 503, loses none, and stores again with room', async ({ skip }) => {
  const disk = smallDisk(join(dirname(databaseIn(temporaryFolder())), 'disk'), '1m');
  if (!disk) return skip('No small disk can be mounted here');
  const path = join(disk, 'bookings.sqlite');
  const reserve = join(disk, 'reserve');
  writeFileSync(reserve, Buffer.alloc(400_000));
  const { url, end } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  const post = (message: string) => postBooking(url, { message: message.padEnd(2000, ' x') });
  const acknowledged: string[] = [];
  for (let number = 0; number < 500; number += 1) {
    const { status, id } = await post(`${number}`);
    if (status !== 201) break;
    acknowledged.push(id);
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  expect((await post('Long')).status).toBe(503);
  rmSync(reserve);
  await expect.poll(async () => (await post('Later')).status).toBe(201);
  await end('SIGKILL');
  const rows = readBookings(path);
  expect(rows.map(({ id }) => id).slice(0, -1)).toEqual(acknowledged);
  expect(rows.at(-1)?.message).toContain('Later');
  expect(findProblems(path)).toEqual([]);
});

test('killing the server under load loses no acknowledged booking, stores none twice and damages nothing', async () => {
  const rounds = 3;
  const report = await killRounds(databaseIn(temporaryFolder()), rounds);
  expect(report).toMatchObject({ lost: [], doubled: [], damage: [], unexpected: [] });
  expect(report.acknowledged.length).toBeGreaterThanOrEqual(rounds);
});
