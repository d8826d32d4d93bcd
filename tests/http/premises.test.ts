import { expect } from 'vitest';
import { business, facts } from '../../content/business.ts';
import { copies as written } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { textsBelow } from '../support/copyTexts.ts';
import { test } from '../support/pageTest.ts';

type Said = {
  topFloor: RegExp;
  topBell: RegExp;
  roofs: RegExp;
  rim: RegExp;
  valuables: RegExp;
};

const said: Record<Locale, Said> = {
  en: {
    topFloor: /top floor/,
    topBell: /top bell on the right/,
    roofs: /over the roofs/,
    rim: /high rim|rim is high/,
    valuables: /valuables stay/,
  },
  es: {
    topFloor: /ático/,
    topBell: /timbre de arriba a la derecha/,
    roofs: /los tejados/,
    rim: /borde alto/,
    valuables: /cosas de valor se quedan/,
  },
  fr: {
    topFloor: /dernier étage/,
    topBell: /tout en haut à droite/,
    roofs: /les toits/,
    rim: /rebord haut/,
    valuables: /objets de valeur restent/,
  },
};

test.for(locales)('floor, view and bell agree in %s', async (locale, { read }) => {
  const at = async (page: 'home' | 'contact' | 'about', part = 'main') =>
    (await read(urlOf({ page }, locale))).text(part);
  expect(business.address.street).toContain('àtic');
  for (const text of [await at('contact'), await at('home', '.faq')]) {
    expect(text).toMatch(said[locale].topFloor);
    expect(text).toMatch(said[locale].topBell);
  }
  const about = await at('about');
  expect(about).toMatch(said[locale].topFloor);
  expect(about).toMatch(said[locale].roofs);
});

test.for(locales)('every text in %s about the rim says which massage has the bath', (locale) => {
  const { massages, ...others } = written[locale];
  const texts = textsBelow(others).filter((text) => said[locale].rim.test(text));
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect(texts.filter((text) => !text.includes('{withBath}'))).toEqual([]);
});

test.for(locales)(
  'valuables stay in the room in %s, and four hands are on request',
  async (locale, { read }) => {
    expect(facts.valuablesStayInRoom).toBe(true);
    for (const part of [copies[locale].faq, copies[locale].pages.about]) {
      expect(textsBelow(part).filter((text) => said[locale].valuables.test(text))).toHaveLength(1);
    }
    const services = await read(urlOf({ page: 'services' }, locale));
    expect(services.attributes('[aria-labelledby=extras-heading] .text-links a', 'href')).toEqual([
      urlOf({ page: 'contact' }, locale, { query: { about: 'four-hands' }, fragment: 'message' }),
    ]);
  },
);
