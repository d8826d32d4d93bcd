import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { subjects } from '../../content/subjects.ts';
import { allTexts } from '../../views/allTexts.ts';
import { serviceIn } from '../../views/services.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { testOrigin } from '../support/testSite.ts';

test.for(locales)(
  'the query selects massage and masseuse in the booking form in %s',
  async (locale, { read }) => {
    const { form } = allTexts[locale];
    const home = urlOf({ page: 'home' }, locale);
    const page = await read(`${home}?masseuse=mila&service=body-to-body-massage&utm_source=x`);
    expect(page.field(form.service).val()).toBe(serviceIn('body-to-body-massage', locale).title);
    expect(page.field(form.masseuse).val()).toBe('mila');
    expect(page.textsOf('#booking-masseuse option')).toEqual([
      plain(form.noPreference),
      ...masseuses.map(({ name }) => name),
    ]);
    expect(page.attributes('#booking-masseuse option', 'value')).toEqual([
      '',
      ...masseuses.map(({ slug }) => slug),
    ]);
    expect(page.meta('robots')).toMatch(/^noindex/);
    expect(page.canonical).toBe(testOrigin + home);
    // The language switcher keeps both parameters and no others.
    expect(page.attributes('.language-switcher a', 'href')).toEqual(
      locales.map((other) => `${urlOf({ page: 'home' }, other)}?service=body-to-body-massage&masseuse=mila`),
    );
  },
);

test('the query may contain only a massage or only a masseuse', async ({ read }) => {
  const { form } = allTexts.en;
  const withHer = await read('/?masseuse=bua');
  expect([withHer.field(form.service).val(), withHer.field(form.masseuse).val()]).toEqual(['', 'bua']);
  expect(withHer.meta('robots')).toMatch(/^noindex/);
  const massage = await read('/?service=nuru-massage');
  expect([massage.field(form.service).val(), massage.field(form.masseuse).val()]).toEqual(['Nuru', '']);
});

test.for(locales)('the query fills in the message with its subject in %s', async (locale, { read }) => {
  const contact = urlOf({ page: 'contact' }, locale);
  for (const about of subjects) {
    const page = await read(`${contact}?about=${about}`);
    expect(page.field(allTexts[locale].form.message).val()).toBe(
      allTexts[locale].pages.contact.subjects[about],
    );
    expect(page.meta('robots')).toMatch(/^noindex/);
    expect(page.canonical).toBe(testOrigin + contact);
    expect(page.attributes('.language-switcher a', 'href')).toEqual(
      locales.map((other) => `${urlOf({ page: 'contact' }, other)}?about=${about}`),
    );
    expect(page.$('#booking-masseuse, #message-masseuse')).toHaveLength(0);
  }
});

test('ignores unknown query parameters and values', async ({ get }) => {
  const plainPages = { home: (await get('/fr')).text, contact: (await get('/fr/contact')).text };
  for (const query of [
    'masseuse=nobody',
    'masseuse=Alba',
    'masseuse=alba&masseuse=mila',
    'masseuse[]=alba',
    'service=__proto__&masseuse=constructor',
    'about=yoni',
    'sent=2',
    'name=Eva',
  ]) {
    expect((await get(`/fr?${query}`)).text, query).toBe(plainPages.home);
  }
  for (const query of [
    'about=constructor',
    'about=hotel',
    'about=',
    'about=yoni&about=gay',
    'masseuse=alba',
  ]) {
    expect((await get(`/fr/contact?${query}`)).text, query).toBe(plainPages.contact);
  }
});

test.for(locales)('links in %s pass masseuse and subject to the form', async (locale, { read }) => {
  const profile = await read(urlOf({ page: 'masseuse', slug: 'vera' }, locale));
  const home = urlOf({ page: 'home' }, locale);
  expect(profile.targets(allTexts[locale].pages.masseuse.book, 'main')).toEqual([
    `${home}?masseuse=vera#booking`,
  ]);
  const { items } = allTexts[locale].extras;
  const services = await read(urlOf({ page: 'services' }, locale));
  const contact = urlOf({ page: 'contact' }, locale);
  const asked = ['gay', 'yoni', 'couples'] as const;
  expect(asked.map((about) => services.targets(items[about].title))).toEqual(
    asked.map((about) => [`${contact}?about=${about}#message`]),
  );
  expect(services.targets(items.hotel.title)).toEqual([urlOf({ page: 'hotels' }, locale)]);
});
