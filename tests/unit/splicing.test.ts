import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { readAssets } from '../../src/assetManifest.ts';
import { readConfig } from '../../src/config.ts';
import { createSite } from '../../src/pages/createSite.ts';
import { createSplicer } from '../../views/createSplicer.tsx';
import { cutAt } from '../../views/cutAt.ts';
import { services } from '../../views/pages/Services.tsx';
import { renderScreen } from '../../views/renderScreen.tsx';
import { hostileText } from '../support/hostile.ts';
import { testOrigin } from '../support/testSite.ts';

const read = readConfig({});
if (!read.ok) throw new Error(read.problems.join());
const site = createSite(read.config, testOrigin, readAssets(new URL('../../dist/', import.meta.url)));

/** What a search shows when it is rendered in full, and when it is put together. */
const bothOf = (() => {
  const splice = createSplicer(site);
  return (query: string, locale: (typeof locales)[number]): [string, string] => {
    const screen = services.open({ q: query });
    if (!screen?.splicing) throw new Error('Not a search');
    const pieces = splice(screen, screen.splicing, locale);
    return [renderScreen(screen, locale, site), pieces.map(({ html }) => html).join('')];
  };
})();

test.for(locales)('a search in %s that is put together is what it is rendered in full', (locale) => {
  for (const query of [
    ...['a', 'tantra', 'TANTRA  Gel', 'hotel', 'gay', 'aceite', 'huile', 'nuru', 'ñandú', 'zzz', 'xyzzy'],
    ...['services', '/services?q=x', 'q=xyzzy', '‘xyzzy’', 'Search: xyzzy', '</title><script>', '"\'&amp;<>'],
    ...[
      '\u0000',
      '\u202e',
      '\ud83d\udc69\u200d',
      '$&',
      '$1',
      '{query}',
      '{count}',
      'x'.repeat(100),
      '<!-- -->',
    ],
    ...['€'.repeat(100), 'couple yoni', '%', '+', '#', '"'.repeat(100), 'a b c d e f g'],
  ]) {
    const [full, joined] = bothOf(query, locale);
    expect(joined === full, query).toBe(true);
  }
});

test('whatever is searched for', () => {
  fc.assert(
    fc.property(
      hostileText.filter((text) => services.open({ q: text })?.splicing != null),
      fc.constantFrom(...locales),
      (query, locale) => {
        const [full, joined] = bothOf(query, locale);
        return joined === full;
      },
    ),
    { numRuns: 150 },
  );
});

test('a part that is not in the markup is a mistake', () => {
  expect(() => cutAt('<p>a</p>', ['b'])).toThrow('Part 0');
  expect(() => cutAt('<p>a</p>', ['<p>a', 'a'])).toThrow('Part 1');
  expect(() => cutAt('<p>a</p>', [''])).toThrow('Part 0');
});
