import { expect } from 'vitest';
import { bios } from '../../content/bios.ts';
import { business, facts } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { copies as written } from '../../content/copies.ts';
import type { Copy } from '../../content/copy.ts';
import { type Locale, locales } from '../../content/locales.ts';
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
  priceOnRequest: RegExp;
  /** The steps of a visit that come before the massage, in the order of `facts.visit`. */
  steps: { talk: RegExp; payment: RegExp; shower: RegExp };
  /** A promise of a refund, and the one rule that every promise states. */
  refund: RegExp;
  refundRule: string;
  receipt: RegExp;
  neutralReceipt: RegExp;
  /** An offer of a man instead of a masseuse. */
  man: RegExp;
  walkIns: RegExp;
  recommended: RegExp;
  /** The claim that the minutes of every massage contain nothing else. */
  allMassage: RegExp;
  rim: RegExp;
  valuables: RegExp;
  lastStart: readonly string[];
};

const said: Record<Locale, Said> = {
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
    contact: [/two steps/, /high rim/, /last massage/, /telephone/],
    masseuses: [/discretion/i, /working today/],
    casting: [/massage therapist/, /by arrangement/],
    priceOnRequest: /price(?: is|d)? on request/i,
    steps: { talk: /\btalk/i, payment: /\bpay\b/i, shower: /\bshower/i },
    refund: /money back/,
    refundRule:
      'In the first {refundWithin} minutes you get your money back. After that, the agreed time stays paid.',
    receipt: /receipt/i,
    neutralReceipt: /legal name, its tax number and a neutral line/,
    man: /(?:by|for|notice,) a man\b(?![’?])|\bmen (?:too|massage|work)\b/i,
    walkIns: /walk-ins are welcome/i,
    recommended: /we recommend booking/,
    allMassage: /\ball massage\b/,
    rim: /high rim|rim is high/,
    valuables: /valuables stay/,
    lastStart: ['at 22:40 from Monday to Wednesday', 'at 00:40 from Thursday to Sunday'],
  },
  es: {
    couple: /\bparejas?\b/i,
    oneEach: /una masajista para cada|tiene su masajista/,
    topFloor: /ático/,
    topBell: /timbre de arriba a la derecha/,
    roofs: /los tejados/,
    faq: [
      /En ningún masaje hay relaciones con penetración ni contacto oral/,
      /No pedimos señal ni esperamos propina/,
      /tu cita/,
      /la razón social, el NIF y un concepto neutro/,
      /te devolvemos el dinero/,
      /acordado antes, con palabras claras/,
      /bebido de más o tomado drogas/,
      /fiebre o una infección en la piel, o te han operado/,
      /en el embarazo/,
      /dos escalones/,
      /un té o un vaso de agua/,
      /a consultar/,
      /Anular no cuesta nada/,
      /antes de empezar, en la sala/,
      /antes de que nadie salga/,
    ],
    form: [/No pedimos señal/, /tu cita/, /Anular no cuesta nada/],
    hotels: [
      /discreción/i,
      /al llegar tu masajista/,
      /antes de que nadie salga/,
      /En pareja y a cuatro manos/,
    ],
    contact: [/dos escalones/, /borde alto/, /Última hora/, /teléfono/],
    masseuses: [/discreción/i, /trabaja hoy/],
    casting: [/mujeres y hombres/, /con cita/],
    priceOnRequest: /precio (?:es )?a consultar/i,
    steps: { talk: /\bhabl|\bcharl/i, payment: /\bpagas?\b/i, shower: /\bduch/i },
    refund: /devolvemos el dinero/,
    refundRule:
      'En los primeros {refundWithin} minutos te devolvemos el dinero. Pasado ese tiempo, no se devuelve.',
    receipt: /\brecibo,|recibo, lleva/i,
    neutralReceipt: /la razón social, el NIF y un concepto neutro/,
    man: /(?:atienda|quede|antelación,|pedir|da) un hombre|\{men\} hombres|hay \{men\}/i,
    walkIns: /venir sin reserva/,
    recommended: /recomendamos reservar/i,
    allMassage: /minutos (?:son|de la lista son) (?:solo )?de masaje/i,
    rim: /borde alto/,
    valuables: /cosas de valor se quedan/,
    lastStart: ['22:40 de lunes a miércoles', '00:40 de jueves a domingo'],
  },
  fr: {
    couple: /\bcouples?\b/i,
    oneEach: /une masseuse par personne/,
    topFloor: /dernier étage/,
    topBell: /tout en haut à droite/,
    roofs: /les toits/,
    faq: [
      /Ni rapport sexuel ni contact oral, dans aucun massage\. La finition se fait à la main\./,
      /pas d’acompte/,
      /Aucun pourboire/,
      /votre rendez-vous/,
      /raison sociale, le numéro fiscal et une ligne neutre/,
      /nous vous remboursons/,
      /clairement convenu avant/,
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
    priceOnRequest: /prix (?:est )?sur demande/i,
    steps: {
      talk: /quelques mots|vous (?:en )?parlez|convenez/i,
      payment: /\br[éè]gle(?:z|ment)\b/i,
      shower: /\bdouche/i,
    },
    refund: /rembours|rend\w* (?:aussi )?votre argent/,
    refundRule:
      'Dans les {refundWithin} premières minutes, nous vous remboursons. Ensuite, le temps convenu reste payé.',
    receipt: /\breçu\b(?=,| neutre| sur)/i,
    neutralReceipt: /raison sociale, le numéro fiscal et une ligne neutre/,
    man: /(?:préférez|demandez|par|avance,) un homme|masseurs|femme ou homme|praticienne ou/i,
    walkIns: /sans réservation/,
    recommended: /recommandons de réserver/,
    allMassage: /sont celles du massage|durée du massage seul/i,
    rim: /rebord haut/,
    valuables: /objets de valeur restent/,
    lastStart: ['à 22 h 40 du lundi au mercredi', 'à 0 h 40 du jeudi au dimanche'],
  },
};

