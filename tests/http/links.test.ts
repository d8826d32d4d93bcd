import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { servicesIn } from '../../views/services.ts';
import { fill } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { templates } from '../support/routeTable.ts';

test.for(locales)('casting in %s shows the requirements and three links', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'casting' }, locale));
  const { requirements, applyChat, applyEmail, home } = allTexts[locale].pages.casting;
  const items = page.textsOf('main li');
  for (const requirement of requirements) expect(items).toContain(plain(fill(requirement, { age: 21 })));
  expect(page.targets(applyChat, 'main')).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/34600000000\?/),
  ]);
  expect(page.targets(applyEmail, 'main')).toEqual(['mailto:hola@ambaryseda.example']);
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  if (locale === 'en') expect([applyChat, applyEmail]).toEqual(['Apply on WhatsApp', 'Apply by Email']);
});

test.for(locales)(
  'contact and gallery in %s link to the booking form, about to contact',
  async (locale, { read }) => {
    const { contact, gallery, about } = allTexts[locale].pages;
    const booking = `${urlOf({ page: 'home' }, locale)}#booking`;
    const targets = async (page: 'contact' | 'gallery' | 'about', text: string) =>
      (await read(urlOf({ page }, locale))).targets(text, 'main');
    expect(await targets('contact', contact.toBooking)).toEqual([booking]);
    expect(await targets('gallery', gallery.toBooking)).toEqual([booking]);
    expect(await targets('about', about.toContact)).toEqual([urlOf({ page: 'contact' }, locale)]);
  },
);

test.for(locales)('pages with a form in %s show telephone, chat and e-mail', async (locale, { read }) => {
  const { footer, chat } = allTexts[locale].layout;
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
        allTexts[locale].layout.chatGreeting,
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

test.for(locales)('the footer of every page in %s links to all massages', async (locale, { read }) => {
  const links = servicesIn(locale).map(({ slug }) => urlOf({ page: 'service', slug }, locale));
  for (const { path } of templates) {
    const page = await read(path(locale));
    expect(page.attributes('footer nav[aria-labelledby] a', 'href'), path(locale)).toEqual(links);
    expect(page.textsOf('footer nav[aria-labelledby] h2')).toEqual([allTexts[locale].layout.footer.massages]);
  }
});
