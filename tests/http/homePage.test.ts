import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { homePhotos } from '../../content/homePage.ts';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { lastStart } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatMetro } from '../../views/format.ts';
import { hoursRows } from '../../views/hours.ts';
import { servicesIn } from '../../views/services.ts';
import { chatUrl, phoneUrl, photoQuery, urlOf } from '../../views/urls.ts';
import { headingText, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { templates } from '../support/routeTable.ts';
import { linkedLocales, massage, otherLocale } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

test.for(locales)('the home page in %s has all its sections in order', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  const { pages, form, faq } = allTexts[locale];
  const { heading, masseusesHeading, servicesHeading, galleryHeading, textHeading, faqHeading } = pages.home;
  expect(page.textsOf('main h1, main h2')).toEqual(
    [
      heading,
      masseusesHeading,
      servicesHeading,
      galleryHeading,
      textHeading,
      form.bookingHeading,
      faqHeading,
    ].map(headingText),
  );
  expect(page.textsOf('[aria-labelledby=masseuses-heading] li')).toHaveLength(masseuses.length);
  expect(page.textsOf('[aria-labelledby=gallery-heading] li')).toHaveLength(homePhotos.length);
  expect(page.textsOf('details summary')).toEqual(faq.map(({ question }) => plain(question)));
});

test.for(locales)(
  'home and contact page in %s show address, metro, hours, last starts and contact data',
  async (locale, { read }) => {
    const rows = hoursRows(allTexts[locale], locale);
    const { footer, chat } = allTexts[locale].layout;
    const shortestMinutes = massage.options[0].minutes;
    for (const [name, form] of [
      ['home', '#booking'],
      ['contact', '#message'],
    ] as const) {
      const page = await read(urlOf({ page: name }, locale));
      const text = page.text();
      for (const said of [business.address.street, business.phone, business.email, formatMetro(locale)])
        expect(text).toContain(plain(said));
      for (const { label, range } of rows)
        for (const said of [label, range.opens, range.closes, lastStart(range, shortestMinutes)])
          expect(text).toContain(said);
      const labels = page.textsOf(`${form} .direct-contact > div > dt`);
      expect(labels.slice(0, 3)).toEqual([footer.phone, chat, footer.email]);
      expect(page.attributes(`${form} .direct-contact a`, 'href')).toEqual(
        expect.arrayContaining([phoneUrl, chatUrl(allTexts[locale]), `mailto:${business.email}`]),
      );
    }
  },
);

test.for(locales)(
  'the casting page in %s shows the requirements, and links to chat, e-mail and home',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'casting' }, locale));
    const { requirements, applyChat, applyEmail, home } = allTexts[locale].pages.casting;
    const items = page.textsOf('main li');
    for (const item of requirements) expect(items).toContain(plain(item));
    expect(page.targets(applyChat, 'main')).toEqual([chatUrl(allTexts[locale])]);
    expect(page.targets(applyEmail, 'main')).toEqual([`mailto:${business.email}`]);
    expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  },
);

test.for(locales)('the footer in %s links all massages on every kind of page', async (locale, { read }) => {
  const massages = servicesIn(locale).map(({ slug }) => urlOf({ page: 'service', slug }, locale));
  for (const { path } of templates) {
    const links = (await read(path(locale))).attributes('footer nav[aria-labelledby] a', 'href');
    expect(links, path(locale)).toEqual(massages);
  }
});

test.for(locales)('every chat link in %s has a greeting, on every kind of page', async (locale, { read }) => {
  for (const { path } of templates) {
    const chats = (await read(path(locale))).attributes('[href*="wa.me"]', 'href');
    expect(chats, path(locale)).not.toEqual([]);
    for (const chat of chats) {
      expect(new URL(chat).searchParams.get('text')).toBe(allTexts[locale].layout.chatGreeting);
      // Some chat programs show a plus sign instead of a space.
      expect(chat).not.toContain('+');
    }
  }
});

const photoUrl = (photo: number, locale = otherLocale): string =>
  urlOf({ page: 'gallery' }, locale, { query: photoQuery(photo) });

/** The fragment leads text browsers to the title of the picture. */
const linkTo = (photo: number): string => `${photoUrl(photo)}#lightbox-title`;

test('the gallery links each picture to its lightbox', async ({ read }) => {
  const page = await read(urlOf({ page: 'gallery' }, otherLocale));
  expect(page.attributes('.photo-grid a', 'href')).toEqual(galleryPictures.map((_, i) => linkTo(i + 1)));
  expect(page.$('dialog'), 'the lightbox is there for JavaScript').toHaveLength(1);
  expect(page.$('dialog[open]'), 'and closed').toHaveLength(0);
});

const lastPhoto = galleryPictures.length;

test.for([
  [1, lastPhoto, 2],
  [2, 1, 3],
  [lastPhoto, lastPhoto - 1, 1],
] as const)(
  'the lightbox of picture %i links back to %i, on to %i, and to its place in the gallery',
  async ([photo, before, after], { read }) => {
    const page = await read(photoUrl(photo));
    const words = allTexts[otherLocale].pages.gallery;
    const place = `${urlOf({ page: 'gallery' }, otherLocale)}#photo-${photo}`;
    expect(page.targets(words.previous, 'dialog[open]')).toEqual([linkTo(before)]);
    expect(page.targets(words.next, 'dialog')).toEqual([linkTo(after)]);
    expect(page.targets(words.close, 'dialog')).toEqual([place]);
    expect(page.$(`#photo-${photo}`)).toHaveLength(1);
  },
);

test('other sites and languages show the picture of a lightbox', async ({ read }) => {
  const page = await read(photoUrl(2));
  expect(page.meta('og:image')).toContain(`/social/${galleryPictures[1]}.`);
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    linkedLocales.map((locale) => photoUrl(2, locale)),
  );
  // Search engines list the gallery only.
  expect(page.canonical).toBe(testOrigin + urlOf({ page: 'gallery' }, otherLocale));
});

test.for(['0', String(lastPhoto + 1), '-1', '7a', '007', 'x', ''])(
  'the gallery returns 404 for the picture %j',
  async (photo, { get }) => {
    expect((await get(urlOf({ page: 'gallery' }, otherLocale)).query({ photo })).status).toBe(404);
  },
);
