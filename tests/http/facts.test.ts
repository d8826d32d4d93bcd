import { expect } from 'vitest';
import { bios } from '../../content/bios.ts';
import { business } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { copies as written } from '../../content/copies.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { copies } from '../../views/copies.ts';
import { factPlaceholders } from '../../views/factPlaceholders.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';

/** The words of a language for facts that are no figure, and where each has to be read. */
type Said = {
  /** A paragraph about couples, and how it says that each has a masseuse. */
  couple: RegExp;
  oneEach: RegExp;
  topFloor: RegExp;
  topBell: RegExp;
  roofs: RegExp;
  faq: readonly RegExp[];
  form: readonly RegExp[];
  hotels: readonly RegExp[];
  contact: readonly RegExp[];
  masseuses: readonly RegExp[];
  casting: readonly RegExp[];
  /** Of the gay, the yoni and the couples massage. */
  priceOnRequest: RegExp;
};

const said: Partial<Record<Locale, Said>> = {
  en: {
    couple: /\bcouples?\b/i,
    oneEach: /one masseuse each/,
    topFloor: /top floor/,
    topBell: /top bell on the right/,
    roofs: /over the roofs/,
    faq: [
      /no intercourse and no oral contact in any massage\. The ending is by hand\./,
      /no deposit/,
      /tips aren’t expected/,
      /your appointment/,
      /legal name, its tax number and a neutral line/,
      /your money back/,
      /agreed beforehand, in words/,
      /drunk or drugged/,
      /fever or a skin infection/,
      /pregnant/,
      /two steps/,
      /tea or water/,
      /on request/,
      /cancel free of charge/,
      /before the massage, in the room/i,
      /before anyone sets out/,
    ],
    form: [/no deposit/, /your appointment/, /cancel free of charge/],
    hotels: [/discretion/i, /on arrival/, /before anyone sets out/, /Couples and four hands/],
    contact: [/two steps/, /high rim/, /last massage/, /phone/],
    masseuses: [/discretion/i, /working today/],
    casting: [/massage therapist/, /by arrangement/],
    priceOnRequest: /price on request/i,
  },
  fr: {
    couple: /\bcouples?\b/i,
    oneEach: /une masseuse par personne/,
    topFloor: /dernier étage/,
    topBell: /tout en haut à droite/,
    roofs: /les toits/,
    faq: [
      /Ni rapport sexuel ni contact oral, dans aucun massage ; la finition se fait à la main\./,
      /pas d’acompte/,
      /Aucun pourboire/,
      /votre rendez-vous/,
      /raison sociale, le numéro fiscal et une ligne neutre/,
      /nous vous rendons votre argent/,
      /convenu avant, de vive voix/,
      /ivres ou droguées/,
      /fièvre, d’infection de la peau ou d’opération/,
      /grossesse/,
      /deux marches/,
      /un thé ou de l’eau/,
      /sur demande/,
      /annuler à tout moment, sans frais/,
      /Avant le massage, dans le salon/,
      /avant que quiconque se mette en route/,
      /aucune des masseuses ne le parle/,
    ],
    form: [/pas d’acompte/, /ne nomme pas le massage/, /annulez sans frais/],
    hotels: [
      /discrétion/i,
      /à l’arrivée de la masseuse/,
      /avant que quiconque se mette en route/,
      /en couple/,
    ],
    contact: [/deux marches/, /rebord haut/, /au plus tard/, /appelez/],
    masseuses: [/discrétion/i, /travaille aujourd’hui/],
    casting: [/praticiennes et des praticiens/],
    priceOnRequest: /prix sur demande/i,
  },
};

const spoken = (Object.keys(said) as Locale[]).map((locale): [Locale, Said] => [
  locale,
  said[locale] as Said,
]);

