import { expect, test } from 'vitest';
import { resolvePath } from '../../src/http/resolvePath.ts';
import { urlOf } from '../../views/urls.ts';
import { everyUrl } from '../support/routeTable.ts';

test.each(everyUrl)('$url is the one address of its page', ({ ref, locale, url }) => {
  expect(resolvePath(url)).toEqual({ ref, locale });
});

test.each([
  ['/es/', '/es'],
  ['/ES', '/es'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/services', '/services'],
  ['/EN/Services/Tantra-Massage/', '/services/tantra-massage'],
  ['//services', '/services'],
  ['/es//services//', '/es/services'],
  ['/es/masseuses', '/es/masajistas'],
  ['/masajistas', '/masseuses'],
  ['/fr/masajistas', '/fr/masseuses'],
  ['/es/privacy-policy', '/es/politica-de-privacidad'],
  ['/fr/politica-de-cookies', '/fr/politique-de-cookies'],
  ['/es/hotels', '/es/hoteles'],
  ['/fr/hoteles', '/fr/hotels'],
  ['/%73ervices', '/services'],
])('%s means %s', (path, target) => {
  const { ref, locale } = resolvePath(path);
  expect(ref && urlOf(ref, locale)).toBe(target);
});

/** The screen that says that there is nothing at a path, and its language. */
const missingAt = (path: string) => {
  const resolved = resolvePath(path);
  return resolved.ref ? resolved : [resolved.missing.name, resolved.locale];
};

test.each([
  ['//evil.example/', 'en'],
  ['/\\evil.example', 'en'],
  ['/services/no-such-massage', 'en'],
  ['/services/tantra-massage/more', 'en'],
  ['/es/nada', 'es'],
  ['/FR/rien', 'fr'],
  ['/es/%E0%A4%A', 'es'],
  ['/services/:slug', 'en'],
  ['/xx/services', 'en'],
] as const)('%s is no page, and is answered in %s', (path, locale) => {
  expect(missingAt(path)).toEqual(['notFound', locale]);
});

test.each([
  ['/therapists/nobody', 'en'],
  ['/ES/therapists/Nobody/', 'es'],
] as const)('%s is no masseuse, and is answered in %s', (path, locale) => {
  expect(missingAt(path)).toEqual(['profileNotFound', locale]);
});
