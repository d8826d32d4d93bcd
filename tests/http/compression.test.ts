import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { isText, readAssets } from '../../src/build/manifest.ts';
import { warmUp } from '../../src/http/warmUp.ts';
import { askRaw, decoded, type RawAnswer } from '../support/askRaw.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';
import { createTestSite } from '../support/testSite.ts';

/** What browsers send. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const dist = new URL('../../dist/', import.meta.url);

const textOf = (answer: RawAnswer): string => String(decoded(answer));

/** The threshold of `compression`, in bytes. */
const threshold = 1024;

test('texts of the build are sent compressed, with the same ETag in each encoding', async ({ origin }) => {
  const { manifest } = readAssets(dist);
  const urls = Object.values(manifest).filter(isText);
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls) {
    const plain = await askRaw(origin, url, { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.equals(readFileSync(new URL(`.${url}`, dist))), url).toBe(true);
    if (plain.body.length < threshold) continue;
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await askRaw(origin, url, { 'Accept-Encoding': encoding });
      expect(answer.headers['content-encoding'], url).toBe(encoding);
      expect(answer.headers['etag']).toBe(plain.headers['etag']);
      expect(answer.body.length).toBeLessThan(plain.body.length);
      expect(textOf(answer)).toBe(String(plain.body));
    }
    expect((await askRaw(origin, url, browser)).headers['content-encoding']).toBe('br');
  }
});

test.for(['/fr/casting', '/es/gallery?photo=2', '/sitemap.xml', '/nope', '/services?q=oil'])(
  '%s says the same in brotli, gzip and uncompressed',
  async (path, { origin }) => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => askRaw(origin, path, { 'Accept-Encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const { headers } of answers) expect(headers['vary']).toContain('Accept-Encoding');
    expect(new Set(answers.map(textOf)).size).toBe(1);
    expect((await askRaw(origin, path, browser)).headers['content-encoding']).toBe('br');
  },
);

test('brotli of a stored page is smaller than that of an answer for one visitor', async ({ origin }) => {
  const stored = await askRaw(origin, '/services', browser);
  // A search that finds nothing shows the whole list.
  const visitors = await askRaw(origin, '/services?q=xyzzy', browser);
  expect(stored.body.length).toBeLessThan(visitors.body.length * 0.9);
});

test('a part of a text is sent uncompressed, as Content-Range counts its bytes', async ({ origin }) => {
  const { manifest } = readAssets(dist);
  const url = manifest['styles/site.css'] ?? '';
  const part = await askRaw(origin, url, { ...browser, Range: 'bytes=0-1999' });
  expect(part.headers['content-encoding']).toBeUndefined();
  expect(part.body.equals(readFileSync(new URL(`.${url}`, dist)).subarray(0, 2000))).toBe(true);
});

test('warming requests each URL once in brotli, and leaves nothing in the log', async () => {
  const { app, warmUrls, silence, logged } = createTestSite();
  expect(new Set(warmUrls).size).toBe(warmUrls.length);
  expect(warmUrls).toEqual(expect.arrayContaining(everyUrl.map(({ url }) => url)));
  const urls = warmUrls.slice(0, 5);
  const answered: unknown[] = [];
  warmUp({
    listener: (req, res) => {
      res.once('close', () => answered.push([req.url, res.getHeader('content-encoding')]));
      app(req, res);
    },
    urls,
    silence,
    log: pino({ enabled: false }),
  });
  await expect.poll(() => answered).toEqual(urls.map((url) => [url, 'br']));
  expect(logged).toEqual([]);
});

test('warming ends when it is stopped', async () => {
  const { app, warmUrls, silence } = createTestSite();
  let requests = 0;
  const stop = warmUp({
    listener: (req, res) => {
      requests += 1;
      if (requests === 2) stop();
      app(req, res);
    },
    urls: warmUrls,
    silence,
    log: pino({ enabled: false }),
  });
  await expect.poll(() => requests).toBe(2);
  const { origin, close } = await serve(app);
  onTestFinished(close);
  expect((await askRaw(origin, warmUrls.at(-1) ?? '', browser)).status).toBe(200);
  expect(requests).toBe(2);
});
