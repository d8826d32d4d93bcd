import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { homePhotos } from '../../content/homePage.ts';
import { openingHours } from '../../content/hours.ts';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { lastStart } from '../../content/rules/schedule.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatMetro, formatTimeRange } from '../../views/texts/format.ts';
import { hoursRows } from '../../views/texts/formatHours.ts';
import { chatUrl, phoneUrl, urlOf } from '../../views/urls.ts';
import { headingText, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { massage } from '../support/sample.ts';

test.for(locales)(
  'the home page in %s has the headings of all its sections in order',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'home' }, locale));
    const { pages, form, layout } = allTexts[locale];
    const { masseusesHeading, servicesHeading, galleryHeading, textHeading, faqHeading } = pages.home;
    expect(page.textsOf('main h1, main h2')).toEqual(
      [
        layout.motto,
        masseusesHeading,
        servicesHeading,
        galleryHeading,
        textHeading,
        form.bookingHeading,
        faqHeading,
      ].map(headingText),
    );
  },
);

test.for(locales)('the home page in %s shows every masseuse', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  const profiles = masseuses.map(({ slug }) => urlOf({ page: 'masseuse', slug }, locale));
  expect(page.attributes('[aria-labelledby=masseuses-heading] li a', 'href')).toEqual(profiles);
});

test.for(locales)('the home page in %s shows some pictures of the gallery', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  expect(page.attributes('[aria-labelledby=gallery-heading] li img', 'src')).toHaveLength(homePhotos.length);
});

test.for(locales)('the home page in %s lists every question of the FAQ', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  const questions = allTexts[locale].faq.map(({ question }) => plain(question));
  expect(page.textsOf('details summary')).toEqual(questions);
});

/** The pages that tell how to reach the centre, each with the section of its form. */
const contactPages = locales.flatMap(
  (locale) =>
    [
      ['home', locale, '#booking'],
      ['contact', locale, '#message'],
    ] as const,
);

/** The home page has the address and the hours in its footer, the contact page in its own text. */
const placeOfDetails = { home: '.footer', contact: 'main' };

test.for(contactPages)(
  'the %s page in %s shows the address and the metro stops',
  async ([name, locale], { read }) => {
    const text = (await read(urlOf({ page: name }, locale))).text(placeOfDetails[name]);
    expect(text).toContain(plain(business.address.street));
    expect(text).toContain(plain(formatMetro(locale)));
  },
);

test.for(contactPages)(
  'the %s page in %s shows each day with its opening hours',
  async ([name, locale], { read }) => {
    const page = await read(urlOf({ page: name }, locale));
    const rows = hoursRows(openingHours, allTexts[locale], locale);
    expect(rows).not.toEqual([]);
    const shown = rows.map(({ label, range }) => `${label} ${formatTimeRange(range)}`);
    const place = placeOfDetails[name];
    expect(page.textsOf(`${place} .hours > div`)).toEqual(expect.arrayContaining(shown));
  },
);

test.for(contactPages)(
  'the %s page in %s shows the last start of the shortest massage on every day',
  async ([name, locale], { read }) => {
    const text = (await read(urlOf({ page: name }, locale))).text();
    for (const { range } of hoursRows(openingHours, allTexts[locale], locale))
      expect(text).toContain(lastStart(range, massage.options[0].minutes));
  },
);

test.for(contactPages)(
  'the form on the %s page in %s is beside telephone, chat and e-mail',
  async ([name, locale, form], { read }) => {
    const page = await read(urlOf({ page: name }, locale));
    const { footer, chat } = allTexts[locale].layout;
    const labels = page.textsOf(`${form} .direct-contact > div > dt`);
    expect(labels.slice(0, 3)).toEqual([footer.phone, chat, footer.email]);
    const links = [phoneUrl, chatUrl(allTexts[locale]), `mailto:${business.email}`];
    expect(page.attributes(`${form} .direct-contact a`, 'href')).toEqual(expect.arrayContaining(links));
    for (const said of [business.phone, business.email]) expect(page.text(form)).toContain(plain(said));
  },
);
