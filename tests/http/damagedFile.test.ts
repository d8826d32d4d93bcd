import {
  copyFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import request from 'supertest';
import { expect, test } from 'vitest';
import { booking, sendJson } from '../support/postBooking.ts';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

type Site = ReturnType<typeof createTestSite>;

/** Posts requests that differ, one after the other. */
const post = async ({ app }: Site, count: number, prefix = 'Ana'): Promise<number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const { status } = await sendJson(app, { ...booking, name: `${prefix} ${number}` });
    statuses.push(status);
  }
  return statuses;
};

const expectRefused = async (site: Site): Promise<void> => {
  expect(await post(site, 2, 'Refused')).toEqual([503, 503]);
  await request(site.app).get('/readyz').expect(503);
  await request(site.app).get('/es').expect(200);
};

test('a backup that is copied over the open file is noticed at once', async () => {
  const site = createTestSite();
  const backup = join(temporaryFolder(), 'backup.sqlite');
  await post(site, 3);
  const other = new Database(site.databasePath);
  other.exec(`VACUUM INTO '${backup}'`);
  other.close();
  await post(site, 3, 'Later');
  const { ino } = statSync(site.databasePath);
  copyFileSync(backup, site.databasePath);
  expect(statSync(site.databasePath).ino).toBe(ino);
  await expectRefused(site);
});

test('a file that is overwritten with something else is noticed at once', async () => {
  const site = createTestSite();
  await post(site, 1);
  writeFileSync(site.databasePath, Buffer.alloc(40_000, 'x'), { flag: 'r+' });
  await expectRefused(site);
});

test('a log that is removed before the first write is noticed', async () => {
  const site = createTestSite();
  rmSync(`${site.databasePath}-wal`);
  await expectRefused(site);
});

test('a log that is emptied is noticed, and what was acknowledged is not forgotten', async () => {
  const site = createTestSite();
  await post(site, 2);
  truncateSync(`${site.databasePath}-wal`);
  await expectRefused(site);
});

test('a log that another process moved into the file is none of these', async () => {
  const site = createTestSite();
  await post(site, 2);
  const other = new Database(site.databasePath);
  other.pragma('wal_checkpoint(TRUNCATE)');
  expect(statSync(`${site.databasePath}-wal`).size).toBe(0);
  expect(await post(site, 2, 'Later')).toEqual([201, 201]);
  other.pragma('wal_checkpoint(PASSIVE)');
  other.close();
  expect(await post(site, 2, 'Last')).toEqual([201, 201]);
  await request(site.app).get('/readyz').expect(200);
});

test('checkpoints of our own are none of these', async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '10000' } });
  const { mtimeMs } = statSync(site.databasePath);
  const statuses = await post(site, 250);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(statSync(site.databasePath).mtimeMs).toBeGreaterThan(mtimeMs);
});

test('a file that came back is used again', async () => {
  const site = createTestSite();
  renameSync(site.databasePath, `${site.databasePath}.moved`);
  await expectRefused(site);
  renameSync(`${site.databasePath}.moved`, site.databasePath);
  expect(await post(site, 1)).toEqual([201]);
});

test('behind a symbolic link the files themselves are watched', async () => {
  const folder = temporaryFolder();
  const databasePath = join(folder, 'link.sqlite');
  symlinkSync(join(folder, 'bookings.sqlite'), databasePath);
  const site = createTestSite({ variables: { DATABASE_PATH: databasePath } });
  await post(site, 1);
  rmSync(join(folder, 'bookings.sqlite-wal'));
  await expectRefused(site);
});
