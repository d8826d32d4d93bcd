import { Agent, type RequestListener, request } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readAssets } from '../../src/assetManifest.ts';
import { assetUrls } from '../../src/http/assetRoutes.ts';
import { createRequestLog } from '../../src/http/logRequests.ts';
import { keep, send } from '../../src/http/representation.ts';
import { answerReadily } from '../../src/ready/answerReadily.ts';
import { everyUrl } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const serveForTest = async (listener: RequestListener): Promise<string> => {
  const { origin, close } = await serve(listener);
  onTestFinished(close);
  return origin;
};

type Ask = { path: string; method?: string; headers?: Record<string, string> };

/** All of an answer as it came, but for the time. */
const ask = (origin: string, { path, method = 'GET', headers = {} }: Ask) =>
  new Promise<{ status: number | undefined; headers: string[]; body: string }>((resolve, reject) => {
    request(`${origin}${path}`, { method, headers, agent }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const { rawHeaders } = response;
      const isDate = (index: number) => rawHeaders[index - (index % 2)] === 'Date';
      resolve({
        status: response.statusCode,
        headers: rawHeaders.filter((_, index) => !isDate(index)),
        body,
      });
    })
      .on('error', reject)
      .end();
  });

const tagOf = ({ headers }: { headers: string[] }): string => headers[headers.indexOf('ETag') + 1] ?? '';

/** In which ways browsers, crawlers, proxies and people at a command line ask for the same thing. */
const waysToAsk = (tag: string): Omit<Ask, 'path'>[] => {
  const gzip = { 'Accept-Encoding': 'gzip, deflate' };
  return [
    {},
    { headers: gzip },
    { headers: { 'Accept-Encoding': 'br;q=0, identity' } },
    { headers: { 'Accept-Encoding': '*;q=0.5, br;q=0' } },
    { method: 'HEAD' },
    { method: 'HEAD', headers: gzip },
    { headers: { ...gzip, 'If-None-Match': tag } },
    { method: 'HEAD', headers: { ...gzip, 'If-None-Match': tag } },
    { headers: { ...gzip, 'If-None-Match': '"other"' } },
    { headers: { ...gzip, 'If-None-Match': `"other", ${tag}` } },
    { headers: { ...gzip, 'If-None-Match': tag.replace('W/', '') } },
    { headers: { ...gzip, 'If-None-Match': '*' } },
    { headers: { ...gzip, 'If-None-Match': tag, 'Cache-Control': 'no-cache' } },
    { headers: { ...gzip, 'If-None-Match': tag, 'If-Modified-Since': new Date(0).toUTCString() } },
    { headers: { ...gzip, 'If-Modified-Since': new Date().toUTCString() } },
    { headers: { ...gzip, 'If-Match': '"other"' } },
    { headers: { ...gzip, Range: 'bytes=10-19' } },
    { headers: { ...gzip, Range: 'bytes=10-19', 'If-Range': tag } },
    { headers: { ...gzip, Range: 'bytes=99999999-' } },
    {
      headers: { ...gzip, Cookie: 'cookie_consent=accepted', 'Accept-Language': 'fr', Accept: 'text/plain' },
    },
    { headers: { ...gzip, Connection: 'close' } },
    { headers: { ...gzip, 'Content-Length': '0' } },
    { method: 'POST', headers: gzip },
    { method: 'OPTIONS' },
  ];
};

test('what is answered from memory is what Express answers, header by header and byte by byte', async () => {
  const site = createTestSite();
  const [plain, ready] = [await serveForTest(site.express), await serveForTest(site.app)];
  const assets = [...assetUrls(readAssets(new URL('../../dist/', import.meta.url)))];
  const pictures = assets.filter((url) => url.startsWith('/assets/pictures/'));
  const documents = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico'];
  const paths = [
    ...everyUrl.map(({ url }) => url),
    ...documents,
    '/.well-known/security.txt',
    ...assets.filter((url) => !pictures.includes(url)),
    // They are many, and all alike.
    ...pictures.filter((_, index) => index % 50 === 0),
    ...[
      '/nope',
      '/services?q=oil',
      '/services?utm_source=x',
      '/SERVICES',
      '/es/services/',
      '/gallery?photo=3',
    ],
    ...['/Robots.TXT', '/assets/client/none.js', '/consent.css', '/healthz'],
  ];
  for (const path of paths) {
    const tag = tagOf(await ask(plain, { path }));
    for (const way of waysToAsk(tag)) {
      const expected = await ask(plain, { path, ...way });
      // The first time, and when it is there.
      for (const time of [1, 2]) {
        expect(await ask(ready, { path, ...way }), `${path} ${JSON.stringify(way)} ${time}`).toEqual(
          expected,
        );
      }
    }
  }
}, 120_000);