const spoken = locales.map((locale): [Locale, Said] => [locale, said[locale]]);

/** The texts below a value by their place in it. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
};

type Part = (copy: Copy) => unknown;

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
      'lastStart',
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
  [
    'contact',
    ({ pages }) => pages.contact,
    (locale) => [urlOf({ page: 'contact' }, locale)],
    ['besidesMassage', 'lastStart', 'withBath'],
  ],
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
  // Some placeholders are filled later, so compare only the text before the next placeholder.
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

test.for(spoken)('couples get a masseuse each and a price on request in %s', ([locale, words]) => {
  const { faq, extras, massages } = copies[locale];
  expect(extras.items.couples.description).toMatch(words.oneEach);
  expect(textsOf(faq).filter((text) => words.oneEach.test(text))).not.toEqual([]);
  for (const service of catalogue) {
    const massage = massages[service.slug];
    const mentions = textsOf(massage).filter((text) => words.couple.test(text));
    if ('sections' in massage) expect(mentions.length > 0, service.slug).toBe('forCouples' in service);
    const offers = ('sections' in massage ? massage.sections : []).flatMap(({ paragraphs, bullets = [] }) =>
      [...paragraphs, ...bullets].filter((text) => words.couple.test(text)),
    );
    const incomplete = offers.filter((text) => !words.oneEach.test(text) || !words.priceOnRequest.test(text));
    expect(incomplete, service.slug).toEqual([]);
  }
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

/** Texts that belong together: the sections of a page, or a question with its answer. */
const blocksOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isBlock = 'heading' in value || 'question' in value;
  return isBlock && !('sections' in value)
    ? [textsOf(value).join(' ')]
    : Object.values(value).flatMap(blocksOf);
};

/** The texts that visitors of the centre read; job applicants and legal pages have other facts. */
const visitorTexts = (locale: Locale): string[] => {
  const { pages, faq, form, extras, massages } = written[locale];
  const { casting: _, privacy: _privacy, cookies: _cookies, ...others } = pages;
  return textsOf({ others, faq, form, extras, massages });
};

test.for(spoken)('texts in %s describe a visit as talk, payment, shower', ([locale, { steps }]) => {
  const { pages, faq, massages } = written[locale];
  const order = facts.visit.slice(0, 3) as (keyof typeof steps)[];
  const wrong = blocksOf({ about: pages.about, faq, massages }).filter((block) => {
    const places = order.map((step) => block.search(steps[step])).filter((place) => place >= 0);
    return places.some((place, index) => place < (places[index - 1] ?? 0));
  });
  expect(wrong).toEqual([]);
  for (const part of [pages.about, faq]) {
    const whole = blocksOf(part).filter((block) => order.every((step) => steps[step].test(block)));
    expect(whole).not.toEqual([]);
  }
});

