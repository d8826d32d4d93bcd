import { expect } from 'vitest';
import { business, facts } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { textTemplates } from '../../content/textTemplates.ts';
import { allTexts } from '../../views/allTexts.ts';
import { factPlaceholders } from '../../views/factPlaceholders.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { textsBelow } from '../support/texts.ts';

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
  const { massages, ...others } = textTemplates[locale];
  const texts = textsBelow(others).filter((text) => said[locale].rim.test(text));
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect(texts.filter((text) => !text.includes('{withBath}'))).toEqual([]);
});

test.for(locales)(
  'valuables stay in the room in %s, and four hands are on request',
  async (locale, { read }) => {
    expect(facts.valuablesStayInRoom).toBe(true);
    for (const part of [allTexts[locale].faq, allTexts[locale].pages.about]) {
      expect(textsBelow(part).filter((text) => said[locale].valuables.test(text))).toHaveLength(1);
    }
    const services = await read(urlOf({ page: 'services' }, locale));
    expect(services.attributes('[aria-labelledby=extras-heading] .text-links a', 'href')).toEqual([
      urlOf({ page: 'contact' }, locale, { query: { about: 'four-hands' }, fragment: 'message' }),
    ]);
  },
);

test.for(locales)('no sentence about hotels in %s types which massages stay or travel', (locale) => {
  const { pages, faq, extras, massages } = textTemplates[locale];
  const titles = (has: 'atCentreOnly' | 'lessAtHotel') =>
    catalogue.filter((service) => has in service).map(({ slug }) => massages[slug].title);
  const bounded = (words: string[], flags: string) =>
    new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, flags);
  const typed = [bounded(titles('atCentreOnly'), 'iu'), bounded(titles('lessAtHotel'), 'u')];
  const aboutHotels = [
    ...textsBelow(pages.hotels),
    ...textsBelow(extras.items.hotel),
    pages.services.hotels,
    pages.service.hotel,
    pages.service.lessAtHotel,
    ...textsBelow(faq).filter((text) => /\{(staying|travelling\w*)\}|h[oô]tel/i.test(text)),
  ];
  expect(aboutHotels.filter((text) => typed.some((title) => title.test(text)))).toEqual([]);
});

test.for(locales)('no massage that stays at the centre speaks of a hotel in %s', async (locale, { read }) => {
  const { hotel, lessAtHotel } = allTexts[locale].pages.service;
  for (const service of catalogue) {
    const page = await read(urlOf({ page: 'service', slug: service.slug }, locale));
    const text = page.text('main > article');
    expect(text.includes(plain(hotel)), service.slug).toBe(!('atCentreOnly' in service));
    expect(text.includes(plain(lessAtHotel)), service.slug).toBe('lessAtHotel' in service);
    if ('atCentreOnly' in service) expect(text, service.slug).not.toMatch(/h[oô]tel/i);
  }
});

test.for(locales)(
  'the hotels page in %s names every massage that stays and every one that travels',
  async (locale, { read }) => {
    const text = (await read(urlOf({ page: 'hotels' }, locale))).text('main');
    const places = factPlaceholders(allTexts[locale], locale);
    for (const name of ['staying', 'travelling', 'travellingWithLess']) expect(text).toContain(places[name]);
  },
);
