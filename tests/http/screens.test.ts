import request from 'supertest';
import { expect } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { copies } from '../../views/copies.ts';
import { formatAnsweringHours, formatDate } from '../../views/format.ts';
import { capitalised, fill, plural } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { templates } from '../support/routeTable.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test.for(locales)('the home page in %s has all sections in order', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  const { pages, form, faq } = copies[locale];
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
    expect(contact).toContain(enquiryHours[locale] ?? plain(formatAnsweringHours(copies[locale])));
  },
);

test.for(locales)('each profile in %s shows its data and four other profiles', async (locale, { read }) => {
  const words = copies[locale].pages.masseuse;
  for (const { slug, name, age, nationality } of masseuses) {
    const page = await read(urlOf({ page: 'masseuse', slug }, locale));
    expect(page.text('h1')).toBe(name);
    const shown = page.textsOf('main dl > div');
    expect(shown).toContain(`${words.age} ${plain(fill(words.ageInWords, { age }))}`);
    expect(shown).toContain(`${words.nationality} ${capitalised(words.nationalities[nationality], locale)}`);
    expect(page.targets(words.back, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.$('main a[data-back]').text()).toBe(words.back);
    expect(page.targets(words.backToServices, 'main')).toEqual([urlOf({ page: 'services' }, locale)]);
    expect(page.attributes('.profile__bio', 'lang')).toEqual(locale === 'en' ? [] : ['en']);
    expect(page.text('#others-heading')).toBe(headingText(words.others));
    const others = page.attributes('[aria-labelledby=others-heading] a', 'href');
    expect(others).toHaveLength(4);
    expect(new Set(others).size).toBe(4);
    expect(others).not.toContain(urlOf({ page: 'masseuse', slug }, locale));
  }
});

test('the list of masseuses shows names, nationalities and ages in order', async ({ read }) => {
  const page = await read('/masseuses');
  const names = page.textsOf('.portraits h2');
  const lines = page.textsOf('.portraits h2 + p');
  expect(names).toEqual(masseuses.map(({ name }) => name));
  expect(names.map((name, index) => `${name}: ${lines[index]}`).slice(0, 7)).toEqual([
    'Chiara: Italian, 23',
    'Alba: Spanish, 23',
    'Mila: Slavic, 29',
    'Nora: Spanish, 25',
    'Bua: Thai, 28',
    'Vera: Spanish, 26',
    'Carla: Spanish, 24',
  ]);
});

test.for(locales)(
  'returns a 404 page for an unknown masseuse in %s with a link home',
  async (locale, { get, read }) => {
    const url = urlOf({ page: 'masseuse', slug: 'nobody' }, locale);
    expect((await get(url)).status).toBe(404);
    const page = await read(url);
    const { title, lead, home } = copies[locale].pages.masseuse.notFound;
    expect(page.text('h1')).toBe(title);
    expect(page.text('main')).toContain(plain(lead));
    expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.meta('robots')).toMatch(/^noindex/);
    if (locale === 'en')
      expect([title, lead]).toEqual(['Profile not found', 'The requested masseuse does not exist.']);
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
    const words = copies.es.pages.gallery;
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

test.for(locales)('casting in %s shows the requirements and three links', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'casting' }, locale));
  const { requirements, applyChat, applyEmail, home } = copies[locale].pages.casting;
  const items = page.textsOf('main li');
  for (const requirement of requirements) expect(items).toContain(plain(fill(requirement, { age: 21 })));
  expect(page.targets(applyChat, 'main')).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/34600000000\?/),
  ]);
  expect(page.targets(applyEmail, 'main')).toEqual(['mailto:hola@ambaryseda.example']);
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  if (locale === 'en') expect([applyChat, applyEmail]).toEqual(['Apply on WhatsApp', 'Apply by Email']);
});

test.for(locales)('every form in %s links to the privacy policy', async (locale, { read }) => {
  for (const name of ['home', 'contact'] as const) {
    const page = await read(urlOf({ page: name }, locale));
    expect(page.attributes('main form a', 'href')).toContain(urlOf({ page: 'privacy' }, locale));
    expect(page.text('main form')).toContain(plain(copies[locale].form.statement));
  }
});

/** What the law requires in every language. */
const legalFacts = [
  'Ámbar y Seda Barcelona, S. L.',
  'B00000000',
  'Registro Mercantil',
  'hola@ambaryseda.example',
  '+34 600 000 000',
  '34/2002',
  '3/2018',
  'fulls de reclamació',
  'Agencia Española de Protección de Datos',
  'Jorge Juan',
  '28001',
  /\b14\b/,
  /\b18\b/,
];

/** The retention, the legal bases in the GDPR and the date in each language. */
const inWords: Partial<Record<Locale, readonly string[]>> = {
  en: ['12 months', '6(1)(b)', '9(2)(a)', '8 May 2024'],
  es: ['12 meses', '6.1.b', '9.2.a', '8 de mayo de 2024'],
  fr: ['12 mois', 'article 6, paragraphe 1, point b', 'article 9, paragraphe 2, point a', '8 mai 2024'],
};

