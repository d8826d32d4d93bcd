import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { readAssets } from '../../src/http/assets.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { chatUrl, phoneUrl, urlOf } from '../../views/urls.ts';
import { root } from '../support/folders.ts';
import { load, plain } from '../support/html.ts';
import { askTwice, serveTestSite } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { massage, otherLocale } from '../support/sample.ts';

const pictures = `pictures/services/${massage.slug}-`;
const brokenUrl = urlOf({ page: 'service', slug: massage.slug }, otherLocale);

/** Serves a build without the pictures of one massage: its page throws while it is rendered. */
const serveBrokenSite = () => {
  const { folder, urls } = readAssets(join(root, 'dist'));
  const others = Object.entries(urls).filter(([path]) => !path.startsWith(pictures));
  return serveTestSite({ assets: { folder, urls: Object.fromEntries(others) } });
};

const stackTrace = /\bat \S+ \(|\.tsx?:\d+|node_modules|No asset/;

/** The answer to a browser that asks for a page that throws, and its page. */
const askForBrokenPage = async (locale: Locale) => {
  const { origin } = await serveBrokenSite();
  const url = urlOf({ page: 'service', slug: massage.slug }, locale);
  const answer = await askTwice(origin, url, { headers: { Accept: 'text/html' } });
  return { ...answer, page: load(String(decoded(answer))) };
};

test.each(locales)('a page in %s that cannot be rendered gets 500 with the error page', async (locale) => {
  const { status, headers, page } = await askForBrokenPage(locale);
  expect([status, headers['content-language'], page.language]).toEqual([500, locale, locale]);
  const { title, lead } = allTexts[locale].errors.unexpected;
  expect(page.text('h1')).toBe(plain(title));
  expect(page.text('main')).toContain(plain(lead));
});

test.each(locales)('the error page in %s links home page, telephone and chat', async (locale) => {
  const { page } = await askForBrokenPage(locale);
  const { home } = allTexts[locale].errors;
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  expect(page.attributes('main a', 'href')).toEqual(
    expect.arrayContaining([phoneUrl, chatUrl(allTexts[locale])]),
  );
});

test.each(locales)(
  'screen readers read the title of the error page in %s in its language',
  async (locale) => {
    // The title is the same in all languages.
    const { page } = await askForBrokenPage(locale);
    expect(page.$('h1').attr('lang')).toBe(locale === defaultLocale ? undefined : defaultLocale);
  },
);

test('neither caches nor search engines keep the error page', async () => {
  const { headers, page } = await askForBrokenPage(otherLocale);
  expect(headers['cache-control']).toBe('no-store');
  expect(page.meta('robots')).toMatch(/^noindex/);
});

test.each(['text/html', 'application/json', '*/*'])(
  'an unexpected error is not described in an answer of the type %s',
  async (Accept) => {
    const { origin } = await serveBrokenSite();
    const answer = await askTwice(origin, brokenUrl, { headers: { Accept } });
    expect(answer.status).toBe(500);
    expect(String(decoded(answer))).not.toMatch(stackTrace);
  },
);

test('a client that asks for JSON gets an unexpected error as JSON', async () => {
  const { origin } = await serveBrokenSite();
  const answer = await askTwice(origin, brokenUrl, { headers: { Accept: 'application/json' } });
  expect(answer.status).toBe(500);
  const { unexpected } = allTexts[otherLocale].errors.refusals;
  expect(JSON.parse(String(decoded(answer)))).toEqual({ message: unexpected });
});

/** The log of a site after a page that throws was requested. */
const logOfBrokenPage = async (): Promise<string[]> => {
  const { origin, logged } = await serveBrokenSite();
  await askRaw(origin, brokenUrl);
  return logged;
};

test('the log has an unexpected error with the file that threw', async () => {
  const lines = (await logOfBrokenPage()).map((line) => JSON.parse(line));
  const [error] = lines.filter(({ msg }) => msg === 'unexpected error');
  expect(error.error.frames.join()).toContain('createSite.ts');
});

test('the log has no message of an unexpected error', async () => {
  const log = (await logOfBrokenPage()).join('');
  expect(log).toContain('unexpected error');
  expect(log).not.toContain('No asset');
});

test.each(['contact', 'privacy'] as const)(
  'the %s page is served while another page cannot be rendered',
  async (page) => {
    const { origin } = await serveBrokenSite();
    expect((await askRaw(origin, brokenUrl)).status).toBe(500);
    expect((await askTwice(origin, urlOf({ page }, otherLocale))).status).toBe(200);
  },
);

test.each([urlOf({ page: 'home' }, otherLocale), '/sitemap.xml'])(
  '%s is served while the database is closed',
  async (path) => {
    const { origin, db } = await serveTestSite();
    db.close();
    expect((await askTwice(origin, path)).status).toBe(200);
  },
);