/** The texts below a value by their place in it. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
};

type Part = (copy: Copy) => unknown;

/** Which fact stands in which part of the words (any one of the places will do), and on which page one reads it. */
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
      'menHoursAhead|menDaysAhead',
      'staying|travelling',
      'travellingWithLess',
      'adultAge',
    ],
  ],
  [
    'form',
    ({ form }) => form,
    (locale) => [urlOf({ page: 'home' }, locale), urlOf({ page: 'home' }, locale, { query: { sent: '1' } })],
    ['answeredWithin'],
  ],
  [
    'price panel',
    ({ pages }) => pages.service,
    (locale) => [urlOf({ page: 'service', slug: 'tantra-massage' }, locale)],
    ['besidesMassage', 'cardStatement'],
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
      'staying',
      'travelling',
      'travellingWithLess',
    ],
  ],
  [
    'contact',
    ({ pages }) => pages.contact,
    (locale) => [urlOf({ page: 'contact' }, locale)],
    ['besidesMassage'],
  ],
  ['about', ({ pages }) => pages.about, (locale) => [urlOf({ page: 'about' }, locale)], ['stayAfter']],
  ...(['prostate-massage', 'bdsm-massage'] as const).map((slug): (typeof stated)[number] => [
    slug,
    ({ massages }) => massages[slug],
    (locale) => [urlOf({ page: 'service', slug }, locale)],
    ['refundWithin'],
  ]),
];

const statedIn = spoken.flatMap(([locale]) =>
  stated.flatMap(([name, part, paths, places]) =>
    places.map((place) => ({ locale, name, place, part, paths })),
  ),
);

test.for(statedIn)('$name in $locale says {$place}', async ({ locale, place, part, paths }, { read }) => {
  const names = place.split('|').map((name) => `{${name}}`);
  const filled = textsOf(part(copies[locale]));
  const texts = textsOf(part(written[locale])).flatMap((text, index) =>
    names.some((name) => text.includes(name)) ? [plain(filled[index] ?? '')] : [],
  );
  expect(texts, `name ${names.join(' or ')} in these words`).not.toEqual([]);
  const pages = await Promise.all(paths(locale).map(async (path) => (await read(path)).text('main')));
  // What a page says with a place that is filled later is found by its beginning.
  const shown = texts.filter((text) => pages.some((page) => page.includes(text.split('{')[0] ?? text)));
  expect(shown).not.toEqual([]);
});

test.for(spoken)(
  'the address in %s says how far the metro is, at the foot and on the contact page',
  async ([locale], { read }) => {
    const contact = await read(urlOf({ page: 'contact' }, locale));
    for (const { minutes } of business.metro) {
      expect(contact.text('footer')).toMatch(new RegExp(`\\b${minutes}\\b`));
      expect(contact.text('.contact-details')).toMatch(new RegExp(`\\b${minutes}\\b`));
    }
  },
);

test.for(spoken)(
  'every fact without a figure is said in %s where people ask it',
  async ([locale, words], { read }) => {
    const at = async (page: 'home' | 'hotels' | 'contact' | 'masseuses' | 'casting', part = 'main') =>
      (await read(urlOf({ page }, locale))).text(part);
    const parts = {
      faq: await at('home', '.faq'),
      form: await at('home', '#booking'),
      hotels: await at('hotels'),
      contact: await at('contact'),
      masseuses: await at('masseuses'),
      casting: await at('casting'),
    };
    for (const [part, text] of Object.entries(parts)) {
      const missing = words[part as keyof typeof parts].filter((fact) => !fact.test(text));
      expect(missing, part).toEqual([]);
    }
    const { gay, yoni, couples } = copies[locale].extras.items;
    for (const { description } of [gay, yoni, couples]) expect(description).toMatch(words.priceOnRequest);
  },
);