test.for(locales)(
  'the privacy policy in %s states everything that the law requires',
  async (locale, { read }) => {
    const privacy = (await read(urlOf({ page: 'privacy' }, locale))).text('main');
    const { month } = copies[locale].pages.cookies.lifetimes;
    const further = [plural(month, 12, locale), formatDate('2024-05-08', locale)].map(plain);
    for (const fact of [...legalFacts, ...further, ...(inWords[locale] ?? [])]) expect(privacy).toMatch(fact);
    expect(privacy).not.toMatch(/ec\.europa\.eu\/consumers\/odr|\{\w/);
  },
);

test.for(locales)('the privacy policy in %s states the configured retention', async (locale) => {
  const { app } = createTestSite({ variables: { BOOKINGS_RETENTION_DAYS: '90' } });
  const { text } = await request(app).get(urlOf({ page: 'privacy' }, locale));
  const { day, month } = copies[locale].pages.cookies.lifetimes;
  const page = load(text).text('main');
  expect(page).toContain(plain(plural(day, 90, locale)));
  expect(page).not.toContain(plain(plural(month, 12, locale)));
});

const lifetimes = [
  [24, 'month'],
  [24, 'month'],
  [2, 'year'],
  [1, 'day'],
  [1, 'year'],
  [1, 'year'],
  [1, 'day'],
  [1, 'day'],
] as const;

const changed: Partial<Record<Locale, string>> = {
  en: '7 May 2024',
  es: '7 de mayo de 2024',
  fr: '7 mai 2024',
};

test.for(locales)(
  'the cookie policy in %s lists every cookie with its lifetime',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'cookies' }, locale));
    expect(page.textsOf('th[scope=row]').slice(0, 2)).toEqual(['cookie_consent', 'cookie_consent_at']);
    expect(page.textsOf('td:last-child')).toEqual(
      lifetimes.map(([count, unit]) =>
        plain(plural(copies[locale].pages.cookies.lifetimes[unit], count, locale)),
      ),
    );
    const text = page.text('main');
    expect(text).toContain(changed[locale] ?? plain(formatDate('2024-05-07', locale)));
    expect(text).not.toMatch(/\{\w/);
  },
);

test.for(locales)(
  'contact and gallery in %s link to the booking form, about to contact',
  async (locale, { read }) => {
    const { contact, gallery, about } = copies[locale].pages;
    const booking = `${urlOf({ page: 'home' }, locale)}#booking`;
    const targets = async (page: 'contact' | 'gallery' | 'about', text: string) =>
      (await read(urlOf({ page }, locale))).targets(text, 'main');
    expect(await targets('contact', contact.toBooking)).toEqual([booking]);
    expect(await targets('gallery', gallery.toBooking)).toEqual([booking]);
    expect(await targets('about', about.toContact)).toEqual([urlOf({ page: 'contact' }, locale)]);
  },
);

test.for(locales)(
  'the hero and the form of the home page in %s link to the contact page',
  async (locale, { read }) => {
    const page = await read(`${urlOf({ page: 'home' }, locale)}?service=nuru-massage`);
    const { layout, pages } = copies[locale];
    const contact = [urlOf({ page: 'contact' }, locale)];
    expect(page.targets(pages.home.toContact, '.hero')).toEqual(contact);
    expect(page.targets(layout.contactButton, '#booking')).toEqual(contact);
  },
);

test.for(locales)('pages with a form in %s show telephone, chat and e-mail', async (locale, { read }) => {
  const { footer, chat } = copies[locale].layout;
  for (const [name, form] of [
    ['home', '#booking'],
    ['contact', '#message'],
  ] as const) {
    const page = await read(urlOf({ page: name }, locale));
    expect(page.textsOf(`${form} .direct-contact > div > dt`).slice(0, 3)).toEqual([
      footer.phone,
      chat,
      footer.email,
    ]);
  }
});

test.for(locales)('every chat link in %s contains a greeting', async (locale, { read }) => {
  for (const { path } of templates) {
    const url = path(locale);
    const chats = (await read(url)).attributes('[href*="wa.me"]', 'href');
    expect(chats.length, url).toBeGreaterThanOrEqual(3);
    for (const chat of new Set(chats)) {
      const { pathname, searchParams } = new URL(chat);
      expect([pathname, searchParams.get('text')], url).toEqual([
        '/34600000000',
        copies[locale].layout.chatGreeting,
      ]);
      // Some chat programs show a plus sign instead of a space.
      expect(chat).not.toContain('+');
    }
  }
});

test.for(locales)('texts about discretion and hotels in %s have links', async (locale, { read }) => {
  const discretion = await read(urlOf({ page: 'masseuses' }, locale));
  expect(discretion.attributes('[aria-labelledby=discretion-heading] .text-links a', 'href')).toEqual([
    urlOf({ page: 'privacy' }, locale),
    urlOf({ page: 'hotels' }, locale),
  ]);
  const hotels = await read(urlOf({ page: 'hotels' }, locale));
  expect(hotels.attributes('.text-sections .text-links a', 'href')).toContain(
    urlOf({ page: 'services' }, locale),
  );
});
