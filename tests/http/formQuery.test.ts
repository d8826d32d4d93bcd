import { expect } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { subjects } from '../../content/subjects.ts';
import { allTexts } from '../../views/allTexts.ts';
import { type FormQuery, formUrl } from '../../views/forms/formUrl.ts';
import { masseusesIn } from '../../views/masseuses.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { linkedLocales, massage, masseuse, titleOf } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

const bookingUrl = (locale: Locale, query: FormQuery = {}): string =>
  formUrl('booking', locale, query).split('#')[0] ?? '';

test.for(locales)('a URL query selects massage and masseuse in the form in %s', async (locale, { read }) => {
  const { form } = allTexts[locale];
  const page = await read(bookingUrl(locale, { service: massage.slug, masseuse: masseuse.slug }));
  expect(page.field(form.service).val()).toBe(titleOf(massage.slug, locale));
  expect(page.field(form.masseuse).val()).toBe(masseuse.slug);
});

test.for(locales)('the form in %s lists each masseuse with her languages', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  expect(page.textsOf('#booking-masseuse option')).toEqual([
    plain(allTexts[locale].form.noPreference),
    ...masseusesIn(allTexts[locale], locale).map(({ name, languages }) => `${name}, ${languages}`),
  ]);
});

test.for(locales)('?about= fills in the message of the contact form in %s', async (locale, { read }) => {
  for (const about of subjects) {
    const page = await read(`${urlOf({ page: 'contact' }, locale)}?about=${about}`);
    const { subjects: messages } = allTexts[locale].pages.contact;
    expect(page.field(allTexts[locale].form.message).val()).toBe(messages[about]);
  }
});

test.for([
  ['home', `service=${massage.slug}&masseuse=${masseuse.slug}`],
  ['contact', `about=${subjects[0]}`],
] as const)('only language links repeat the query of the %s page', async ([name, query], { read }) => {
  const url = (locale: Locale) => urlOf({ page: name }, locale);
  const page = await read(`${url(defaultLocale)}?${query}&utm_source=x`);
  // Unknown parameters are dropped.
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    linkedLocales.map((other) => `${url(other)}?${query}`),
  );
  expect(page.canonical).toBe(testOrigin + url(defaultLocale));
  expect(page.meta('robots')).toMatch(/^noindex/);
});

test('unknown, repeated or misplaced query parameters change nothing in a page', async ({ get }) => {
  const contact = urlOf({ page: 'contact' }, defaultLocale);
  const { slug } = masseuse;
  for (const [url, query] of [
    [bookingUrl(defaultLocale), 'masseuse=nobody'],
    [bookingUrl(defaultLocale), `masseuse=${slug.toUpperCase()}`],
    [bookingUrl(defaultLocale), `masseuse=${slug}&masseuse=${slug}`],
    [bookingUrl(defaultLocale), `masseuse[]=${slug}`],
    [bookingUrl(defaultLocale), 'service=__proto__&masseuse=constructor'],
    [bookingUrl(defaultLocale), `about=${subjects[0]}`],
    [bookingUrl(defaultLocale), 'sent=2'],
    [contact, 'about=constructor'],
    [contact, 'about='],
    [contact, `masseuse=${slug}`],
  ] as const)
    expect((await get(`${url}?${query}`)).text, query).toBe((await get(url)).text);
});

test.for(locales)('each extra in %s links its own message, or the hotel page', async (locale, { read }) => {
  const { items, yoni } = allTexts[locale].extras;
  const services = await read(urlOf({ page: 'services' }, locale));
  for (const about of ['gay', 'couples', 'four-hands'] as const)
    expect(services.targets(items[about].title)).toEqual([formUrl('contact', locale, { about })]);
  expect(services.targets(yoni.ask)).toEqual([formUrl('contact', locale, { about: 'yoni' })]);
  const hotels = urlOf({ page: 'hotels' }, locale);
  expect([...new Set(services.targets(items.hotel.title, 'main'))]).toEqual([hotels]);
});
