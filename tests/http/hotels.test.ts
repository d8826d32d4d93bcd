import { expect } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { copies as written } from '../../content/copies.ts';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { factPlaceholders } from '../../views/factPlaceholders.ts';
import { urlOf } from '../../views/urls.ts';
import { textsBelow } from '../support/copyTexts.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';

test.for(locales)('no sentence about hotels in %s types which massages stay or travel', (locale) => {
  const { pages, faq, extras, massages } = written[locale];
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
  const { hotel, lessAtHotel } = copies[locale].pages.service;
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
    const places = factPlaceholders(copies[locale], locale);
    for (const name of ['staying', 'travelling', 'travellingWithLess']) expect(text).toContain(places[name]);
  },
);
