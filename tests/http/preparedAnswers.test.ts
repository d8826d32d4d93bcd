import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { assetUrls, readAssets } from '../../src/build/manifest.ts';
import { createPreparedAnswers } from '../../src/http/preparedAnswers.ts';
import { documentPaths } from '../../src/pages/documents.ts';
import { listStatuses, openRaw } from '../support/rawHttp.ts';
import { everyUrl } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';
import { openTestSite } from '../support/testSite.ts';

/** The same site with and without prepared answers. */
const plain = openTestSite();
const prepared = openTestSite();
let plainOrigin: string;
let origin: string;
let loggedByPreparation: string[];

beforeAll(async () => {
  await prepared.prepareAnswers(AbortSignal.timeout(120_000));
  loggedByPreparation = [...prepared.logged];
  const servers = [await serve(plain.app), await serve(prepared.app)];
  [plainOrigin = '', origin = ''] = servers.map((server) => server.origin);
  return async () => {
    for (const server of servers) await server.close();
  };
}, 120_000);
afterAll(async () => {
  await plain.close();
  await prepared.close();
});

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Ask = { path: string; method?: string; headers?: Record<string, string> };

/** An answer with its body decompressed, and its headers without those that depend on time and encoding. */
const ask = (from: string, { path, method = 'GET', headers = {} }: Ask) =>
  new Promise<{ status: number; headers: Record<string, unknown>; encoding: string; body: string }>(
    (resolve, reject) => {
      request(`${from}${path}`, { method, headers, agent }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const { date: _, 'content-length': __, 'transfer-encoding': ___, ...rest } = response.headers;
        const { 'content-encoding': encoding = 'identity', ...compared } = rest;
        // Express omits `Vary` from a 304, although a cache needs it.
        if (response.statusCode === 304) delete compared.vary;
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
        const text = decode && body.length > 0 ? decode(body) : body;
        resolve({
          status: response.statusCode ?? 0,
          headers: compared,
          encoding,
          body: text.toString('base64'),
        });
      })
        .on('error', reject)
        .end();
    },
  );

const withoutEncoding = async (from: string, asked: Ask) => {
  const { encoding: _, ...answer } = await ask(from, asked);
  return answer;
};

const assets = assetUrls(readAssets(new URL('../../dist/', import.meta.url)));
const pictures = [...assets].filter((url) => url.startsWith('/assets/pictures/'));
const publicUrls = [
  ...everyUrl.map(({ url }) => url),
  ...['/gallery?photo=3', '/es/contact?about=couples'],
  ...documentPaths,
  ...assets,
];

test('a prepared answer equals the answer of Express for every public URL', { timeout: 60_000 }, async () => {
  for (const path of publicUrls) {
    const asked = { path, headers: { 'Accept-Encoding': 'gzip' } };
    const answer = await withoutEncoding(origin, asked);
    expect(answer.status, path).toBe(200);
    expect(answer, path).toEqual(await withoutEncoding(plainOrigin, asked));
  }
});

const gzip = { 'Accept-Encoding': 'gzip, deflate' };

/** Request headers of browsers, crawlers, proxies and command line tools. */
const waysToAsk = (tag: string): Omit<Ask, 'path'>[] => [
  {},
  { method: 'HEAD', headers: gzip },
  { headers: { ...gzip, 'If-None-Match': tag } },
  { method: 'HEAD', headers: { ...gzip, 'If-None-Match': tag } },
  { headers: { ...gzip, 'If-None-Match': '"other"' } },
  { headers: { ...gzip, 'If-None-Match': `"other", ${tag}` } },
  { headers: { ...gzip, 'If-None-Match': tag.replace('W/', '') } },
  { headers: { ...gzip, 'If-None-Match': '*' } },
  { headers: { ...gzip, 'If-None-Match': tag, 'Cache-Control': 'no-cache' } },
  { headers: { ...gzip, 'If-Modified-Since': new Date().toUTCString() } },
  { headers: { ...gzip, 'If-Match': '"other"' } },
  { headers: { Range: 'bytes=10-19' } },
  { headers: { Range: 'bytes=99999999-' } },
  { headers: { Cookie: 'cookie_consent=accepted', 'Accept-Language': 'fr', Accept: 'text/plain' } },
  { headers: { Connection: 'close' } },
  { headers: { 'Content-Length': '0' } },
  { method: 'POST' },
  { method: 'OPTIONS' },
];

