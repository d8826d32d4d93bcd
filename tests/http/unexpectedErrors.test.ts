import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLocale, locales } from '../../content/locales.ts';
import { readAssets } from '../../src/http/assets.ts';
import { allTexts } from '../../views/allTexts.ts';
import { chatUrl, phoneUrl, urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { askTwice, serveTestSite } from '../support/pageTest.ts';
import { decoded } from '../support/rawHttp.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { root } from '../support/serverProcess.ts';

const pictures = `pictures/services/${massage.slug}-`;
const brokenUrl = urlOf({ page: 'service', slug: massage.slug }, otherLocale);

/** Serves a build without the pictures of one massage: its page throws while it is rendered. */
const serveBrokenSite = () => {
  const { folder, urls } = readAssets(join(root, 'dist'));
  const others = Object.entries(urls).filter(([path]) => !path.startsWith(pictures));
  return serveTestSite({ assets: { folder, urls: Object.fromEntries(others) } });
};

const stackTrace = /\bat \S+ \(|\.tsx?:\d+|node_modules|No asset/;

test.each(locales)('a page in %s that cannot be rendered gets 500 with the error page', async (locale) => {
  const { origin } = await serveBrokenSite();
  const url = urlOf({ page: 'service', slug: massage.slug }, locale);
  const answer = await askTwice(origin, url, { headers: { Accept: 'text/html' } });
  expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(answer.headers['content-language']).toBe(locale);
  const page = load(String(decoded(answer)));
  const { title, lead, home } = allTexts[locale].errors.unexpected;
  expect(page.language).toBe(locale);
  expect(page.text('h1')).toBe(plain(title));
  expect(page.$('h1').attr('lang')).toBe(locale === defaultLocale ? undefined : defaultLocale);
  expect(page.text('main')).toContain(plain(lead));
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  expect(page.attributes('main a', 'href')).toEqual(
    expect.arrayContaining([phoneUrl, chatUrl(allTexts[locale])]),
  );
  expect(page.meta('robots')).toMatch(/^noindex/);
});

test('the answer to an unexpected error has no stack trace and no message of the error', async () => {
  const { origin } = await serveBrokenSite();
  for (const Accept of ['text/html', 'application/json', '*/*']) {
    const answer = await askTwice(origin, brokenUrl, { headers: { Accept } });
    expect(answer.status).toBe(500);
    expect(String(decoded(answer))).not.toMatch(stackTrace);
  }
});

test('a client that asks for JSON gets an unexpected error as JSON', async () => {
  const { origin } = await serveBrokenSite();
  const answer = await askTwice(origin, brokenUrl, { headers: { Accept: 'application/json' } });
  expect(answer.status).toBe(500);
  const { unexpected } = allTexts[otherLocale].errors.refusals;
  expect(JSON.parse(String(decoded(answer)))).toEqual({ message: unexpected });
});

test('the log has an unexpected error with the file that threw, but not its message', async () => {
  const { origin, logged } = await serveBrokenSite();
  await askTwice(origin, brokenUrl);
  const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unexpected error');
  expect(lines).toHaveLength(2);
  expect(lines[0].error.frames.join()).toContain('createSite.ts');
  expect(logged.join()).not.toContain('No asset');
});

test('other pages are served while one page cannot be rendered', async () => {
  const { origin } = await serveBrokenSite();
  expect((await askTwice(origin, brokenUrl)).status).toBe(500);
  for (const page of ['contact', 'privacy'] as const)
    expect((await askTwice(origin, urlOf({ page }, otherLocale))).status, page).toBe(200);
});

test('pages are served while the database is closed', async () => {
  const { origin, db } = await serveTestSite();
  db.close();
  for (const path of [urlOf({ page: 'home' }, otherLocale), '/sitemap.xml', '/healthz'])
    expect((await askTwice(origin, path)).status, path).toBe(200);
  expect((await askTwice(origin, '/readyz')).status).toBe(503);
});