test('so are pages, once their brotli is there, and never what was sent before it was', async () => {
  const { app } = createTestSite();
  const origin = await serveForTest(app);
  const brotli = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  for (const path of ['/fr/casting', '/robots.txt', '/es/legal-notice']) {
    const encoding = async (headers: Record<string, string> = brotli) => {
      const answer = await ask(origin, { path, headers });
      return answer.headers[answer.headers.indexOf('Content-Encoding') + 1];
    };
    expect(await encoding()).toBe('gzip');
    await expect.poll(() => encoding()).toBe('br');
    expect(await encoding()).toBe('br');
    expect(await encoding({ 'Accept-Encoding': 'gzip' })).toBe('gzip');
  }
});

/** An application of three URLs, of which two are known, that counts how often it is asked. */
const createCounted = () => {
  let asked = 0;
  const page = keep('A page', { contentType: 'text/plain', cacheControl: 'public' });
  const app = express();
  app.get(['/known', '/unknown'], async (req, res) => {
    asked += 1;
    await send(req, res, page);
  });
  app.get('/changing', (_req, res) => {
    asked += 1;
    res.send(String(asked));
  });
  const requestLog = createRequestLog(pino({ enabled: false }));
  return {
    listener: answerReadily({ express: app, urls: ['/known', '/changing'], requestLog }),
    asked: () => asked,
  };
};

test('Express is asked once for each way to ask, and always for what it does not say to be reusable', async () => {
  const { listener, asked } = createCounted();
  const origin = await serveForTest(listener);
  const gzip = { 'Accept-Encoding': 'gzip' };
  const askTimes = async (times: number, question: Ask): Promise<number> => {
    const before = asked();
    for (let time = 0; time < times; time += 1) await ask(origin, question);
    return asked() - before;
  };
  expect(await askTimes(5, { path: '/known', headers: gzip })).toBe(1);
  expect(await askTimes(5, { path: '/known' })).toBe(1);
  expect(await askTimes(5, { path: '/known', headers: gzip, method: 'HEAD' })).toBe(1);
  const tag = tagOf(await ask(origin, { path: '/known' }));
  expect(await askTimes(5, { path: '/known', headers: { ...gzip, 'If-None-Match': tag } })).toBe(1);
  // Spelled otherwise, it means the same.
  expect(await askTimes(5, { path: '/known', headers: { 'Accept-Encoding': 'gzip, deflate' } })).toBe(1);
  expect(await askTimes(5, { path: '/known?a=b' })).toBe(5);
  expect(await askTimes(5, { path: '/unknown' })).toBe(5);
  expect(await askTimes(5, { path: '/changing' })).toBe(5);
});

test('each of them is one line of the log, with an id of its own', async () => {
  const { app, logged } = createTestSite({ origin: testOrigin });
  const origin = await serveForTest(app);
  for (let time = 0; time < 3; time += 1) {
    await ask(origin, { path: '/es/services' });
    await ask(origin, { path: '/es/services', method: 'HEAD' });
  }
  await expect.poll(() => logged).toHaveLength(6);
  const entries = logged.map((line) => JSON.parse(line));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(6);
  for (const [index, entry] of entries.entries()) {
    const method = index % 2 === 0 ? 'GET' : 'HEAD';
    expect(entry).toMatchObject({ msg: 'request', method, route: 'services', status: 200, level: 30 });
    expect(entry.ms).toBeGreaterThanOrEqual(0);
    expect(entry.aborted).toBeUndefined();
  }
});

test('an asset has the headers that an asset needs, and can be asked for in parts', async () => {
  const { app } = createTestSite();
  const origin = await serveForTest(app);
  const { manifest } = readAssets(new URL('../../dist/', import.meta.url));
  const namesOf = async (question: Ask) =>
    (await ask(origin, question)).headers.filter((_, index) => index % 2 === 0);
  const shared = ['X-Content-Type-Options', 'Content-Type', 'Cache-Control', 'ETag', 'Content-Length'];
  const connection = ['Connection', 'Keep-Alive'];
  const script = await namesOf({ path: manifest['client/start.js'] ?? '' });
  expect(new Set(script)).toEqual(new Set([...shared, ...connection, 'Vary']));
  const picture = manifest['icons/icon-192.png'] ?? '';
  expect(new Set(await namesOf({ path: picture }))).toEqual(
    new Set([...shared, ...connection, 'Cross-Origin-Resource-Policy', 'Accept-Ranges']),
  );
  const whole = Buffer.from((await ask(origin, { path: picture })).body, 'base64');
  const part = await ask(origin, { path: picture, headers: { Range: 'bytes=5-14' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(part.body, 'base64')).toEqual(whole.subarray(5, 15));
  expect((await ask(origin, { path: picture, headers: { Range: `bytes=${whole.length}-` } })).status).toBe(
    416,
  );
});
