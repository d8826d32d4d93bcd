import { expect } from 'vitest';
import { copies } from '../../content/copies.ts';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { test } from '../support/pageTest.ts';
import { templates } from '../support/templates.ts';

test.for(locales)(
  'in %s contact and gallery lead to the booking form, about to contact',
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
  'in %s the home page’s second action and the link beside its form lead to the contact page',
  async (locale, { read }) => {
    const page = await read(`${urlOf({ page: 'home' }, locale)}?service=nuru-massage`);
    const { layout, pages } = copies[locale];
    const contact = [urlOf({ page: 'contact' }, locale)];
    expect(page.targets(pages.home.toContact, '.hero')).toEqual(contact);
    expect(page.targets(layout.contactButton, '#booking')).toEqual(contact);
  },
);

test.for(locales)(
  'in %s a form’s page names telephone, chat and e-mail beside it',
  async (locale, { read }) => {
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
  },
);

test.for(locales)(
  'every chat link of the %s site begins with a greeting in its language',
  async (locale, { read }) => {
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
        // Some chats show a plus sign as it is.
        expect(chat).not.toContain('+');
      }
    }
  },
);

test.for(locales)('in %s what is said of discretion and of hotels leads on', async (locale, { read }) => {
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