test.for(spoken)('every promise of a refund in %s states the same rule', ([locale, words]) => {
  const promises = visitorTexts(locale).filter((text) => words.refund.test(text));
  expect(promises.length).toBeGreaterThanOrEqual(3);
  expect(promises.filter((text) => !plain(text).includes(words.refundRule))).toEqual([]);
});

test.for(spoken)(
  'every receipt in %s carries the legal name, the tax number and a neutral line',
  ([locale, words]) => {
    const receipts = visitorTexts(locale).filter((text) => words.receipt.test(text));
    expect(receipts.length).toBeGreaterThanOrEqual(2);
    expect(receipts.filter((text) => !words.neutralReceipt.test(text))).toEqual([]);
  },
);

test.for(spoken)('every offer of a man in %s names the notice', ([locale, words]) => {
  const { dress, dressOfTwo } = written[locale].pages.service;
  const offers = visitorTexts(locale)
    .filter((text) => words.man.test(text) && !textsOf({ dress, dressOfTwo }).includes(text))
    // The form only says where to ask.
    .filter((text) => text !== written[locale].form.bookingIntro);
  expect(offers.length).toBeGreaterThan(5);
  expect(offers.filter((text) => !text.includes('{menHoursAhead}'))).toEqual([]);
});

test.for(spoken)('texts about walk-ins in %s advise booking', ([locale, words]) => {
  const { faq, pages } = written[locale];
  const texts = textsOf([faq, pages.home.text, pages.contact]).filter((text) => words.walkIns.test(text));
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect(texts.filter((text) => !words.recommended.test(text))).toEqual([]);
});

test.for(spoken)('the last start in %s is a time of day on each day', async ([locale, words], { read }) => {
  for (const [page, part] of [
    ['home', '.faq'],
    ['contact', 'main'],
  ] as const) {
    const text = (await read(urlOf({ page }, locale))).text(part);
    for (const start of words.lastStart) expect(text).toContain(start);
  }
});

test.for(spoken)(
  'no text in %s says of all massages that the minutes are massage only',
  ([locale, words]) => {
    const { minutesOnly } = written[locale].pages.service;
    const claims = visitorTexts(locale).filter((text) => words.allMassage.test(text) && text !== minutesOnly);
    expect(claims).toEqual([]);
  },
);

test.for(spoken)('every text in %s about the rim says which massage has the bath', ([locale, words]) => {
  const { massages, ...others } = written[locale];
  const texts = textsOf(others).filter((text) => words.rim.test(text));
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect(texts.filter((text) => !text.includes('{withBath}'))).toEqual([]);
});

test.for(spoken)(
  'valuables stay in the room in %s, and four hands are on request',
  async ([locale, words], { read }) => {
    expect(facts.valuablesStayInRoom).toBe(true);
    for (const part of [copies[locale].faq, copies[locale].pages.about]) {
      expect(textsOf(part).filter((text) => words.valuables.test(text))).toHaveLength(1);
    }
    const services = await read(urlOf({ page: 'services' }, locale));
    expect(services.attributes('[aria-labelledby=extras-heading] .text-links a', 'href')).toEqual([
      urlOf({ page: 'contact' }, locale, { query: { about: 'four-hands' }, fragment: 'message' }),
    ]);
  },
);

test('French texts say who agrees limits, as no masseuse speaks French', () => {
  const spokenLanguages: readonly string[] = masseuses.flatMap(({ languages }) => languages);
  expect(spokenLanguages).not.toContain('french');
  const { massages, pages, faq } = copies.fr;
  for (const part of [pages.service.language, faq]) {
    expect(textsOf(part).join(' ')).toMatch(/aucune (?:des )?masseuses? ne (?:le )?parle/i);
  }
  const agreed = ['tantra', 'prostate', 'bdsm', 'desire', 'fetish'] as const;
  for (const name of agreed) {
    expect(textsOf(massages[`${name}-massage`]).join(' '), name).toMatch(/l’accueil/);
  }
  expect(textsOf(pages.about.sections[0]).join(' ')).toMatch(/en français avec l’accueil/);
});
