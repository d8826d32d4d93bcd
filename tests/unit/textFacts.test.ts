import { expect, test } from 'vitest';
import { bios } from '../../content/bios.ts';
import { facts } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { textTemplates } from '../../content/textTemplates.ts';
import { allTexts } from '../../views/allTexts.ts';
import { plain } from '../support/html.ts';
import { blocksOf, textsBelow, visitorTexts } from '../support/texts.ts';

type VisitPatterns = {
  /** The steps of a visit that come before the massage, in the order of `facts.visit`. */
  steps: { talk: RegExp; payment: RegExp; shower: RegExp };
  /** A promise of a refund, and the one rule that every promise states. */
  refund: RegExp;
  refundRule: string;
  receipt: RegExp;
  neutralReceipt: RegExp;
  walkIns: RegExp;
  recommended: RegExp;
  /** The claim that the minutes of every massage contain nothing else. */
  allMassage: RegExp;
};

const visitPatterns: Record<Locale, VisitPatterns> = {
  en: {
    steps: { talk: /\btalk/i, payment: /\bpay\b/i, shower: /\bshower/i },
    refund: /money back/,
    refundRule:
      'In the first {refundWithin} minutes you get your money back. After that, the agreed time isn’t refunded.',
    receipt: /receipt/i,
    neutralReceipt: /legal name, its tax number and a neutral description/,
    walkIns: /walk-ins are welcome/i,
    recommended: /we recommend booking/,
    allMassage: /\ball massage\b/,
  },
  es: {
    steps: { talk: /\bhabl|\bcharl/i, payment: /\bpagas?\b/i, shower: /\bduch/i },
    refund: /devolvemos el dinero/,
    refundRule:
      'Si lo dejas en los primeros {refundWithin} minutos, te devolvemos el dinero; después, ya no.',
    receipt: /\brecibo,|recibo, lleva/i,
    neutralReceipt: /la razón social, el NIF y un concepto neutro/,
    walkIns: /venir sin reserva/,
    recommended: /recomendamos reservar/i,
    allMassage: /minutos (?:son|de la lista son) (?:solo )?de masaje/i,
  },
  fr: {
    steps: {
      talk: /quelques mots|vous (?:en )?parlez|convenez/i,
      payment: /\br[éè]gle(?:z|ment)\b/i,
      shower: /\bdouche/i,
    },
    refund: /rembours|rend\w* (?:aussi )?votre argent/,
    refundRule:
      'Dans les {refundWithin} premières minutes, nous vous remboursons. Passé ce délai, la séance reste due.',
    receipt: /\breçu\b(?=,| neutre| sur)/i,
    neutralReceipt: /raison sociale, le numéro fiscal et un libellé neutre/,
    walkIns: /sans réservation/,
    recommended: /recommandons de réserver/,
    allMassage: /sont celles du massage|durée du massage seul/i,
  },
};

