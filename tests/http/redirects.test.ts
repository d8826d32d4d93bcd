import { expect } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { askTwice, test } from '../support/pageTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

/** The prefix of a language in paths; empty for the default language. */
const prefixOf = (locale: Locale): string => urlOf({ page: 'home' }, locale).replace(/\/$/, '');

/** Expects that other spellings of a path are redirected to the right path. */
const expectRedirects = async (origin: string, target: string, spellings: readonly string[]) => {
  for (const path of spellings.filter((spelling) => spelling !== target)) {
    const { status, headers } = await askTwice(origin, path);
    expect([status, headers['location']], path).toEqual([301, target]);
  }
};

test('a trailing slash, a doubled slash and upper case lead to the right URL of each page', async ({
  origin,
}) => {
  for (const { url } of everyUrl) {
    const trailing = url === '/' ? '//' : `${url}/`;
    await expectRedirects(origin, url, [trailing, `/${url}`, url.toUpperCase()]);
  }
});

test("another language's segment leads to the right URL of each page", async ({ origin }) => {
  for (const { ref, locale, url } of everyUrl) {
    const withSegmentsOf = (other: Locale): string =>
      prefixOf(locale) + urlOf(ref, other).slice(prefixOf(other).length);
    await expectRedirects(
      origin,
      url,
      locales.map((other) => withSegmentsOf(other) || '/'),
    );
  }
});

test('the prefix of the default language leads to the URL without it', async ({ origin }) => {
  for (const { locale, url } of everyUrl) {
    if (locale !== defaultLocale) continue;
    await expectRedirects(origin, url, [`/${defaultLocale}${url}`.replace(/\/$/, '')]);
  }
});

const encodeLetter = (path: string, index: number): string =>
  `${path.slice(0, index)}%${path.charCodeAt(index).toString(16)}${path.slice(index + 1)}`;

test.for([
  urlOf({ page: 'services' }, defaultLocale),
  urlOf({ page: 'service', slug: massage.slug }, defaultLocale),
])('an encoded letter anywhere in the path of %s leads to the usual URL', async (url, { origin }) => {
  await expectRedirects(origin, url, [encodeLetter(url, 1), encodeLetter(url, url.length - 1)]);
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

test('shared caches may store a redirect, but not one with a query', async ({ origin }) => {
  const { headers } = await askTwice(origin, `${contact}/`);
  expect(headers['cache-control']).toMatch(/^public, /);
  const withQuery = await askTwice(origin, `${contact}/?x`);
  expect(withQuery.headers['cache-control']).toBe('private, max-age=60');
});

test('a redirect is the same for every `Accept` of a client', async ({ origin }) => {
  const { headers } = await askTwice(origin, `${contact}/`);
  expect(headers['vary'] ?? '').not.toMatch(/Accept(?!-)/);
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
