import { expect } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { askTwice, test } from '../support/pageTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

/** The prefix of a language in paths; empty for the default language. */
const prefixOf = (locale: Locale): string => urlOf({ page: 'home' }, locale).replace(/\/$/, '');

/** Expects that another spelling of a path is redirected to the right path. */
const expectRedirect = async (origin: string, spelling: string, target: string) => {
  const { status, headers } = await askTwice(origin, spelling);
  expect([status, headers['location']], spelling).toEqual([301, target]);
};

test.for<[name: string, spell: (url: string) => string]>([
  ['a slash at its end', (url) => (url === '/' ? '//' : `${url}/`)],
  ['two slashes at its beginning', (url) => `/${url}`],
])('the path of each page with %s leads to the page', async ([, spell], { origin }) => {
  for (const { url } of everyUrl) await expectRedirect(origin, spell(url), url);
});

test('the path of each page in capital letters leads to the page', async ({ origin }) => {
  // A path of slashes alone has no letters.
  for (const { url } of everyUrl.filter((each) => each.url !== each.url.toUpperCase()))
    await expectRedirect(origin, url.toUpperCase(), url);
});

test('the path of each page with the words of another language leads to the page', async ({ origin }) => {
  const otherSpellings = everyUrl.flatMap(({ ref, locale, url }) =>
    locales.map((other) => {
      const words = urlOf(ref, other).slice(prefixOf(other).length);
      return { spelling: prefixOf(locale) + words || '/', url };
    }),
  );
  const wrong = otherSpellings.filter(({ spelling, url }) => spelling !== url);
  expect(wrong).not.toEqual([]);
  for (const { spelling, url } of wrong) await expectRedirect(origin, spelling, url);
});

test('the path of each page with the prefix of the default language leads to the page', async ({
  origin,
}) => {
  for (const { url } of everyUrl.filter(({ locale }) => locale === defaultLocale))
    await expectRedirect(origin, `/${defaultLocale}${url}`.replace(/\/$/, ''), url);
});

/** Spellings of a path, each with another letter that is encoded. */
const withEncodedLetter = (path: string): string[] =>
  [...path.matchAll(/[a-z]/g)].map(
    ({ 0: letter, index }) =>
      `${path.slice(0, index)}%${letter.charCodeAt(0).toString(16)}${path.slice(index + 1)}`,
  );

test.for([
  urlOf({ page: 'services' }, defaultLocale),
  urlOf({ page: 'service', slug: massage.slug }, defaultLocale),
])('%s with an encoded letter at any place leads to the page', async (url, { origin }) => {
  const spellings = withEncodedLetter(url);
  expect(spellings.length).toBeGreaterThan(1);
  for (const spelling of spellings) await expectRedirect(origin, spelling, url);
});

const contact = urlOf({ page: 'contact' }, otherLocale);

test.for<[path: string, target: string]>([
  [`${contact}/?about=x`, `${contact}?about=x`],
  [`/${contact}/?q=a&b=%20c`, `${contact}?q=a&b=%20c`],
  [`${contact.toUpperCase()}?Q=A`, `${contact}?Q=A`],
  [`${contact}/?`, `${contact}?`],
  [`${contact}/?a=https://evil.example/?b`, `${contact}?a=https://evil.example/?b`],
])('the redirect from %s keeps the query', async ([path, target], { origin }) => {
  const { status, headers } = await askTwice(origin, path);
  expect([status, headers['location']]).toEqual([301, target]);
});

test('shared caches may keep a redirect', async ({ origin }) => {
  const { headers } = await askTwice(origin, `${contact}/`);
  expect(headers['cache-control']).toMatch(/^public, /);
});

test('shared caches do not keep a redirect with a query', async ({ origin }) => {
  const { headers } = await askTwice(origin, `${contact}/?x`);
  expect(headers['cache-control']).toMatch(/^private, /);
});

test('a redirect does not depend on the format that a client accepts', async ({ origin }) => {
  const answers = await Promise.all(
    ['text/html', 'application/json', '*/*'].map((Accept) =>
      askTwice(origin, `${contact}/`, { headers: { Accept } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([301, 301, 301]);
  expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
  for (const { headers } of answers) expect(headers['vary'] ?? '').not.toMatch(/Accept(?!-)/);
});

test('a redirect does not depend on the host that a client names', async ({ origin }) => {
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  const answer = await askTwice(origin, `${contact}/`, { headers });
  expect(answer.headers['location']).toBe(contact);
});

test.for([
  '//evil.example/',
  '//evil.example/%2f..',
  '/\\evil.example',
  '///evil.example',
  '/%2f/evil.example',
])('%s is no other spelling of a page, and gets 404', async (path, { origin }) => {
  const { status, headers } = await askTwice(origin, path);
  expect([status, headers['location']]).toEqual([404, undefined]);
});
