import { expect } from 'vitest';
import { copies } from '../../content/copies.ts';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { formatPrice } from '../../views/format.ts';
import { servicesIn } from '../../views/services.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { templates } from '../support/templates.ts';

const closedLists = locales.filter((locale) => !copies[locale].detailLinks);

test.for(closedLists)(
  'each card in %s has its intro, inclusions with prices and its way to the form, and no link to its page',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'services' }, locale));
    const { book, askForDetails } = copies[locale].pages.service;
    for (const { slug, intro, options, atHotel } of servicesIn(locale)) {
      const panel = `#${slug} .service-panel`;
      const text = page.text(panel);
      expect(text).toContain(plain(intro));
      for (const option of options) {
        expect(text).toContain(plain(formatPrice(option.euros, locale)));
        for (const item of option.includes) expect(text).toContain(plain(item));
        if (option.askForDetails) expect(text).toContain(plain(askForDetails));
      }
      const booking = `${urlOf({ page: 'home' }, locale, { query: { service: slug } })}#booking`;
      expect(page.targets(book, panel)).toEqual([booking]);
      const hotels = atHotel ? [urlOf({ page: 'hotels' }, locale)] : [];
      expect(page.attributes(`#${slug} a`, 'href')).toEqual([
        `#${slug}`,
        ...hotels,
        booking,
        `#${slug}-title`,
      ]);
      expect(text.includes(plain(copies[locale].pages.service.atCentreOnly))).toBe(!atHotel);
      expect(page.$(`#${slug} h2 a`).attr('id')).toBe(`${slug}-title`);
    }
  },
);

test('where the cards lead to the massages they open nothing', async ({ read }) => {
  const page = await read('/services');
  expect(page.$('.service-card')).toHaveLength(12);
  expect(page.$('.service-panel, .service-card[tabindex]')).toHaveLength(0);
});

test.for(locales)('at the foot of every page in %s stand the twelve massages', async (locale, { read }) => {
  const twelve = servicesIn(locale).map(({ slug }) => urlOf({ page: 'service', slug }, locale));
  expect(twelve).toHaveLength(12);
  for (const { path } of templates) {
    const page = await read(path(locale));
    expect(page.attributes('footer nav[aria-labelledby] a', 'href'), path(locale)).toEqual(twelve);
    expect(page.textsOf('footer nav[aria-labelledby] h2')).toEqual([copies[locale].layout.footer.massages]);
  }
});

test.for(locales)('a text that is English on a page in %s says so to the eye', async (locale, { read }) => {
  const { inEnglish } = copies[locale].layout;
  const saying = async (path: string) => (await read(path)).text('main').includes(inEnglish);
  const isForeign = locale !== 'en';
  for (const { slug, textLocale } of servicesIn(locale)) {
    const page = await read(urlOf({ page: 'service', slug }, locale));
    expect(page.text('main').includes(inEnglish), slug).toBe(textLocale !== locale);
    const list = await read(urlOf({ page: 'services' }, locale));
    for (const part of ['.features', '.service-panel__intro'])
      expect(list.text(`#${slug} ${part}`).includes(inEnglish), slug).toBe(textLocale !== locale);
    expect(list.attributes(`#${slug} .features li`, 'lang').length > 0, slug).toBe(textLocale !== locale);
  }
  for (const { slug } of masseuses)
    expect(await saying(urlOf({ page: 'masseuse', slug }, locale)), slug).toBe(isForeign);
  expect(await saying(urlOf({ page: 'home' }, locale))).toBe(false);
});

test('ages and the links to profiles read as each language writes them', async ({ read }) => {
  const told = async (path: string) => {
    const page = await read(path);
    return [page.textsOf('.portraits h2 + p')[1], page.attributes('.portraits__view', 'aria-label')[1]];
  };
  expect(await told('/masseuses')).toEqual(['Spanish, 23', 'View profile: Alba']);
  expect(await told('/es/masajistas')).toEqual(['española, 23 años', 'Ver perfil de Alba']);
  expect(await told('/fr/masseuses')).toEqual(['espagnole, 23 ans', 'Alba\u00a0: voir le profil']);
  expect((await read('/fr/therapists/bua')).textsOf('main dl > div')[0]).toBe('Âge 28 ans');
});
