import { expect } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatAnsweringHours } from '../../views/format.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { testOrigin } from '../support/testSite.ts';

test.for(locales)('the home page in %s has all sections in order', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  const { pages, form, faq } = allTexts[locale];
  expect(page.textsOf('main h1, main h2')).toEqual(
    [
      pages.home.heading,
      pages.home.masseusesHeading,
      pages.home.servicesHeading,
      pages.home.galleryHeading,
      pages.home.textHeading,
      form.bookingHeading,
      pages.home.faqHeading,
    ].map(headingText),
  );
  expect(page.textsOf('[aria-labelledby=masseuses-heading] li')).toHaveLength(masseuses.length);
  expect(page.textsOf('[aria-labelledby=gallery-heading] li')).toHaveLength(6);
  expect(page.textsOf('details summary')).toEqual(faq.map(({ question }) => plain(question)));
  expect(new Set(page.attributes('details', 'name')).size, 'one is open at a time').toBe(1);
});

/** The texts that the home page of each language must contain. */
const facts: Partial<Record<Locale, readonly RegExp[]>> = {
  en: [/supplement/, /cash/, /crypto/, /fees/, /[Ww]alk/, /lingam or (a )?yoni/, /four-hands/i],
  es: [
    /suplemento/,
    /efectivo/,
    /criptomonedas/,
    /comisi/,
    /sin reserva/,
    /lingam o (de )?yoni/,
    /cuatro manos/,
  ],
  fr: [
    /supplément/,
    /espèces/,
    /cryptomonnaies/,
    /frais/,
    /sans réserv/,
    /lingam ou (de )?yoni/,
    /quatre mains/,
  ],
};

const enquiryHours: Partial<Record<Locale, string>> = {
  en: 'Monday to Sunday, 24 hours',
  es: 'todos los días, de 11:00 a 23:00',
  fr: 'tous les jours, de 11 h à 23 h',
};

test.for(locales)(
  'the home page in %s states payment, supplement, endings and location',
  async (locale, { read }) => {
    const home = (await read(urlOf({ page: 'home' }, locale))).text('main');
    for (const fact of [/Visa/, /Mastercard/, /Amex/, /PayPal/, ...(facts[locale] ?? [])])
      expect(home).toMatch(fact);
    expect(home).toContain('Urgell (L1), Catalunya (L1, L3)');
    expect(home).toContain('11:00–00:00');
    expect(home).toContain('11:00–02:00');
    const contact = (await read(urlOf({ page: 'contact' }, locale))).text('main');
    expect(contact).toContain(enquiryHours[locale] ?? plain(formatAnsweringHours(allTexts[locale])));
  },
);

test.for(locales)(
  'the hero and the form of the home page in %s link to the contact page',
  async (locale, { read }) => {
    const page = await read(`${urlOf({ page: 'home' }, locale)}?service=nuru-massage`);
    const { layout, pages } = allTexts[locale];
    const contact = [urlOf({ page: 'contact' }, locale)];
    expect(page.targets(pages.home.toContact, '.hero')).toEqual(contact);
    expect(page.targets(layout.contactButton, '#booking')).toEqual(contact);
  },
);

test('the gallery links each picture to its lightbox', async ({ read }) => {
  const page = await read('/fr/gallery');
  expect(page.attributes('.photo-grid a', 'href')).toEqual(
    galleryPictures.map((_, index) => `/fr/gallery?photo=${index + 1}`),
  );
  expect(page.$('dialog')).toHaveLength(1);
  expect(page.$('dialog[open]')).toHaveLength(0);
});

test.for([
  [1, galleryPictures.length, 2],
  [7, 6, 8],
  [galleryPictures.length, galleryPictures.length - 1, 1],
] as const)(
  'the lightbox of picture %i links to %i, %i and the grid',
  async ([photo, previous, next], { read }) => {
    const page = await read(`/es/gallery?photo=${photo}`);
    const words = allTexts.es.pages.gallery;
    expect(page.targets(words.close, 'dialog[open]')).toEqual([`/es/gallery#photo-${photo}`]);
    expect(page.targets(words.previous, 'dialog')).toEqual([`/es/gallery?photo=${previous}`]);
    expect(page.targets(words.next, 'dialog')).toEqual([`/es/gallery?photo=${next}`]);
    expect(page.attributes('dialog a[rel]', 'rel')).toEqual(['prev', 'next']);
    expect(page.$(`#photo-${photo}`)).toHaveLength(1);
    expect(page.canonical).toBe(`${testOrigin}/es/gallery`);
    expect(page.attributes('.language-switcher a[lang=fr]', 'href')).toEqual([`/fr/gallery?photo=${photo}`]);
    const number = String(photo).padStart(2, '0');
    expect(page.meta('og:image')).toMatch(new RegExp(`/social/gallery/${number}\\.[^/]+$`));
  },
);

test.for(['0', String(galleryPictures.length + 1), '-1', '7a', '007', 'x', ''])(
  'returns 404 for the picture %j',
  async (photo, { get }) => {
    expect((await get('/gallery').query({ photo })).status).toBe(404);
  },
);
