import { renameSync } from 'node:fs';
import Database from 'better-sqlite3';
import request from 'supertest';
import { expect, test } from 'vitest';
import { booking, sendJson } from '../support/postBooking.ts';
import { createTestSite } from '../support/testSite.ts';
import { holdWriteLock } from '../support/writeLock.ts';

/** When the file was last written to find out whether it can be. */
const probedAt = (path: string): unknown => {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare('SELECT checked_at FROM readiness').pluck().get();
  } finally {
    db.close();
  }
};

test('however often readiness is asked, the database is written once a second', async () => {
  const { app, databasePath } = createTestSite();
  const started = performance.now();
  const ask = () => request(app).get('/readyz');
  await ask().expect(200);
  const seen = new Set([probedAt(databasePath)]);
  for (let round = 0; round < 40; round += 1) {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    seen.add(probedAt(databasePath));
  }
  expect(seen.size).toBeLessThanOrEqual(1 + Math.floor((performance.now() - started) / 1000));
  await expect
    .poll(async () => (await ask()) && seen.has(probedAt(databasePath)), { timeout: 5000 })
    .toBe(false);
});

test('those who ask while the database is locked share one answer, which nobody gets after them', async () => {
  const { app, databasePath } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const answers = await Promise.all(Array.from({ length: 5 }, () => request(app).get('/readyz')));
  lock.release();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  await request(app).get('/readyz').expect(200);
});

test('a request that could not be stored ends what readiness knew', async () => {
  const { app, databasePath } = createTestSite();
  await request(app).get('/readyz').expect(200);
  renameSync(databasePath, `${databasePath}.moved`);
  await sendJson(app, booking).expect(503);
  await request(app).get('/readyz').expect(503);
});
