import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import request from 'supertest';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { copyOfBuild } from '../support/release.ts';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

const assetsOf = (checkout: string) => readAssets(pathToFileURL(`${join(checkout, 'dist')}/`));

/** The answers of a server with the build of a checkout. */
const ask = async (checkout: string, urls: readonly string[]): Promise<request.Response[]> => {
  const { app } = createTestSite({ assets: assetsOf(checkout) });
  return Promise.all(urls.map(async (url) => request(app).get(url)));
};

const statusesOf = async (checkout: string, urls: readonly string[]): Promise<number[]> =>
  (await ask(checkout, urls)).map(({ status }) => status);

test('a build serves the replaced assets of earlier builds for one day', async () => {
  const checkout = copyOfBuild();
  const { manifest: first } = assetsOf(checkout);
  appendFileSync(join(checkout, 'client/start.ts'), "document.body.dataset['release'] = '2';\n");
  appendFileSync(join(checkout, 'static/icons/mark.svg'), '<!-- 2 -->');
  await build(checkout);
  const { manifest: second } = assetsOf(checkout);
  const changed = ['client/start.js', 'icons/mark.svg'].map((name) => first[name] ?? '');
  expect(new Set(Object.values(second)).isDisjointFrom(new Set(changed))).toBe(true);
  for (const { status, headers } of await ask(checkout, changed)) {
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  // A third release an hour later still serves them.
  appendFileSync(join(checkout, 'client/start.ts'), "document.body.dataset['release'] = '3';\n");
  await build(checkout);
  expect(await statusesOf(checkout, [...changed, second['client/start.js'] ?? ''])).toEqual([200, 200, 200]);
  // A day later.
  const file = join(checkout, 'dist/assets.json');
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/"former":\{[^}]*\}/, (former) =>
      former.replaceAll(/"20[^"]*Z"/g, `"${yesterday}"`),
    ),
  );
  await build(checkout);
  expect(await statusesOf(checkout, changed)).toEqual([404, 404]);
  const own = assetsOf(checkout).manifest;
  const scripts = Object.values(own).filter((url) => url.endsWith('.js'));
  expect(new Set(await statusesOf(checkout, scripts))).toEqual(new Set([200]));
});

test('serves assets of another release, also those that appear later', async () => {
  const shared = temporaryFolder();
  const { app } = createTestSite({ shared });
  const path = 'client/start.OTHER111.js';
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
  'serves nothing outside the shared folder at %s',
  async (path) => {
    const shared = join(temporaryFolder(), 'assets');
    mkdirSync(shared);
    writeFileSync(join(shared, '../secret.txt'), 'secret');
    writeFileSync(join(shared, '.env'), 'secret');
    const { app } = createTestSite({ shared });
    expect((await request(app).get(path)).status).toBe(404);
  },
);
