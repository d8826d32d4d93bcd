import { expect, onTestFinished, test, vi } from 'vitest';
import { openingHours } from '../../content/hours.ts';
import { renderingsPerMinute } from '../../content/limits.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { askTwice, chromeEncodings, serveTestSite, withoutDate } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { everyUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

const home = urlOf({ page: 'home' }, otherLocale);
const contact = urlOf({ page: 'contact' }, otherLocale);

/** The encodings of a page, each with the `Accept-Encoding` header of a client that gets it. */
const clients = [
  ['br', { 'Accept-Encoding': chromeEncodings }],
  ['br', { 'Accept-Encoding': 'br' }],
  ['gzip', { 'Accept-Encoding': 'gzip' }],
  ['gzip', { 'Accept-Encoding': 'gzip, br;q=0' }],
  [undefined, { 'Accept-Encoding': 'identity' }],
  [undefined, {}],
] as const;

test('every page is sent to Chrome in brotli, first from the renderer and then from the cache', async () => {
  const { origin } = await serveTestSite();
  for (const { url } of everyUrl) {
    const { status, headers, body } = await askTwice(origin, url);
    expect([status, headers['content-encoding']], url).toEqual([200, 'br']);
    expect(headers['content-length'], url).toBe(String(body.length));
  }
});

test.for(clients)(
  'a page is sent with Content-Encoding %s to a client with the headers %j',
  async ([encoding, headers]) => {
    const { origin } = await serveTestSite();
    const first = await askRaw(origin, home, headers);
    const second = await askRaw(origin, home, headers);
    expect(withoutDate(second)).toEqual(withoutDate(first));
    expect([second.status, second.headers['content-encoding']]).toEqual([200, encoding]);
    expect(second.headers['vary']).toBe('Accept-Encoding');
    expect(decoded(second).toString()).toContain('</html>');
  },
);

test('a page has the same text and the same ETag in all encodings', async () => {
  const { origin } = await serveTestSite();
  const answers = await Promise.all(clients.map(([, headers]) => askRaw(origin, home, headers)));
  expect(new Set(answers.map(({ headers }) => headers['content-encoding'])).size).toBe(3);
  expect(new Set(answers.map((answer) => decoded(answer).toString())).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
});

test('HEAD of a page gets the headers of GET and no body, also as the first request', async () => {
  const { origin } = await serveTestSite();
  const head = await askTwice(origin, home, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const { headers } = await askTwice(origin, home);
  expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
});

test('a browser that has a page gets 304, from the renderer and from the cache', async () => {
  const { origin: other } = await serveTestSite();
  const { headers: page } = await askTwice(other, home);
  // This site has not rendered the page yet.
  const { origin } = await serveTestSite();
  const { status, headers, body } = await askTwice(origin, home, {
    headers: { 'If-None-Match': page['etag'] ?? '' },
  });
  expect([status, body.length]).toEqual([304, 0]);
  for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary'])
    expect(headers[name], name).toBe(page[name]);
});

test('a browser that has another page gets the whole page', async () => {
  const { origin } = await serveTestSite();
  const { headers } = await askTwice(origin, contact);
  const other = await askTwice(origin, home, { headers: { 'If-None-Match': headers['etag'] ?? '' } });
  expect(other.status).toBe(200);
});

/** Sets the clock, but not the timers. */
const setClock = (now: Date): void => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
};

/** Dates that return every year are in the structured data with their years. A page shows its age in them. */
const yearlyDate = openingHours.dates.flatMap(({ dates }) => dates).find((date) => date.length === 5);
const newYearsEve = new Date(2026, 11, 31, 23, 50);
const lastYear = `"validFrom":"2026-${yearlyDate}"`;
const minute = 60_000;

test.skipIf(!yearlyDate)('a page is rendered again an hour after it was rendered', async () => {
  const { origin } = await serveTestSite();
  const readText = async () => String(decoded(await askRaw(origin, home)));
  setClock(newYearsEve);
  expect(await readText()).toContain(lastYear);
  vi.setSystemTime(newYearsEve.getTime() + 59 * minute);
  expect(await readText()).toContain(lastYear);
  vi.setSystemTime(newYearsEve.getTime() + 60 * minute);
  expect(await readText()).not.toContain(lastYear);
});

test
  .skipIf(!yearlyDate)
  .for([
    `${home}?`,
    `${home}?utm_source=x`,
    `${home}?service=${massage.slug}`,
    `${urlOf({ page: 'services' }, otherLocale)}?q=x`,
    urlOf({ page: 'gallery' }, otherLocale, { query: photoQuery(2) }),
  ])('a URL with a query is rendered each time: %s', async (path) => {
  const { origin } = await serveTestSite();
  const readText = async () => String(decoded(await askRaw(origin, path)));
  setClock(newYearsEve);
  expect(await readText()).toContain(lastYear);
  vi.setSystemTime(newYearsEve.getTime() + 20 * minute);
  expect(await readText()).not.toContain(lastYear);
});

test('other spellings of a page are redirected each time, while the page is cached', async () => {
  const { origin } = await serveTestSite();
  await askTwice(origin, contact);
  for (const path of [`${contact}/`, `/${contact}`, contact.toUpperCase()]) {
    const { status, headers } = await askTwice(origin, path);
    expect([status, headers['location']], path).toEqual([301, contact]);
  }
});

test('a path that no page has is rendered each time, so it counts towards the limit of renderings', async () => {
  const { origin } = await serveTestSite();
  for (let count = 0; count < renderingsPerMinute; count += 1)
    expect((await askRaw(origin, `${contact}/nope`)).status).toBe(404);
  expect((await askRaw(origin, `${contact}/nope`)).status).toBe(429);
});

test('posts to the path of a cached page get 405, and are not answered from the cache', async () => {
  const { origin } = await serveTestSite();
  await askTwice(origin, contact);
  const { status, headers } = await askTwice(origin, contact, { method: 'POST' });
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('pages do not depend on host, cookie, range or other headers', async () => {
  const strange = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Original-URL': home,
    'Accept-Language': 'de',
    Cookie: 'cookie_consent=accepted',
    Authorization: 'Basic YTph',
    Range: 'bytes=0-9',
  };
  const { origin } = await serveTestSite();
  // The first request for a page decides what is cached.
  const { origin: poisoned } = await serveTestSite();
  for (const path of [home, contact]) {
    const usual = await askTwice(origin, path);
    expect(withoutDate(await askTwice(poisoned, path, { headers: strange }))).toEqual(withoutDate(usual));
    expect(withoutDate(await askTwice(poisoned, path))).toEqual(withoutDate(usual));
  }
});
