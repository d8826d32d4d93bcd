import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { type Locale, locales } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { textTemplates } from '../../content/textTemplates.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { textsBelow } from '../support/texts.ts';

type Part = (texts: Texts) => unknown;

/** Texts, the pages that show them, and the placeholders that they must contain (`a|b`: one of both). */
const stated: [part: string, Part, paths: (locale: Locale) => string[], places: string[]][] = [
  [
    'FAQ',
    ({ faq }) => faq,
    (locale) => [urlOf({ page: 'home' }, locale)],
    [
      'besidesMassage',
      'answeredWithin',
      'answerHours',
      'metro',
      'walk.Urgell',
      'walk.Catalunya',
      'cardStatement',
      'refundWithin',
      'cancelNotice',
      'stayAfter',
      'men',
      'menHoursAhead',
      'skinOnSkin',
      'lingamOnly',
      'withBath',
      'hotel.least',
      'hotel.short',
      'staying|travelling',
      'travellingWithLess',
      'adultAge',
    ],
  ],
  [
    'form',
    ({ form }) => form,
    (locale) => [urlOf({ page: 'home' }, locale), urlOf({ page: 'home' }, locale, { query: { sent: '1' } })],
    ['answeredWithin', 'cancelNotice'],
  ],
  [
    'price panel',
    ({ pages }) => pages.service,
    (locale) => [urlOf({ page: 'service', slug: 'tantra-massage' }, locale)],
    ['besidesMassage', 'cardStatement', 'menHoursAhead', 'hotel.least'],
  ],
  [
    'hotels',
    ({ pages }) => pages.hotels,
    (locale) => [urlOf({ page: 'hotels' }, locale)],
    [
      'hotel.from',
      'hotel.lastStart',
      'hotel.notice',
      'hotel.least',
      'hotel.short',
      'staying',
      'travelling',
      'travellingWithLess',
    ],
  ],
  ['contact', ({ pages }) => pages.contact, (locale) => [urlOf({ page: 'contact' }, locale)], ['withBath']],
  [
    'list',
    ({ pages }) => pages.services,
    (locale) => [urlOf({ page: 'services' }, locale)],
    ['besidesMassage', 'hotel.least'],
  ],
  [
    'masseuses',
    ({ pages }) => pages.masseuses,
    (locale) => [urlOf({ page: 'masseuses' }, locale)],
    ['men', 'menHoursAhead'],
  ],
  ['about', ({ pages }) => pages.about, (locale) => [urlOf({ page: 'about' }, locale)], ['stayAfter']],
  ...(['prostate-massage', 'bdsm-massage'] as const).map((slug): (typeof stated)[number] => [
    slug,
    ({ massages }) => massages[slug],
    (locale) => [urlOf({ page: 'service', slug }, locale)],
    ['refundWithin'],
  ]),
];

const statedIn = locales.flatMap((locale) =>
  stated.flatMap(([name, part, paths, places]) =>
    places.map((place) => ({ locale, name, place, part, paths })),
  ),
);

test.for(statedIn)('$name in $locale says {$place}', async ({ locale, place, part, paths }, { read }) => {
  const names = place.split('|').map((name) => `{${name}}`);
  const filled = textsBelow(part(allTexts[locale]));
  const texts = textsBelow(part(textTemplates[locale])).flatMap((text, index) =>
    names.some((name) => text.includes(name)) ? [plain(filled[index] ?? '')] : [],
  );
  expect(texts, `name ${names.join(' or ')} in these words`).not.toEqual([]);
  const pages = await Promise.all(paths(locale).map(async (path) => (await read(path)).text('main')));
  // Some placeholders are filled later, so compare only the text before the next placeholder.
  const shown = texts.filter((text) => pages.some((page) => page.includes(text.split('{')[0] ?? text)));
  expect(shown).not.toEqual([]);
});

test.for(locales)(
  'the address in %s says how far the metro is, at the foot and on the contact page',
  async (locale, { read }) => {
    const contact = await read(urlOf({ page: 'contact' }, locale));
    for (const { minutes } of business.metro) {
      expect(contact.text('footer')).toMatch(new RegExp(`\\b${minutes}\\b`));
      expect(contact.text('.contact-details')).toMatch(new RegExp(`\\b${minutes}\\b`));
    }
  },
);