test.for(spoken)('floor, view and bell agree in %s', async ([locale, words], { read }) => {
  const at = async (page: 'home' | 'contact' | 'about', part = 'main') =>
    (await read(urlOf({ page }, locale))).text(part);
  expect(business.address.street).toContain('àtic');
  for (const text of [await at('contact'), await at('home', '.faq')]) {
    expect(text).toMatch(words.topFloor);
    expect(text).toMatch(words.topBell);
  }
  const about = await at('about');
  expect(about).toMatch(words.topFloor);
  expect(about).toMatch(words.roofs);
});

test.for(spoken)('whoever writes of couples in %s gives them a masseuse each', ([locale, words]) => {
  const { faq, extras, massages } = copies[locale];
  expect(extras.items.couples.description).toMatch(words.oneEach);
  expect(textsOf(faq).filter((text) => words.oneEach.test(text))).not.toEqual([]);
  const paragraphs = Object.values(massages).flatMap((massage) =>
    'sections' in massage ? massage.sections.flatMap((section) => section.paragraphs) : [],
  );
  const alone = paragraphs.filter((text) => words.couple.test(text) && !words.oneEach.test(text));
  expect(alone).toEqual([]);
});

test('the masseuses’ own texts name the languages of their profiles, and two masseuses for a couple', () => {
  const { languageNames } = copies.en.pages.masseuse;
  for (const { slug, languages } of masseuses) {
    const text = bios[slug].join(' ');
    const named = Object.entries(languageNames).filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text));
    expect(named.map(([language]) => language).sort(), slug).toEqual([...languages].sort());
    for (const sentence of text.split(/(?<=\.) /).filter((part) => /\bcouples?\b/i.test(part))) {
      expect(sentence).toMatch(/one masseuse each|second masseuse/);
    }
  }
});

test.for(spoken)('no sentence in %s types a masseuse’s name', ([locale]) => {
  const names = new RegExp(`(?<!\\p{L})(${masseuses.map(({ name }) => name).join('|')})(?!\\p{L})`, 'u');
  expect(textsOf(written[locale]).filter((text) => names.test(text))).toEqual([]);
});

test.for(spoken)('no sentence about hotels in %s types which massages stay or travel', ([locale]) => {
  const { pages, faq, extras, massages } = written[locale];
  const titles = (has: 'atCentreOnly' | 'lessAtHotel') =>
    catalogue.filter((service) => has in service).map(({ slug }) => massages[slug].title);
  const bounded = (words: string[], flags: string) =>
    new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, flags);
  const typed = [bounded(titles('atCentreOnly'), 'iu'), bounded(titles('lessAtHotel'), 'u')];
  const aboutHotels = [
    ...textsOf(pages.hotels),
    ...textsOf(extras.items.hotel),
    pages.services.hotels,
    pages.service.hotel,
    pages.service.lessAtHotel,
    ...textsOf(faq).filter((text) => /\{(staying|travelling\w*)\}|h[oô]tel/i.test(text)),
  ];
  expect(aboutHotels.filter((text) => typed.some((title) => title.test(text)))).toEqual([]);
});

test.for(spoken)(
  'no massage that stays at the centre speaks of a hotel in %s',
  async ([locale], { read }) => {
    const { hotel, lessAtHotel } = copies[locale].pages.service;
    for (const service of catalogue) {
      const page = await read(urlOf({ page: 'service', slug: service.slug }, locale));
      const text = page.text('main > article');
      expect(text.includes(plain(hotel)), service.slug).toBe(!('atCentreOnly' in service));
      expect(text.includes(plain(lessAtHotel)), service.slug).toBe('lessAtHotel' in service);
      if ('atCentreOnly' in service) expect(text, service.slug).not.toMatch(/h[oô]tel/i);
    }
  },
);

test.for(spoken)(
  'the hotels page in %s names every massage that stays and every one that travels',
  async ([locale], { read }) => {
    const text = (await read(urlOf({ page: 'hotels' }, locale))).text('main');
    const places = factPlaceholders(copies[locale], locale);
    for (const name of ['staying', 'travelling', 'travellingWithLess']) expect(text).toContain(places[name]);
  },
);
