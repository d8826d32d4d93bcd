import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { compressedFiles, isText, readAssets } from '../../src/assetManifest.ts';
import { warmUp } from '../../src/warmUp.ts';
import { askRaw, decoded, type RawAnswer } from '../support/askRaw.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';
import { createTestSite } from '../support/testSite.ts';

/** What browsers send. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const dist = new URL('../../dist/', import.meta.url);

const textOf = (answer: RawAnswer): string => String(decoded(answer));

test('the texts that the build made are sent as it compressed them', async ({ origin }) => {
  const { manifest } = readAssets(dist);
  const urls = Object.values(manifest).filter(isText);
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls) {
    const plain = await askRaw(origin, url, { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.equals(readFileSync(new URL(`.${url}`, dist))), url).toBe(true);
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await askRaw(origin, url, { 'Accept-Encoding': encoding });
      expect(answer.headers['content-encoding'], url).toBe(encoding);
      expect(answer.headers['etag']).toBe(plain.headers['etag']);
      expect(answer.body.equals(readFileSync(new URL(compressedFiles(url)[encoding], dist))), url).toBe(true);
      expect(textOf(answer)).toBe(String(plain.body));
    }
    expect((await askRaw(origin, url, browser)).headers['content-encoding']).toBe('br');
  }
});

test.for(['/fr/casting', '/es/gallery?photo=2', '/robots.txt', '/nope'])(
  '%s is sent as gzip until its brotli is there, each always the same',
  async (path) => {
    const { origin, close } = await serve(createTestSite().app);
    onTestFinished(close);
    const first = await askRaw(origin, path, browser);
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(first.headers['vary']).toContain('Accept-Encoding');
    const ask = () => askRaw(origin, path, browser);
    await expect.poll(async () => (await ask()).headers['content-encoding']).toBe('br');
    const brotli = await ask();
    expect((await ask()).body.equals(brotli.body)).toBe(true);
    const gzip = await askRaw(origin, path, { 'Accept-Encoding': 'gzip' });
    expect(gzip.body.equals(first.body)).toBe(true);
    const plain = await askRaw(origin, path, { 'Accept-Encoding': 'br;q=0, identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(new Set([first, brotli, gzip, plain].map(textOf)).size).toBe(1);
    expect(new Set([first, brotli, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(1);
  },
);

test('what takes brotli alone gets a page as it is until its brotli is there', async () => {
  const { origin, close } = await serve(createTestSite().app);
  onTestFinished(close);
  const answer = await askRaw(origin, '/fr/hotels', { 'Accept-Encoding': 'br' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(textOf(answer)).toMatch(/<\/html>$/);
});

test('a page is ready before anybody asks, one after the other, until that is stopped', async () => {
  const { app, warmables } = createTestSite();
  const { origin, close } = await serve(app);
  onTestFinished(close);
  // One for each page, and for sitemap, robots.txt, manifest, security.txt, icon and the two errors in three languages; and the last resort and searches, which are
  // no pages.
  expect(warmables).toHaveLength(everyUrl.length + 5 + 6 + 2);
  let begun = 0;
  const observed = warmables.map((make) => () => {
    begun += 1;
    return make();
  });
  const stop = warmUp(observed, pino({ level: 'silent' }));
  expect(begun).toBe(0);
  await expect.poll(() => begun).toBeGreaterThan(3);
  stop();
  const [page] = everyUrl;
  expect((await askRaw(origin, page?.url ?? '', browser)).headers['content-encoding']).toBe('br');
  expect(begun).toBeLessThan(warmables.length / 2);
});
