import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { bookingStatuses, createBookings } from '../../db/bookings.ts';
import { openDatabase, openExistingDatabase } from '../../db/database.ts';
import { createRetention } from '../../src/bookings/retention.ts';
import { allTexts } from '../../views/allTexts.ts';
import { newBooking } from '../support/bookings.ts';
import { findProblems, readBookings, setAge } from '../support/bookingsFile.ts';
import { findInFiles } from '../support/databases.ts';
import { fetchStatus, smallDisk } from '../support/faults.ts';
import { killRounds } from '../support/killRounds.ts';
import { browserAccept, expectContactLinks, expectKeptValues, postBooking } from '../support/postBooking.ts';
import { at } from '../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('20 kills under load lose no acknowledged booking, store none twice and damage nothing', {
  timeout: 300_000,
}, async () => {
  const report = await killRounds(databaseIn(temporaryFolder()), 20);
  expect(report).toMatchObject({ lost: [], doubled: [], damage: [], unexpected: [] });
  expect(report.acknowledged.length).toBeGreaterThan(100);
});

const mebibyte = 1024 * 1024;

/** Starts the site on a disk of 24 MiB. `fill` leaves half a MiB free, `makeRoom` frees the rest again. */
const startOnSmallDisk = async () => {
  const disk = smallDisk(join(temporaryFolder(), 'disk'), '24m');
  if (!disk) return undefined;
  const path = join(disk, 'bookings.sqlite');
  const other = join(disk, 'other');
  const { url, end } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  return {
    path,
    url,
    end,
    fill: () => writeFileSync(other, Buffer.alloc(23.5 * mebibyte)),
    makeRoom: () => rmSync(other),
    /** Posts a long booking, so that few of them fill the disk. */
    post: (text: string) => postBooking(url, { message: text.padEnd(3500, ' x') }),
  };
};

type SmallDisk = NonNullable<Awaited<ReturnType<typeof startOnSmallDisk>>>;

/** Posts until a booking is refused. Resolves with its status, and with the ids of the others. */
const postUntilRefused = async ({ post }: Pick<SmallDisk, 'post'>) => {
  const acknowledged: string[] = [];
  while (true) {
    const { status, id } = await post(`Before ${acknowledged.length}`);
    if (status !== 201) return { status, acknowledged };
    acknowledged.push(id);
  }
};

test('a full disk refuses bookings with 503, loses none, and stores again with room', async ({ skip }) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  const first = await site.post('First');
  site.fill();
  const { status, acknowledged } = await postUntilRefused(site);
  expect(status).toBe(503);
  expect(acknowledged.length).toBeGreaterThan(0);
  site.makeRoom();
  const last = await site.post('Last');
  expect(last.status).toBe(201);
  await site.end('SIGKILL');
  expect(readBookings(site.path).map(({ id }) => id)).toEqual([first.id, ...acknowledged, last.id]);
  expect(findProblems(site.path)).toEqual([]);
});

test('on a full disk a form comes back as a page with 503 and the typed values', async ({ skip }) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  site.fill();
  await postUntilRefused(site);
  const typed = { name: 'Zoé', email: 'zoe@example.com', phone: '600 111 222', message: 'x'.repeat(3500) };
  const response = await fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { Accept: browserAccept },
    body: new URLSearchParams({ ...typed, service: titleOf(massage.slug), locale: otherLocale }),
  });
  const page = { text: await response.text(), headers: Object.fromEntries(response.headers) };
  expect(response.status).toBe(503);
  expectContactLinks(page, otherLocale);
  expectKeptValues(page, otherLocale, typed);
  expect(page.text).toContain(allTexts[otherLocale].errors.refusals.unavailable);
});

test('/readyz gets 503 while less than 16 MiB are free on the disk, and pages load', async ({ skip }) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  expect(await fetchStatus(`${site.url}/readyz`)).toBe(200);
  site.fill();
  expect(await fetchStatus(`${site.url}/readyz`)).toBe(503);
  expect(await fetchStatus(site.url + at('home', otherLocale))).toBe(200);
  site.makeRoom();
  expect(await fetchStatus(`${site.url}/readyz`)).toBe(200);
});

/** Makes a database with bookings that are marked and noted at random, and returns all of them. */
const makeBusyDatabase = (path: string, count: number) => {
  const db = openDatabase(path);
  const bookings = createBookings(db);
  for (let number = 0; number < count; number += 1) {
    const name = `Visitor ${randomUUID()}`;
    bookings.save(newBooking({ name, email: `${name}@example.com`, message: `${name} writes` }));
  }
  const all = readBookings(path);
  for (let change = 0; change < 3 * count; change += 1) {
    const { id, name } = all[randomInt(count)] ?? { id: '', name: '' };
    if (change % 2 === 0) bookings.mark(id, bookingStatuses[randomInt(3)] ?? 'new');
    else bookings.setNote(id, `${name} called ${'again '.repeat(randomInt(50))}`);
  }
  db.close();
  return all;
};

/** Posts one booking after the other until `stop`, which resolves with the ids of the stored ones. */
const keepPosting = (url: string) => {
  const ids: string[] = [];
  let isOver = false;
  const post = async (): Promise<void> => {
    while (!isOver) {
      const { status, id } = await postBooking(url, { message: randomUUID() });
      // While the file is written anew, a booking may get 503, and the browser sends it again.
      if (status === 201) ids.push(id);
    }
  };
  const posting = post();
  return {
    stored: () => ids.length,
    stop: async (): Promise<string[]> => {
      isOver = true;
      await posting;
      return ids;
    },
  };
};

/** Erases with the command of the staff. */
const eraseByCommand = async (path: string, ids: readonly string[]): Promise<void> => {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['src/bookings.js', 'erase', ...ids, '--yes'],
    { cwd: root, env: { PATH: process.env['PATH'], DATABASE_PATH: path } },
  );
  expect(stderr).toBe('');
};

/** Erases as the site does every hour, after the bookings have become too old. */
const eraseByAge = async (path: string, ids: readonly string[]): Promise<void> => {
  for (const id of ids) setAge(path, id, 60 * 24 * 31);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const db = openExistingDatabase(path);
  onTestFinished(() => void db.close());
  createRetention({ db, bookings: createBookings(db), days: 30, log })();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ count: ids.length }]);
};

test.each([
  ['bookings erase', eraseByCommand],
  ['the retention', eraseByAge],
])('%s leaves no byte of 60 of 400 bookings while the site stores others', async (_name, erase) => {
  const path = databaseIn(temporaryFolder());
  const all = makeBusyDatabase(path, 400);
  const erased = all.filter((_, index) => index % 6 === 0).slice(0, 60);
  const others = all.filter((row) => !erased.includes(row));
  const texts = erased.flatMap(({ id, name }) => [id, name]);
  const fingerprints = erased.map(({ fingerprint }) => fingerprint);
  expect(findInFiles(path, texts)).toEqual(texts);
  expect(findInFiles(path, fingerprints)).toEqual(fingerprints);
  const { url } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  const posts = keepPosting(url);
  await expect.poll(posts.stored).toBeGreaterThan(20);
  await erase(
    path,
    erased.map(({ id }) => id),
  );
  const storedBefore = posts.stored();
  await expect.poll(posts.stored).toBeGreaterThan(storedBefore + 20);
  const later = await posts.stop();

  expect(findInFiles(path, texts)).toEqual([]);
  expect(findInFiles(path, fingerprints)).toEqual([]);
  const kept = readBookings(path).map(({ id }) => id);
  expect(kept.sort()).toEqual([...others.map(({ id }) => id), ...later].sort());
});
