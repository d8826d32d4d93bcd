import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { expect, test } from 'vitest';
import { type Assets, compressedFiles, keptMs, readAssets } from '../../src/assetManifest.ts';
import { findShared } from '../../src/releaseAssets/findShared.ts';
import { leaveAssets } from '../../src/releaseAssets/leaveAssets.ts';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

const own = readAssets(new URL('../../dist/', import.meta.url));

const script = '/assets/client/start.OTHER111.js';
const picture = '/assets/pictures/other-400.abcdefghij.jpg';
const text = 'of another release';
const common = '/assets/pictures/common-400.abcdefghij.jpg';

/** A release with some assets, as its build lays them out. */
const makeRelease = (urls: readonly string[]): Pick<Assets, 'dist' | 'manifest'> => {
  const dist = temporaryFolder();
  for (const url of urls) {
    const files = compressedFiles(url);
    const forms = {
      [url]: text,
      ...(url.endsWith('.js') ? { [files.br]: brotliCompressSync(text), [files.gzip]: gzipSync(text) } : {}),
    };
    for (const [file, content] of Object.entries(forms)) {
      mkdirSync(join(dist, file, '..'), { recursive: true });
      writeFileSync(join(dist, file), content);
    }
  }
  return { dist: pathToFileURL(`${dist}/`), manifest: Object.fromEntries(urls.map((url) => [url, url])) };
};

const openSite = (folder: string) => {
  const { app } = createTestSite({ shared: findShared(folder) });
  return (url: string) => request(app).get(url).set('Accept-Encoding', 'gzip');
};

const indexesIn = (folder: string): string[] => readdirSync(join(folder, 'releases'));

/** As if no process of a release had been seen for so long. */
const age = (folder: string, name: string, ms: number): void => {
  const seconds = (Date.now() - ms) / 1000;
  utimesSync(join(folder, 'releases', name), seconds, seconds);
};

test('a process has what another release leaves while it runs', async () => {
  const folder = join(temporaryFolder(), 'made', 'here');
  await leaveAssets(folder, own);
  const ask = openSite(folder);
  for (const url of [script, picture]) {
    const { status, headers } = await ask(url);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  await leaveAssets(folder, makeRelease([script, picture]));
  const code = await ask(script);
  expect([code.status, code.text]).toEqual([200, text]);
  expect(code.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const file = await ask(picture);
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  // Nothing else that lies there can be asked for.
  writeFileSync(join(folder, 'assets', 'stray.txt'), 'stray');
  for (const path of ['/assets/stray.txt', `/assets/..%2freleases/${indexesIn(folder)[0]}`, '/releases/'])
    expect((await ask(path)).status).toBe(404);
});

test('a release is there for a day after it was last seen, and then what it alone has is gone', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'somebody-elses.txt'), 'not ours');
  await leaveAssets(folder, makeRelease([script, common]));
  const [first = ''] = indexesIn(folder);
  const second = makeRelease([picture, common]);
  age(folder, first, keptMs - 60_000);
  await leaveAssets(folder, second);
  expect((await openSite(folder)(script)).status).toBe(200);
  age(folder, first, keptMs + 60_000);
  await leaveAssets(folder, second);
  const ask = openSite(folder);
  expect((await ask(script)).status).toBe(404);
  for (const url of [picture, common]) expect((await ask(url)).status).toBe(200);
  expect(indexesIn(folder)).toHaveLength(1);
  // A process that still runs says so before anybody clears up.
  age(folder, indexesIn(folder)[0] ?? '', keptMs + 60_000);
  await leaveAssets(folder, second);
  expect((await openSite(folder)(picture)).status).toBe(200);
  expect(readdirSync(join(folder, 'assets/client'))).toEqual([]);
  expect(existsSync(join(folder, 'assets', 'somebody-elses.txt'))).toBe(true);
});

test('a file that was cut short is made whole by the next start', async () => {
  const folder = temporaryFolder();
  const release = makeRelease([picture]);
  await leaveAssets(folder, release);
  writeFileSync(join(folder, picture), '');
  await leaveAssets(folder, release);
  const { headers } = await openSite(folder)(picture);
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
});

test('what has gone since it was looked up is missing, and held by nobody', async () => {
  const folder = temporaryFolder();
  await leaveAssets(folder, makeRelease([script, picture]));
  const ask = openSite(folder);
  expect((await ask(picture)).status).toBe(200);
  rmSync(join(folder, 'assets'), { recursive: true });
  for (const url of [script, picture]) {
    const { status, headers } = await ask(url);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
});
