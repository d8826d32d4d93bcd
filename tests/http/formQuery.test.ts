import { expect } from 'vitest';
import { extraIds } from '../../content/extras.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { subjects } from '../../content/subjects.ts';
import { type FormQuery, formUrl } from '../../views/forms/formUrl.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { masseusesIn } from '../../views/texts/masseuseEntries.ts';
import { urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

const bookingUrl = (locale: Locale, query: FormQuery = {}): string =>
  formUrl('booking', locale, query).split('#')[0] ?? '';

test.for(locales)(
  'a link to the form in %s selects the massage and the masseuse',
  async (locale, { read }) => {
    const { form } = allTexts[locale];
    const page = await read(bookingUrl(locale, { service: massage.slug, masseuse: masseuse.slug }));
    expect(page.field(form.service).val()).toBe(titleOf(massage.slug, locale));
    expect(page.field(form.masseuse).val()).toBe(masseuse.slug);
  },
);

test.for(locales)('the form in %s lists each masseuse with her languages', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  expect(page.textsOf('#booking-masseuse option')).toEqual([
    plain(allTexts[locale].form.noPreference),
    ...masseusesIn(locale).map(({ name, languages }) => `${name}, ${languages}`),
  ]);
});

test.for(locales)(
  'a link about a subject fills in the message of the contact form in %s',
  async (locale, { read }) => {
    for (const about of subjects) {
      const page = await read(`${urlOf({ page: 'contact' }, locale)}?about=${about}`);
      const { subjects: messages } = allTexts[locale].pages.contact;
      expect(page.field(allTexts[locale].form.message).val()).toBe(messages[about]);
    }
  },
);

/** A form page of the default language whose link selects something, with a parameter of an advertisement. */
const withQuery = [
  ['home', `service=${massage.slug}&masseuse=${masseuse.slug}`],
  ['contact', `about=${subjects[0]}`],
] as const;

/** The path of a form page. */
const pathOf = (name: 'home' | 'contact', locale = defaultLocale): string => urlOf({ page: name }, locale);

test.for(locales)('each extra to ask for in %s links a message about it', async (locale, { read }) => {
  const { items } = allTexts[locale].extras;
  const services = await read(urlOf({ page: 'services' }, locale));
  for (const about of extraIds.filter((id) => id !== 'hotel')) {
    const { title, details } = items[about];
    const name = details ? details.ask : title;
    expect(services.targets(name), about).toEqual([formUrl('contact', locale, { about })]);
  }
});

test.for(locales)('the extra of visits to hotels in %s links the hotel page', async (locale, { read }) => {
  const { items } = allTexts[locale].extras;
  const services = await read(urlOf({ page: 'services' }, locale));
  const targets = services.targets(items.hotel.title, 'main');
  expect([...new Set(targets)]).toEqual([urlOf({ page: 'hotels' }, locale)]);
});

test.for(withQuery)(
  'language links of the %s page keep the selection in the URL',
  async ([name, query], { read }) => {
    const page = await read(`${pathOf(name)}?${query}&utm_source=x`);
    expect(page.attributes('.language-switcher a', 'href')).toEqual(
      locales.map((other) => `${pathOf(name, other)}?${query}`),
    );
  },
);

test.for(withQuery)(
  'search engines list the %s page without a selection',
  async ([name, query], { read }) => {
    const page = await read(`${pathOf(name)}?${query}&utm_source=x`);
    expect(page.canonical).toBe(testOrigin + pathOf(name));
    expect(page.meta('robots')).toMatch(/^noindex/);
  },
);

test.for([
  ['home', 'masseuse=nobody'],
  ['home', `masseuse=${masseuse.slug.toUpperCase()}`],
  ['home', `masseuse=${masseuse.slug}&masseuse=${masseuse.slug}`],
  ['home', `masseuse[]=${masseuse.slug}`],
  ['home', 'service=__proto__&masseuse=constructor'],
  ['home', `about=${subjects[0]}`],
  ['home', 'sent=2'],
  ['contact', 'about=constructor'],
  ['contact', 'about='],
  ['contact', `masseuse=${masseuse.slug}`],
] as const)('the %s page is the same with the query %s', async ([name, query], { get }) => {
  expect((await get(`${pathOf(name)}?${query}`)).text).toBe((await get(pathOf(name))).text);
});