test.for([
  '/es/services',
  '/gallery?photo=3',
  '/gallery?photo=99',
  '/services?utm_source=x',
  '/es/contact?about=nobody',
  '/robots.txt',
  '/sitemap.xml?x',
  '/SERVICES',
  '/nope',
  [...assets].find((url) => url.endsWith('.js')) ?? '',
  pictures[0] ?? '',
  `${pictures[0]}?1`,
])('answers every kind of request for %s as Express does', async (path) => {
  const { headers } = await ask(plainOrigin, { path });
  for (const way of waysToAsk(String(headers['etag']))) {
    const asked = { path, ...way };
    const answer = await withoutEncoding(origin, asked);
    expect(answer, JSON.stringify(way)).toEqual(await withoutEncoding(plainOrigin, asked));
  }
});

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=0', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['', 'identity'],
] as const)('Accept-Encoding "%s" gets the encoding %s', async ([accept, encoding]) => {
  const answer = await ask(origin, { path: '/', headers: { 'Accept-Encoding': accept } });
  expect([answer.encoding, answer.headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
});

test('a query that changes nothing gets the same page, which shared caches do not store', async () => {
  const page = await ask(origin, { path: '/es' });
  const answer = await ask(origin, { path: '/es?unknown=3&service=nothing' });
  expect(answer.headers['cache-control']).toBe('private, max-age=60');
  expect(answer.body).toBe(page.body);
  const known = { 'If-None-Match': String(page.headers['etag']) };
  const notModified = await ask(origin, { path: '/es?unknown=4', headers: known });
  expect([notModified.status, notModified.headers['cache-control']]).toEqual([304, 'private, max-age=60']);
});

test.for(['1', 'call'])('shows the notice of ?sent=%s on a page that is prepared', async (sent) => {
  const answer = await ask(origin, { path: `/es/contact?sent=${sent}` });
  expect(Buffer.from(answer.body, 'base64').toString()).toContain('class="notice');
  expect(answer.headers['cache-control']).toBe('private, max-age=60');
});

test.for([
  ['two hosts', 'GET /es HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['no host', 'GET /es HTTP/1.1\r\n\r\n', 400],
  ['101 headers', `GET /es HTTP/1.1\r\nHost: a\r\n${'X: 1\r\n'.repeat(100)}\r\n`, 431],
  ['a long body', 'GET /es HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 413],
] as const)('refuses a request with %s for a prepared URL', async ([, text, status]) => {
  const client = await openRaw(origin);
  client.socket.write(text);
  await expect.poll(() => listStatuses(client.text)).toEqual([status]);
});

test('logs the requests of visitors, and none of the preparation', async () => {
  expect(loggedByPreparation).toEqual([]);
  const before = prepared.logged.length;
  for (const method of ['GET', 'HEAD']) await ask(origin, { path: '/es/services', method });
  await expect.poll(() => prepared.logged).toHaveLength(before + 2);
  const entries = prepared.logged.slice(before).map((line) => JSON.parse(line));
  for (const [index, method] of ['GET', 'HEAD'].entries())
    expect(entries[index]).toMatchObject({ msg: 'request', method, route: 'services', status: 200 });
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
});

test('the preparation ends when the server stops', async () => {
  const site = openTestSite();
  onTestFinished(site.close);
  const stopping = new AbortController();
  const preparing = site.prepareAnswers(stopping.signal);
  stopping.abort();
  await expect(preparing).rejects.toThrow('aborted');
});

test.for([
  ['no-store', 200],
  ['private, max-age=60', 200],
  ['public', 404],
] as const)('never prepares an answer with "%s" and status %d', async ([cacheControl, status]) => {
  const app = express().get('/a', (_req, res) => {
    res.status(status).set('Cache-Control', cacheControl).send('text');
  });
  const answers = createPreparedAnswers(() => null);
  const prepare = answers.prepare(app, [{ url: '/a', route: 'a' }], AbortSignal.timeout(10_000));
  await expect(prepare).rejects.toThrow('not public');
});