test.for(locales)('texts in %s describe a visit as talk, payment, shower', (locale) => {
  const { steps } = visitPatterns[locale];
  const { pages, faq, massages } = textTemplates[locale];
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

test.for(locales)('every promise of a refund in %s states the same rule', (locale) => {
  const promises = visitorTexts(locale).filter((text) => visitPatterns[locale].refund.test(text));
  expect(promises.length).toBeGreaterThanOrEqual(3);
  expect(promises.filter((text) => !plain(text).includes(visitPatterns[locale].refundRule))).toEqual([]);
});

test.for(locales)('every receipt in %s has legal name, tax number and a neutral description', (locale) => {
  const receipts = visitorTexts(locale).filter((text) => visitPatterns[locale].receipt.test(text));
  expect(receipts.length).toBeGreaterThanOrEqual(2);
  expect(receipts.filter((text) => !visitPatterns[locale].neutralReceipt.test(text))).toEqual([]);
});

test.for(locales)('texts about walk-ins in %s advise booking', (locale) => {
  const { faq, pages } = textTemplates[locale];
  const texts = textsBelow([faq, pages.home.text, pages.contact]).filter((text) =>
    visitPatterns[locale].walkIns.test(text),
  );
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect(texts.filter((text) => !visitPatterns[locale].recommended.test(text))).toEqual([]);
});

test.for(locales)('no text in %s says of all massages that the minutes are massage only', (locale) => {
  const { minutesOnly } = textTemplates[locale].pages.service;
  const claims = visitorTexts(locale).filter(
    (text) => visitPatterns[locale].allMassage.test(text) && text !== minutesOnly,
  );
  expect(claims).toEqual([]);
});

type CouplePatterns = {
  /** A paragraph about couples, and how it says that each has a masseuse. */
  couple: RegExp;
  oneEach: RegExp;
  priceOnRequest: RegExp;
};

const couplePatterns: Record<Locale, CouplePatterns> = {
  en: {
    couple: /\bcouples?\b/i,
    oneEach: /one masseuse each/,
    priceOnRequest: /price(?: is|d)? on request/i,
  },
  es: {
    couple: /\bparejas?\b/i,
    oneEach: /una masajista para cada|tiene su masajista/,
    priceOnRequest: /precio (?:es )?a consultar/i,
  },
  fr: {
    couple: /\bcouples?\b/i,
    oneEach: /une masseuse par personne/,
    priceOnRequest: /prix (?:est )?sur demande/i,
  },
};

test.for(locales)('couples get a masseuse each and a price on request in %s', (locale) => {
  const { faq, extras, massages } = allTexts[locale];
  expect(extras.items.couples.description).toMatch(couplePatterns[locale].oneEach);
  expect(textsBelow(faq).filter((text) => couplePatterns[locale].oneEach.test(text))).not.toEqual([]);
  for (const service of catalogue) {
    const massage = massages[service.slug];
    const mentions = textsBelow(massage).filter((text) => couplePatterns[locale].couple.test(text));
    if ('sections' in massage) expect(mentions.length > 0, service.slug).toBe('forCouples' in service);
    const offers = ('sections' in massage ? massage.sections : []).flatMap(({ paragraphs, bullets = [] }) =>
      [...paragraphs, ...bullets].filter((text) => couplePatterns[locale].couple.test(text)),
    );
    const incomplete = offers.filter(
      (text) =>
        !couplePatterns[locale].oneEach.test(text) || !couplePatterns[locale].priceOnRequest.test(text),
    );
    expect(incomplete, service.slug).toEqual([]);
  }
});

test.for(locales)('extras without a price in %s are on request', (locale) => {
  const { gay, yoni, couples } = allTexts[locale].extras.items;
  for (const { description } of [gay, yoni, couples])
    expect(description).toMatch(couplePatterns[locale].priceOnRequest);
});

type MenPatterns = {
  /** An offer of a man instead of a masseuse. */
  man: RegExp;
};

const menPatterns: Record<Locale, MenPatterns> = {
  en: {
    man: /(?:by|for|notice,) a man\b(?![’?])|\bmen (?:too|massage|work)\b/i,
  },
  es: {
    man: /(?:atienda|quede|antelación,|pedir|da) un hombre|\{men\} hombres|hay \{men\}/i,
  },
  fr: {
    man: /(?:préférez|demandez|par|avance,) un homme|masseurs|femme ou homme|praticienne ou/i,
  },
};

test('biographies name the languages of the profile and two masseuses for a couple', () => {
  const { languageNames } = allTexts.en.pages.masseuse;
  for (const { slug, languages } of masseuses) {
    const text = bios[slug].join(' ');
    const named = Object.entries(languageNames).filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text));
    expect(named.map(([language]) => language).sort(), slug).toEqual([...languages].sort());
    for (const sentence of text.split(/(?<=\.) /).filter((part) => /\bcouples?\b/i.test(part))) {
      expect(sentence).toMatch(/one masseuse each|second masseuse/);
    }
  }
});

test.for(locales)('no sentence in %s types a masseuse’s name', (locale) => {
  const names = new RegExp(`(?<!\\p{L})(${masseuses.map(({ name }) => name).join('|')})(?!\\p{L})`, 'u');
  expect(textsBelow(textTemplates[locale]).filter((text) => names.test(text))).toEqual([]);
});

test.for(locales)('every offer of a man in %s names the notice', (locale) => {
  const { dress, dressOfTwo } = textTemplates[locale].pages.service;
  const offers = visitorTexts(locale)
    .filter((text) => menPatterns[locale].man.test(text) && !textsBelow({ dress, dressOfTwo }).includes(text))
    // The form only says where to ask.
    .filter((text) => !textTemplates[locale].form.bookingIntro.includes(text));
  expect(offers.length).toBeGreaterThan(5);
  expect(offers.filter((text) => !text.includes('{menHoursAhead}'))).toEqual([]);
});

test('French texts say who agrees limits, as no masseuse speaks French', () => {
  const spokenLanguages: readonly string[] = masseuses.flatMap(({ languages }) => languages);
  expect(spokenLanguages).not.toContain('french');
  const { massages, pages, faq } = allTexts.fr;
  for (const part of [pages.service.language, faq]) {
    expect(textsBelow(part).join(' ')).toMatch(/aucune (?:des )?masseuses? ne (?:le )?parle/i);
  }
  const agreed = ['tantra', 'prostate', 'bdsm', 'desire', 'fetish'] as const;
  for (const name of agreed) {
    expect(textsBelow(massages[`${name}-massage`]).join(' '), name).toMatch(/l’accueil/);
  }
  expect(textsBelow(pages.about.sections[0]).join(' ')).toMatch(/en français avec l’accueil/);
});
