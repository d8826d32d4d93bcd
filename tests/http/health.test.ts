import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import { holdWriteLock } from '../support/databaseFiles.ts';
import { createTestSite } from '../support/testSite.ts';

type Site = ReturnType<typeof createTestSite>;

/** The status of a path while another process writes to the database. */
const statusWhileLocked = async ({ app, databasePath }: Site, path: string): Promise<number> => {
  const lock = holdWriteLock(databasePath);
  const { status } = await request(app).get(path);
  lock.release();
  return status;
};

test('a site that can store bookings is ready (/readyz)', async () => {
  await request(createTestSite().app).get('/readyz').expect(200);
});

test('a site is not ready while another process writes to its database', async () => {
  expect(await statusWhileLocked(createTestSite(), '/readyz')).toBe(503);
});

test('a site is ready again when another process has written to its database', async () => {
  const site = createTestSite();
  await statusWhileLocked(site, '/readyz');
  await request(site.app).get('/readyz').expect(200);
});

test('a site is not ready if its database is closed', async () => {
  const { app, db } = createTestSite();
  db.close();
  await request(app).get('/readyz').expect(503);
});

test('a site is not ready if the folder of its database is gone', async () => {
  const { app, databasePath } = createTestSite();
  rmSync(dirname(databasePath), { recursive: true });
  await request(app).get('/readyz').expect(503);
});

test('a site is alive while another process writes to its database (/healthz)', async () => {
  expect(await statusWhileLocked(createTestSite(), '/healthz')).toBe(200);
});
