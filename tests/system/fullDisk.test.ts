import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bookingsOn } from '../support/cli.ts';
import { readValue } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';
import { browserAccept, expectKeptValues, expectRefusalPage, postToServer } from '../support/sendBooking.ts';
import { startTestServer } from '../support/serverProcess.ts';
import { makeDatabase, readBookings } from '../support/storedBookings.ts';

const mebibyte = 1024 * 1024;

/** Mounts a disk of 24 MiB for one test, and returns its folder; `undefined` if that is not allowed. */
const mountSmallDisk = (): string | undefined => {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', [folder]));
  return folder;
};

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Starts the site on a disk of 24 MiB. `fill` leaves half a MiB free, `makeRoom` frees the rest again. */
const startOnSmallDisk = async () => {
  const disk = mountSmallDisk();
  if (!disk) return undefined;
  const path = databaseIn(disk);
  const other = join(disk, 'other');
  const { url, end } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  return {
    path,
    url,
    end,
    fill: () => writeFileSync(other, Buffer.alloc(23.5 * mebibyte)),
    makeRoom: () => rmSync(other),
    /** Posts a long booking, so that few of them fill the disk. */
    post: (text: string) => postToServer(url, { message: text.padEnd(3500, ' x') }),
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

test('on a full disk, a booking gets 503', async ({ skip }) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  site.fill();
  expect((await postUntilRefused(site)).status).toBe(503);
});

test('while a disk fills up, exactly the bookings that got 201 are stored, in an intact file', async ({
  skip,
}) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  site.fill();
  const { acknowledged } = await postUntilRefused(site);
  expect(acknowledged).not.toEqual([]);
  await site.end('SIGKILL');
  expect(readBookings(site.path).map(({ id }) => id)).toEqual(acknowledged);
  expect(readValue(site.path, 'PRAGMA integrity_check')).toBe('ok');
});

test('a site whose disk was full stores bookings again when there is room', async ({ skip }) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  site.fill();
  await postUntilRefused(site);
  site.makeRoom();
  const { status, id } = await site.post('Later');
  expect(status).toBe(201);
  expect(readBookings(site.path).at(-1)?.id).toBe(id);
});

test('on a full disk, a form comes back as a page with 503 and the typed values', async ({ skip }) => {
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
  expectRefusalPage(page, otherLocale);
  expectKeptValues(page, otherLocale, typed);
});

test('on a full disk, pages load', async ({ skip }) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  site.fill();
  expect(await statusOf(site.url + pathTo('home', otherLocale))).toBe(200);
});

test('the site is not ready while its disk is nearly full (/readyz)', async ({ skip }) => {
  const site = await startOnSmallDisk();
  if (!site) return skip('No small disk can be mounted here');
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);
  site.fill();
  expect(await statusOf(`${site.url}/readyz`)).toBe(503);
  site.makeRoom();
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);
});

test('backup onto a full disk names the file that cannot be written, not the database', ({ skip }) => {
  const disk = mountSmallDisk();
  if (!disk) return skip('No small disk can be mounted here');
  const databasePath = databaseIn(temporaryFolder());
  makeDatabase(databasePath, ['Ana']);
  writeFileSync(join(disk, 'other'), Buffer.alloc(24 * mebibyte - 8192));
  const copy = join(disk, 'copy.sqlite');
  const { status, stderr } = bookingsOn(databasePath)('backup', copy);
  expect(status).toBe(1);
  expect(stderr).toBe(`bookings: ${copy}.partial cannot be used: the disk is full.\n`);
});
