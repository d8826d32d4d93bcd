import { copyFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findProblems,
  lockFile,
  newFilePath,
  readBookings,
  selectBookings,
} from '../support/bookingsFile.ts';
import { execute } from '../support/cluster.ts';
import { fetchStatus, post, postUntilRefused, smallDisk } from '../support/faults.ts';
import { killRounds } from '../support/killRounds.ts';
import { postBooking } from '../support/postBooking.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { startTestServer } from '../support/testServer.ts';

/** So many times the same status. */
const times = (count: number, status: number): number[] => Array(count).fill(status);

const statusesOf = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status);

const startSite = async (variables: Record<string, string> = {}) => {
  const path = newFilePath();
  return { path, ...(await startTestServer({ DATABASE_PATH: path, ...variables })) };
};

/** Posts so many different requests at once. */
const postAtOnce = (urls: readonly string[], count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      postBooking(urls[number % urls.length] ?? '', { message: `Request ${number}` }),
    ),
  );

describe('two processes on one database', () => {
  const cluster = shareCluster();

  const startTwo = async (variables: Record<string, string>): Promise<string[]> => {
    const start = () => startTestServer({ RATE_LIMIT_MAX: '10', ...variables });
    return (await Promise.all([start(), start()])).map(({ url }) => url);
  };

  const startTwoOnSqlite = async () => {
    const path = newFilePath();
    return { urls: await startTwo({ DATABASE_PATH: path }), stored: async () => readBookings(path) };
  };

  const startTwoOnPostgres = async () => {
    const DATABASE_URL = await cluster().createDatabase();
    return {
      urls: await startTwo({ DATABASE_URL, DIGEST_SECRET: 'ab'.repeat(32) }),
      stored: () => execute<{ id: string }>(DATABASE_URL, selectBookings),
    };
  };

  describe.each([
    ['SQLite', test, startTwoOnSqlite],
    ['PostgreSQL', postgresTest, startTwoOnPostgres],
  ] as const)('%s', (_name, databaseTest, start) => {
    databaseTest('store one row for 20 equal requests at once, all with its id', async () => {
      const { urls, stored } = await start();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, number) => postBooking(urls[number % 2] ?? '')),
      );
      expect(statusesOf(answers).sort()).toEqual([...times(19, 200), 201]);
      const rows = await stored();
      expect(rows).toHaveLength(1);
      expect(new Set(answers.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    });

    databaseTest('store ten of 40 different requests from one address at once', async () => {
      const { urls, stored } = await start();
      const answers = await postAtOnce(urls, 40);
      expect(statusesOf(answers).sort()).toEqual([...times(10, 201), ...times(30, 429)]);
      expect(await stored()).toHaveLength(10);
    });

    databaseTest('store one of ten different requests with one key at once', async () => {
      const { urls, stored } = await start();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          postBooking(urls[number % 2] ?? '', { message: `${number}` }, { 'Idempotency-Key': 'one' }),
        ),
      );
      expect(statusesOf(answers).sort()).toEqual([201, ...times(9, 422)]);
      expect(await stored()).toHaveLength(1);
    });
  });
});

