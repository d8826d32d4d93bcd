import { expect, test } from 'vitest';
import { facts } from '../../content/business.ts';
import { copies } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { blocksOf, textsBelow, visitorTexts } from '../support/copyTexts.ts';
import { plain } from '../support/html.ts';

type Said = {
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

const said: Record<Locale, Said> = {
  en: {
    steps: { talk: /\btalk/i, payment: /\bpay\b/i, shower: /\bshower/i },
    refund: /money back/,
    refundRule:
      'In the first {refundWithin} minutes you get your money back. After that, the agreed time stays paid.',
    receipt: /receipt/i,
    neutralReceipt: /legal name, its tax number and a neutral line/,
    walkIns: /walk-ins are welcome/i,
    recommended: /we recommend booking/,
    allMassage: /\ball massage\b/,
  },
  es: {
    steps: { talk: /\bhabl|\bcharl/i, payment: /\bpagas?\b/i, shower: /\bduch/i },
    refund: /devolvemos el dinero/,
    refundRule:
      'En los primeros {refundWithin} minutos te devolvemos el dinero. Pasado ese tiempo, no se devuelve.',
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
      'Dans les {refundWithin} premières minutes, nous vous remboursons. Ensuite, le temps convenu reste payé.',
    receipt: /\breçu\b(?=,| neutre| sur)/i,
    neutralReceipt: /raison sociale, le numéro fiscal et une ligne neutre/,
    walkIns: /sans réservation/,
    recommended: /recommandons de réserver/,
    allMassage: /sont celles du massage|durée du massage seul/i,
  },
};

test.for(locales)('texts in %s describe a visit as talk, payment, shower', (locale) => {
  const { steps } = said[locale];
  const { pages, faq, massages } = copies[locale];
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
  const promises = visitorTexts(locale).filter((text) => said[locale].refund.test(text));
  expect(promises.length).toBeGreaterThanOrEqual(3);
  expect(promises.filter((text) => !plain(text).includes(said[locale].refundRule))).toEqual([]);
});

test.for(locales)(
  'every receipt in %s carries the legal name, the tax number and a neutral line',
  (locale) => {
    const receipts = visitorTexts(locale).filter((text) => said[locale].receipt.test(text));
    expect(receipts.length).toBeGreaterThanOrEqual(2);
    expect(receipts.filter((text) => !said[locale].neutralReceipt.test(text))).toEqual([]);
  },
);

test.for(locales)('texts about walk-ins in %s advise booking', (locale) => {
  const { faq, pages } = copies[locale];
  const texts = textsBelow([faq, pages.home.text, pages.contact]).filter((text) =>
    said[locale].walkIns.test(text),
  );
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect(texts.filter((text) => !said[locale].recommended.test(text))).toEqual([]);
});

test.for(locales)('no text in %s says of all massages that the minutes are massage only', (locale) => {
  const { minutesOnly } = copies[locale].pages.service;
  const claims = visitorTexts(locale).filter(
    (text) => said[locale].allMassage.test(text) && text !== minutesOnly,
  );
  expect(claims).toEqual([]);
});
