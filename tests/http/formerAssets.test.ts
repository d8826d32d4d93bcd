import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import request from 'supertest';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { copyOfSources } from '../support/checkout.ts';
import { createTestSite } from '../support/testSite.ts';

const assetsOf = (checkout: string) => readAssets(pathToFileURL(`${join(checkout, 'dist')}/`));

/** What the server of a checkout's build answers at each URL. */
const ask = async (checkout: string, urls: readonly string[]): Promise<request.Response[]> => {
  const { app } = createTestSite({ assets: assetsOf(checkout) });
  return Promise.all(urls.map(async (url) => request(app).get(url)));
};

const statusesOf = async (checkout: string, urls: readonly string[]): Promise<number[]> =>
  (await ask(checkout, urls)).map(({ status }) => status);

test('a build serves the replaced assets of earlier builds for one day', async () => {
  const checkout = copyOfSources();
  await build(checkout);
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
  // A third release an hour later still has them, although they are not of the one before it.
  appendFileSync(join(checkout, 'client/start.ts'), "document.body.dataset['release'] = '3';\n");
  await build(checkout);
  expect(await statusesOf(checkout, [...changed, second['client/start.js'] ?? ''])).toEqual([200, 200, 200]);
  // A day goes by.
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
}, 120_000);
