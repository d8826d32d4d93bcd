import request from 'supertest';
import { expect, test } from 'vitest';
import { holdWriteLock } from '../support/databases.ts';
import { createTestSite } from '../support/testSite.ts';

test('/readyz gets 503 while another process writes to the database, and 200 afterwards', async () => {
  const { app, databasePath } = createTestSite();
  await request(app).get('/readyz').expect(200);
  const lock = holdWriteLock(databasePath);
  const refused = await request(app).get('/readyz');
  lock.release();
  expect(refused.status).toBe(503);
  await request(app).get('/readyz').expect(200);
});

test('/readyz gets 503 if the database is closed', async () => {
  const { app, db } = createTestSite();
  db.close();
  await request(app).get('/readyz').expect(503);
});

test('/healthz gets 200 while another process writes to the database', async () => {
  const { app, databasePath } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const { status } = await request(app).get('/healthz');
  lock.release();
  expect(status).toBe(200);
});

test.each(['/healthz', '/readyz'])('%s is never cached, and takes only GET and HEAD', async (path) => {
  const { app } = createTestSite();
  const { headers } = await request(app).head(path).expect(200);
  expect(headers['cache-control']).toBe('no-store');
  const refused = await request(app).post(path).expect(405);
  expect(refused.headers['allow']).toBe('GET, HEAD');
});
