import request from 'supertest';
import { expect } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { askTwice, test } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { missingUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

/** The level of ordinary lines in the log. */
const info = 30;

/** The path of a massage in a language. */
const massageUrl = (slug: string, locale: Locale): string => urlOf({ page: 'service', slug }, locale);

/** The path of a masseuse in a language. */
const profileUrl = (slug: string, locale: Locale): string => urlOf({ page: 'masseuse', slug }, locale);

test.for([
  ...locales.flatMap((locale) =>
    [
      missingUrl(locale),
      missingUrl(locale, '%zz'),
      massageUrl('nothing', locale),
      massageUrl('%zz', locale),
      massageUrl('%E0%A4%A', locale),
      massageUrl('%c3%28?q=%zz', locale),
      `${massageUrl(massage.slug, locale)}/more`,
      `${profileUrl('nobody', locale)}/more`,
    ].map((path) => [path, locale] as const),
  ),
  ['//evil.example/', defaultLocale],
  ['/xx/services', defaultLocale],
  ['/constructor', defaultLocale],
  [massageUrl('__proto__', defaultLocale), defaultLocale],
] as const)('%s gets 404 with the page for missing pages in %s', async ([path, locale], { origin }) => {
  const answer = await askTwice(origin, path);
  expect([answer.status, answer.headers['content-language']]).toEqual([404, locale]);
  const page = load(String(decoded(answer)));
  expect([page.language, page.text('h1')]).toEqual([locale, plain(allTexts[locale].errors.notFound.title)]);
});

test.for(
  locales.flatMap((locale) =>
    ['nobody', '%zz', '__proto__', 'constructor'].map((slug) => [profileUrl(slug, locale), locale] as const),
  ),
)('%s gets 404 with the page for missing profiles in %s', async ([path, locale], { origin }) => {
  const answer = await askTwice(origin, path);
  expect([answer.status, answer.headers['content-language']]).toEqual([404, locale]);
  const page = load(String(decoded(answer)));
  const { title } = allTexts[locale].pages.masseuse.notFound;
  expect([page.language, page.text('h1')]).toEqual([locale, plain(title)]);
});

test.for(locales)(
  'the page for missing pages in %s links home and contact page',
  async (locale, { read }) => {
    const page = await read(missingUrl(locale));
    const { home, notFound } = allTexts[locale].errors;
    expect(page.text('main')).toContain(plain(notFound.lead));
    expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.targets(notFound.contact, 'main')).toEqual([urlOf({ page: 'contact' }, locale)]);
  },
);

test.for(locales)('the page for missing profiles in %s links the home page', async (locale, { read }) => {
  const page = await read(profileUrl('nobody', locale));
  const { lead, home } = allTexts[locale].pages.masseuse.notFound;
  expect(page.text('main')).toContain(plain(lead));
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
});

test.for([missingUrl(otherLocale), profileUrl('nobody', otherLocale)])(
  'search engines do not list the missing page %s',
  async (path, { read }) => {
    const page = await read(path);
    expect(page.meta('robots')).toMatch(/^noindex/);
    expect([page.canonical, page.alternates]).toEqual([undefined, {}]);
  },
);

test.for([
  missingUrl(otherLocale),
  missingUrl(otherLocale, '%'),
  massageUrl('%c3%28?q=%zz', otherLocale),
  profileUrl('%E0%A4%A', otherLocale),
])('the missing page %s gets 404 for every method', async (path, { origin }) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await askRaw(origin, path, {}, method)).status, method).toBe(404);
});

test('a missing page is no error in the log', async () => {
  const { app, logged } = createTestSite();
  await request(app).get(missingUrl(otherLocale, '%')).expect(404);
  await expect
    .poll(() => logged.map((line) => JSON.parse(line)))
    .toMatchObject([{ level: info, status: 404 }]);
});

test.for(locales)('breadcrumbs of missing pages in %s repeat no typed words', async (locale, { get }) => {
  const { pages, errors } = allTexts[locale];
  const home = `${pages.home.nav} ${urlOf({ page: 'home' }, locale)}`;
  const services = `${pages.services.nav} ${urlOf({ page: 'services' }, locale)}`;
  const masseuses = `${pages.masseuses.nav} ${urlOf({ page: 'masseuses' }, locale)}`;
  for (const [path, crumbs] of [
    [missingUrl(locale), [home, errors.notFound.title]],
    [massageUrl('typed', locale), [home, services, errors.notFound.title]],
    [profileUrl('typed', locale), [home, masseuses, pages.masseuse.notFound.title]],
  ] as const) {
    const page = load((await get(path)).text);
    const items = page.$('.breadcrumb li').toArray();
    const shown = items.map((item) =>
      [page.$(item).text(), page.$(item).find('a').attr('href')].filter(Boolean).join(' '),
    );
    expect(shown).toEqual(crumbs);
  }
});

test.for(['/SITEMAP.XML', '/robots.txt/', '/Healthz', '/readyz/', '/asset-urls.json'])(
  '%s is no path of the site, and gets 404',
  async (path, { origin }) => {
    expect((await askTwice(origin, path)).status).toBe(404);
  },
);

// A proxy may treat the exact path of the endpoint in its own way.
test.for(['/API/BOOKINGS', '/api/bookings/', '/api'])(
  'a booking posted to %s is not stored',
  async (path) => {
    const { app, stored } = createTestSite();
    await request(app).post(path).send({ name: 'Ana', service: 'Some massage' }).expect(404);
    expect(stored()).toEqual([]);
  },
);
