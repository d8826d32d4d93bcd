import request from 'supertest';
import { expect, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { askTwice, test as pageTest } from '../support/pageTest.ts';
import { booking, sendForm, sendJson } from '../support/postBooking.ts';
import { decoded } from '../support/rawHttp.ts';
import { everyUrl, missingUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

const home = urlOf({ page: 'home' }, otherLocale);
const services = urlOf({ page: 'services' }, otherLocale);
const contact = urlOf({ page: 'contact' }, otherLocale);
const gallery = urlOf({ page: 'gallery' }, otherLocale);

/** The seconds of a directive in a `Cache-Control` header. */
const secondsOf = (caching: string, directive: string): number =>
  Number(new RegExp(`(?:^|, )${directive}=(\\d+)`).exec(caching)?.[1] ?? 0);

pageTest(
  'shared caches may store every page, and serve it stale while the site is down',
  async ({ origin }) => {
    for (const { url } of everyUrl) {
      const caching = (await askTwice(origin, url)).headers['cache-control'] ?? '';
      expect(caching, url).toMatch(/^public, /);
      expect(secondsOf(caching, 's-maxage'), url).toBe(300);
      const hours = secondsOf(caching, 'stale-if-error') / 3600;
      expect(hours, url).toBeGreaterThanOrEqual(1);
    }
  },
);

pageTest('pages expire in caches before the build removes the assets that they link', async ({ origin }) => {
  const caching = (await askTwice(origin, home)).headers['cache-control'] ?? '';
  // Each cache on the way may hold a page for its own time, so the times add up.
  const seconds = [...caching.matchAll(/=(\d+)/g)].map(([, each]) => Number(each));
  expect(seconds.length).toBeGreaterThan(1);
  const week = 7 * 86_400;
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
  `${services.toUpperCase()}?x=1`,
])('shared caches do not store a page with a query: %s', async (path, { origin }) => {
  const { status, headers } = await askTwice(origin, path);
  expect([200, 301]).toContain(status);
  expect(headers['cache-control']).toBe('private, max-age=60');
});

pageTest.for([
  missingUrl(otherLocale),
  missingUrl(otherLocale, '%ff'),
  urlOf({ page: 'masseuse', slug: 'nobody' }, otherLocale),
  urlOf({ page: 'service', slug: 'nothing' }, otherLocale),
  '//x.example/',
])('caches keep the missing page %s at most ten seconds', async (path, { origin }) => {
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
] as const)('no cache stores the answer to %s %s', async ([method, path, status], { origin }) => {
  const answer = await askTwice(origin, path, { method });
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('no cache stores the answer to a booking, whether it is stored or refused', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '2' } });
  const answers = [
    await sendForm(app, { name: '' }),
    await sendJson(app, { name: '' }),
    await sendForm(app, booking),
    await sendJson(app, booking),
    await sendForm(app, { ...booking, name: 'Eva' }),
    await request(app).post('/api/bookings').type('text').send('x'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 303, 201, 429, 415]);
  for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
});

pageTest('the page of a stored booking is not cached for the next visitor', async ({ origin }) => {
  const sent = await askTwice(origin, `${contact}?sent=1`);
  expect(load(String(decoded(sent))).$('.notice[role=status]')).toHaveLength(1);
  const page = await askTwice(origin, contact);
  expect(load(String(decoded(page))).$('.notice[role=status]')).toHaveLength(0);
});