describe('while the file is locked', () => {
  test('pages are served while 40 posts wait, and the posts are stored after a release', async () => {
    const { url, path } = await startSite();
    const release = lockFile(path);
    let isAnswered = false;
    const posts = postAtOnce([url], 40).finally(() => {
      isAnswered = true;
    });
    for (let visit = 0; visit < 10; visit += 1)
      expect(await fetchStatus(url + at('home', otherLocale))).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isAnswered).toBe(false);
    release();
    const answers = await posts;
    expect(statusesOf(answers)).toEqual(times(40, 201));
    const stored = readBookings(path).map(({ id }) => id);
    expect(stored.sort()).toEqual(answers.map(({ id }) => id).sort());
  });

  test('40 posts at once all return 503 after one wait, and later posts are stored', async () => {
    const { url, path } = await startSite();
    const release = lockFile(path);
    const started = performance.now();
    const answers = await postAtOnce([url], 40);
    const seconds = (performance.now() - started) / 1000;
    release();
    expect(statusesOf(answers)).toEqual(times(40, 503));
    expect(answers.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
    // Two seconds on an idle machine. One wait after the other would take 80 seconds.
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(8);
    expect(readBookings(path)).toEqual([]);
    expect(statusesOf(await postAtOnce([url], 40))).toEqual(times(40, 201));
  });

  test('posts that fail use up no quota', async () => {
    const { url, path } = await startSite({ RATE_LIMIT_MAX: '2' });
    const release = lockFile(path);
    expect(statusesOf(await postAtOnce([url], 2))).toEqual(times(2, 503));
    release();
    expect(statusesOf(await postAtOnce([url], 2))).toEqual(times(2, 201));
    expect((await postBooking(url, { name: 'Eva' })).status).toBe(429);
  });

  test('/readyz repeats its last success within a second, then returns 503', async () => {
    const { url, path } = await startSite();
    expect(await fetchStatus(`${url}/readyz`)).toBe(200);
    const release = lockFile(path);
    expect(await fetchStatus(`${url}/readyz`)).toBe(200);
    await expect.poll(() => fetchStatus(`${url}/readyz`), { timeout: 5000 }).toBe(503);
    release();
    await expect.poll(() => fetchStatus(`${url}/readyz`)).toBe(200);
  });
});

test.each<[string, (path: string, copy: string) => void]>([
  ['the file is moved away', (path, copy) => renameSync(path, `${copy}.moved`)],
  ['the file is deleted', (path) => rmSync(path)],
  ['a copy is moved over the file', (path, copy) => renameSync(copy, path)],
  [
    'a link replaces the file',
    (path, copy) => {
      rmSync(path);
      symlinkSync(copy, path);
    },
  ],
  ['its log is deleted', (path) => rmSync(`${path}-wal`)],
])('posts and /readyz return 503 and pages 200 when %s', async (_name, change) => {
  const { url, path } = await startSite();
  const copy = newFilePath();
  expect(statusesOf(await postAtOnce([url], 3))).toEqual(times(3, 201));
  copyFileSync(path, copy);
  change(path, copy);
  for (const name of ['Eva', 'Mar', 'Zoé']) expect((await postBooking(url, { name })).status).toBe(503);
  await expect.poll(() => fetchStatus(`${url}/readyz`), { timeout: 5000 }).toBe(503);
  expect(await fetchStatus(url + at('home', otherLocale))).toBe(200);
});

test('posts return 503 while the disk is full, and no acknowledged request is lost', async ({ skip }) => {
  const disk = smallDisk(join(newFilePath(), '..', 'disk'), '1m');
  if (!disk) return skip('No small disk can be mounted here');
  const path = join(disk, 'bookings.sqlite');
  const reserve = join(disk, 'reserve');
  writeFileSync(reserve, Buffer.alloc(400_000));
  const { url, end } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  const acknowledged = await postUntilRefused(url);
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const name of ['Eva', 'Mar', 'Zoé']) {
    const { status } = await postBooking(url, { name });
    expect([201, 503]).toContain(status);
    if (status === 201) acknowledged.push(name);
  }
  expect(await post(url, 'Long')).toBe(503);
  expect(await fetchStatus(url + at('home', otherLocale))).toBe(200);
  rmSync(reserve);
  await expect.poll(() => post(url, 'Later')).toBe(201);
  await end('SIGKILL');
  expect(readBookings(path).map(({ name }) => name)).toEqual([...acknowledged, 'Later']);
  expect(findProblems(path)).toEqual([]);
});

test('five kills under load lose no acknowledged request and double none', async () => {
  const path = newFilePath();
  const report = await killRounds(path, 5);
  expect(report).toMatchObject({ lost: [], doubled: [], damage: [], unexpected: [] });
  expect(report.acknowledged.length).toBeGreaterThan(5);
  const { stdout } = runBookings(['list', '--format', 'json', '--limit', '1000000', '--db', path]);
  const listed = new Set(JSON.parse(stdout).map(({ id }: { id: string }) => id));
  expect(report.acknowledged.filter((id) => !listed.has(id))).toEqual([]);
});
