import request from 'supertest';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { everyUrl } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { serve } from '../support/serve.ts';
import { openTestSite } from '../support/testSite.ts';

const site = openTestSite();
let server: Awaited<ReturnType<typeof serve>>;
let loggedByPreparation: string[];

beforeAll(async () => {
  await site.prepareAnswers(new AbortController().signal);
  loggedByPreparation = [...site.logged];
  server = await serve(site.app);
  // Compressing every page takes minutes on a busy machine.
}, 600_000);
afterAll(async () => {
  await server.close();
  await site.close();
});

const home = urlOf({ page: 'home' }, otherLocale);
const contact = urlOf({ page: 'contact' }, otherLocale);

test('every page that was compressed in advance is sent complete', async () => {
  for (const { url, locale } of everyUrl) {
    const answer = await askRaw(server.origin, url, { 'Accept-Encoding': 'br' });
    expect([answer.status, answer.headers['content-encoding']], url).toEqual([200, 'br']);
    expect(Number(answer.headers['content-length']), url).toBe(answer.body.length);
    const html = String(decoded(answer));
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(/<\/html>$/);
  }
});

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['deflate', undefined],
  ['gzip;q=0', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['', undefined],
] as const)('a page for Accept-Encoding "%s" has the encoding %s', async ([accept, encoding]) => {
  const { headers } = await askRaw(server.origin, home, { 'Accept-Encoding': accept });
  expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
});

test('a query that changes nothing gets the same page, which shared caches do not store', async () => {
  const page = await askRaw(server.origin, home);
  const answer = await askRaw(server.origin, `${home}?unknown=3&service=nothing`);
  expect(answer.headers['cache-control']).toBe('private, max-age=60');
  expect(answer.body.equals(page.body)).toBe(true);
  const known = { 'If-None-Match': page.headers['etag'] ?? '' };
  expect((await askRaw(server.origin, `${home}?unknown=4`, known)).status).toBe(304);
});

test.for(['1', 'call'])('?sent=%s adds a notice to a page that is not indexed', async (sent) => {
  const page = load(String((await askRaw(server.origin, `${contact}?sent=${sent}`)).body));
  expect(page.$('.notice')).toHaveLength(1);
  expect(page.meta('robots')).toMatch(/^noindex/);
});

test('the log has the requests of visitors, but none from compressing pages in advance', async () => {
  expect(loggedByPreparation, 'the log after `beforeAll` compressed the pages').toEqual([]);
  const before = site.logged.length;
  for (const method of ['get', 'head'] as const) await request(server.origin)[method](contact);
  const entries = () => site.logged.slice(before).map((line) => JSON.parse(line));
  const common = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), ms: expect.any(Number), route: 'contact' };
  await expect.poll(entries).toMatchObject([
    { ...common, method: 'GET', status: 200 },
    { ...common, method: 'HEAD', status: 200 },
  ]);
});

test('compressing pages in advance is aborted when the server stops', async () => {
  const other = openTestSite();
  onTestFinished(other.close);
  const stopping = new AbortController();
  const preparing = other.prepareAnswers(stopping.signal);
  stopping.abort();
  await expect(preparing).rejects.toThrow('aborted');
});
