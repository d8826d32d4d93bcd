import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { textsBelow } from '../support/copyTexts.ts';

type Said = {
  /** A paragraph about couples, and how it says that each has a masseuse. */
  couple: RegExp;
  oneEach: RegExp;
  priceOnRequest: RegExp;
};

const said: Record<Locale, Said> = {
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
  const { faq, extras, massages } = copies[locale];
  expect(extras.items.couples.description).toMatch(said[locale].oneEach);
  expect(textsBelow(faq).filter((text) => said[locale].oneEach.test(text))).not.toEqual([]);
  for (const service of catalogue) {
    const massage = massages[service.slug];
    const mentions = textsBelow(massage).filter((text) => said[locale].couple.test(text));
    if ('sections' in massage) expect(mentions.length > 0, service.slug).toBe('forCouples' in service);
    const offers = ('sections' in massage ? massage.sections : []).flatMap(({ paragraphs, bullets = [] }) =>
      [...paragraphs, ...bullets].filter((text) => said[locale].couple.test(text)),
    );
    const incomplete = offers.filter(
      (text) => !said[locale].oneEach.test(text) || !said[locale].priceOnRequest.test(text),
    );
    expect(incomplete, service.slug).toEqual([]);
  }
});

test.for(locales)('extras without a price in %s are on request', (locale) => {
  const { gay, yoni, couples } = copies[locale].extras.items;
  for (const { description } of [gay, yoni, couples])
    expect(description).toMatch(said[locale].priceOnRequest);
});
