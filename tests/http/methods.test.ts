import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { askTwice, test } from '../support/pageTest.ts';
import { decoded } from '../support/rawHttp.ts';
import { massage, masseuse, otherLocale } from '../support/sample.ts';

const contact = urlOf({ page: 'contact' }, otherLocale);

test.for([
  contact,
  `${contact}/`,
  urlOf({ page: 'service', slug: massage.slug }, otherLocale),
  urlOf({ page: 'masseuse', slug: masseuse.slug }, otherLocale),
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/healthz',
  '/readyz',
])('%s answers 405 to methods other than GET and HEAD', async (path, { origin }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE']) {
    const { status, headers } = await askTwice(origin, path, { method });
    expect([status, headers['allow']], method).toEqual([405, 'GET, HEAD']);
  }
});

test.for(locales)('the text of a 405 is in the language of the page in %s', async (locale, { origin }) => {
  const answer = await askTwice(origin, urlOf({ page: 'home' }, locale), { method: 'POST' });
  const { methodNotAllowed } = allTexts[locale].errors.refusals;
  expect(JSON.parse(String(decoded(answer)))).toEqual({ message: methodNotAllowed });
  expect(answer.headers['content-language']).toBe(locale);
});

test.for([contact, '/sitemap.xml', '/robots.txt', '/favicon.ico', '/healthz', '/readyz'])(
  'HEAD of %s gets 200 without a body',
  async (path, { origin }) => {
    const { status, body } = await askTwice(origin, path, { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
  },
);
