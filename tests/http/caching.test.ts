import request from 'supertest';
import { expect, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { askTwice, test as pageTest } from '../support/pageTest.ts';
import { decoded } from '../support/rawHttp.ts';
import { everyUrl, missingUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { booking, sendForm, sendJson } from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

const home = urlOf({ page: 'home' }, otherLocale);
const services = urlOf({ page: 'services' }, otherLocale);
const contact = urlOf({ page: 'contact' }, otherLocale);
const gallery = urlOf({ page: 'gallery' }, otherLocale);

/** The seconds of a directive in a `Cache-Control` header; 0 without the directive. */
const secondsOf = (caching: string, directive: string): number =>
  Number(new RegExp(`(?:^|, )${directive}=(\\d+)`).exec(caching)?.[1] ?? 0);

/** The `Cache-Control` header of a page. */
const readCaching = async (origin: string, url: string): Promise<string> =>
  (await askTwice(origin, url)).headers['cache-control'] ?? '';

const minute = 60;
const hour = 60 * minute;
const week = 7 * 24 * hour;

pageTest('shared caches may keep every page', async ({ origin }) => {
  for (const { url } of everyUrl) {
    const caching = await readCaching(origin, url);
    expect(caching, url).toMatch(/^public, /);
    expect(secondsOf(caching, 's-maxage'), url).toBeGreaterThan(0);
  }
});

pageTest(
  'shared caches may send every page for an hour and more while the site is down',
  async ({ origin }) => {
    for (const { url } of everyUrl)
      expect(secondsOf(await readCaching(origin, url), 'stale-if-error'), url).toBeGreaterThanOrEqual(hour);
  },
);

pageTest(
  'shared caches send no page that is older than ten minutes while the site runs',
  async ({ origin }) => {
    const caching = await readCaching(origin, home);
    const oldest = secondsOf(caching, 's-maxage') + secondsOf(caching, 'stale-while-revalidate');
    expect(oldest).toBeLessThanOrEqual(10 * minute);
  },
);

pageTest('pages expire in caches before the build removes the assets that they link', async ({ origin }) => {
  const caching = await readCaching(origin, home);
  // Each cache on the way may hold a page for its own time, so the times add up.
  const seconds = [...caching.matchAll(/=(\d+)/g)].map(([, each]) => Number(each));
  expect(seconds.length).toBeGreaterThan(1);
  expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThan(week);
});

pageTest.for([
  `${home}?`,
  `${home}?utm_source=x`,
  `${home}?service=nothing`,
  `${home}?service=${massage.slug}&x`,
  `${home}?sent=1`,
  `${contact}?sent=call`,
  `${gallery}?photo=3`,
  `${gallery}?photo=%33`,
  `${services}?q=x`,
])('shared caches do not keep a page with a query: %s', async (path, { origin }) => {
  const { status, headers } = await askTwice(origin, path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/^private, /);
});

pageTest.for([
  missingUrl(otherLocale),
  missingUrl(otherLocale, '%ff'),
  urlOf({ page: 'masseuse', slug: 'nobody' }, otherLocale),
  urlOf({ page: 'service', slug: 'nothing' }, otherLocale),
  '//x.example/',
])('caches keep the missing page %s for ten seconds at most', async (path, { origin }) => {
  // The page may exist after a release.
  const { status, headers } = await askTwice(origin, path);
  expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=10']);
});

pageTest.for([
  ['DELETE', home, 405],
  ['PURGE', home, 405],
  ['POST', missingUrl(otherLocale), 404],
  ['POST', '/robots.txt', 405],
  ['GET', '/api/bookings', 405],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
] as const)('no cache keeps the answer to %s %s', async ([method, path, status], { origin }) => {
  const answer = await askTwice(origin, path, { method });
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('no cache keeps the answer to a booking, whether it is stored or refused', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '2' } });
  const answers = [
    await sendForm(app, { name: '' }).expect(422),
    await sendJson(app, { name: '' }).expect(422),
    await sendForm(app, booking).expect(303),
    await sendJson(app, booking).expect(201),
    await sendForm(app, { ...booking, name: 'Eva' }).expect(429),
    await request(app).post('/api/bookings').type('text').send('x').expect(415),
  ];
  for (const { status, headers } of answers)
    expect(headers['cache-control'], String(status)).toBe('no-store');
});

pageTest('the next visitor of a page does not see the notice of a stored booking', async ({ origin }) => {
  const readNotices = async (path: string) =>
    load(String(decoded(await askTwice(origin, path)))).$('.notice[role=status]').length;
  expect(await readNotices(`${contact}?sent=1`)).toBe(1);
  expect(await readNotices(contact)).toBe(0);
});
