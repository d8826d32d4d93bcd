import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

test('an asset that another release adds to the shared folder is served, cacheable and compressed', async () => {
  const shared = temporaryFolder();
  const { app } = createTestSite({ shared });
  const path = 'client/start.OTHER111.js';
  // Another process may have the file already, so no cache keeps the 404.
  const missing = await request(app).get(`/assets/${path}`);
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  mkdirSync(join(shared, 'client'));
  writeFileSync(join(shared, path), 'export {};\n'.repeat(200));
  const found = await request(app).get(`/assets/${path}`);
  expect(found.status).toBe(200);
  expect(found.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
  });
});

test.for(['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/.env', '/assets/..%2fsecret.txt'])(
  'the site serves no hidden file and none outside the shared folder: %s',
  async (path) => {
    const shared = join(temporaryFolder(), 'assets');
    mkdirSync(shared);
    for (const name of ['../secret.txt', '.env', 'other.css']) writeFileSync(join(shared, name), 'text');
    const { app } = createTestSite({ shared });
    expect((await request(app).get('/assets/other.css')).status, 'the folder is served').toBe(200);
    expect((await request(app).get(path)).status).toBe(404);
  },
);
