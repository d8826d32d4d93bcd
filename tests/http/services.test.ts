import { expect } from 'vitest';
import { facts } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { intlTags, type Locale, locales } from '../../content/locales.ts';
import { bioLanguage, masseuses } from '../../content/masseuses.ts';
import { fill } from '../../content/placeholders.ts';
import { extraIds } from '../../content/subjects.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatDuration, formatPrice, formatPricesInWords } from '../../views/format.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { search as findServices } from '../../views/search.ts';
import { serviceIn, servicesIn } from '../../views/services.ts';
import { titleFromSlug } from '../../views/text.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { type load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { linkedLocales, massage, massageWithOptions, otherLocale, titleOf } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

const listUrl = (locale: Locale, q?: string): string =>
  urlOf({ page: 'services' }, locale, q === undefined ? {} : { query: { q } });

const massageUrl = (slug: string, locale: Locale): string => urlOf({ page: 'service', slug }, locale);

test.for(locales)('the list of massages in %s shows durations and prices', async (locale, { read }) => {
  const page = await read(listUrl(locale));
  expect(page.textsOf('.service-card h2')).toEqual(servicesIn(locale).map(({ heading }) => heading));
  for (const { slug, options } of servicesIn(locale)) {
    const { optionNotes } = allTexts[locale].pages.service;
    expect(page.textsOf(`#${slug} .prices > div`), slug).toEqual(
      options.map(({ minutes, euros, note }) =>
        plain(`${formatDuration(minutes)} ${note ? optionNotes[note] : ''} ${formatPrice(euros, locale)}`),
      ),
    );
  }
});

test.for(locales)('massage cards in %s link to their page, or have a panel', async (locale, { read }) => {
  const page = await read(listUrl(locale));
  // A language with `detailLinks` has links, any other has panels.
  const { detailLinks, pages } = allTexts[locale];
  const slugs = catalogue.map(({ slug }) => slug);
  expect(page.attributes('.service-card h2 a', 'href')).toEqual(
    slugs.map((slug) => (detailLinks ? massageUrl(slug, locale) : `#${slug}`)),
  );
  expect(page.$('.service-panel')).toHaveLength(detailLinks ? 0 : slugs.length);
  for (const { slug, intro, options } of detailLinks ? [] : servicesIn(locale)) {
    const panel = `#${slug} .service-panel`;
    const text = page.text(panel);
    expect(text).toContain(plain(intro));
    for (const { euros, includes } of options)
      for (const item of [formatPrice(euros, locale), ...includes]) expect(text).toContain(plain(item));
    expect(page.targets(pages.service.book, panel)).toEqual([formUrl('booking', locale, { service: slug })]);
  }
});

test.for(locales)(
  'a panel in the list in %s answers what its page answers, and links to it',
  async (locale, { read }) => {
    const { detailLinks, pages } = allTexts[locale];
    const list = await read(listUrl(locale));
    for (const { slug } of detailLinks ? [] : servicesIn(locale)) {
      const page = await read(massageUrl(slug, locale));
      const panel = `#${slug} .service-panel`;
      expect(list.textsOf(`${panel} .panel-facts dd`), slug).toEqual(page.textsOf('.panel-facts dd'));
      expect(list.targets(pages.service.pageLink, panel)).toEqual([massageUrl(slug, locale)]);
    }
  },
);

test.for(locales)(
  'a search for yoni in %s shows what happens in a yoni massage, and no massage of the list',
  async (locale, { read }) => {
    const { extras, pages } = allTexts[locale];
    const { yoni, items } = extras;
    const page = await read(listUrl(locale, 'Yoni'));
    expect(page.text('.search [role=status]')).toBe(
      plain(fill(pages.services.found.one, { count: 1, query: 'Yoni' })),
    );
    expect(page.attributes('.service-card', 'id')).toEqual([]);
    const block = page.text('#yoni');
    for (const text of [items.yoni.title, ...yoni.steps, ...yoni.facts.map(({ text }) => text)])
      expect(block).toContain(plain(text));
    expect(page.targets(yoni.ask, '#yoni')).toEqual([formUrl('contact', locale, { about: 'yoni' })]);
  },
);

test.for(locales)(
  'a search for the name of an extra in %s shows that extra before any massage',
  async (locale, { read }) => {
    for (const id of extraIds) {
      const page = await read(listUrl(locale, allTexts[locale].extras.items[id].title));
      const shown = page.attributes('main li[id], main article[id]', 'id');
      expect(shown[0], id).toBe(id);
    }
  },
);

test.for(locales)('the answer about women in %s links to the yoni massage', async (locale, { read }) => {
  const target = urlOf({ page: 'services' }, locale, { fragment: 'yoni' });
  const home = await read(urlOf({ page: 'home' }, locale));
  expect(home.attributes('.faq a', 'href')).toContain(target);
  expect((await read(listUrl(locale))).text('#yoni')).not.toBe('');
});

test('a search shows the matching massages, and keeps its words in the field', async ({ read }) => {
  const title = titleOf(massageWithOptions.slug, otherLocale);
  const page = await read(listUrl(otherLocale, `  ${title.toUpperCase()}  `));
  const shown = page.attributes('.service-card', 'id');
  expect(shown).toContain(massageWithOptions.slug);
  expect(shown).toEqual(findServices(title, otherLocale).services.map(({ slug }) => slug));
  expect(page.field(allTexts[otherLocale].pages.services.searchLabel).val()).toBe(title.toUpperCase());
});

test('a search without matches says so, and shows the whole list', async ({ read }) => {
  const page = await read(listUrl(otherLocale, '<b>zzz</b>'));
  expect(page.attributes('.service-card', 'id')).toEqual(catalogue.map(({ slug }) => slug));
  expect(page.text('.search [role=status]')).toContain('<b>zzz</b>');
});

test('a search is not indexed, and language links keep its words', async ({ read }) => {
  const page = await read(listUrl(otherLocale, 'some words'));
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect(page.canonical).toBe(testOrigin + listUrl(otherLocale));
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    linkedLocales.map((locale) => listUrl(locale, 'some words')),
  );
  // A search without words is the list itself.
  expect((await read(listUrl(otherLocale, ' '))).meta('robots')).toMatch(/^index/);
});

test.for(locales)('a massage page in %s names its massage', async (locale, { read }) => {
  const { slug, heading } = serviceIn(massage.slug, locale);
  const page = await read(massageUrl(slug, locale));
  expect(page.text('h1')).toBe(heading);
  expect(page.text('.breadcrumb [aria-current=page]')).toBe(titleFromSlug(slug));
  const alt = allTexts[locale].pictureAlts[`services/${slug}`];
  expect(page.attributes('main article > picture img', 'alt')).toEqual([alt]);
});

test.for(locales)('a massage page in %s shows prices and inclusions', async (locale, { read }) => {
  const { slug, options } = serviceIn(massageWithOptions.slug, locale);
  const page = await read(massageUrl(slug, locale));
  expect(page.text('.page-header')).toContain(plain(formatPricesInWords(options, allTexts[locale], locale)));
  const panel = page.text('main aside');
  for (const { minutes, euros, includes } of options)
    for (const item of [formatDuration(minutes), formatPrice(euros, locale), ...includes])
      expect(panel).toContain(plain(item));
  expect(panel).toContain(plain(allTexts[locale].pages.service.vatIncluded));
});

test.for(locales)('a massage page in %s links list, form, contact and related', async (locale, { read }) => {
  const { slug, related } = serviceIn(massageWithOptions.slug, locale);
  const page = await read(massageUrl(slug, locale));
  const { service } = allTexts[locale].pages;
  expect(page.targets(service.back, 'main')).toEqual([listUrl(locale)]);
  expect(page.targets(service.book)).toEqual([formUrl('booking', locale, { service: slug })]);
  expect(page.targets(service.call, 'main')).toEqual([phoneUrl]);
  expect(page.targets(service.contact, 'main')).toEqual([urlOf({ page: 'contact' }, locale)]);
  expect(page.attributes('[aria-labelledby=related-heading] a', 'href')).toEqual(
    related.map((other) => massageUrl(other, locale)),
  );
});

const massagesInLocales = locales.flatMap((locale) => catalogue.map(({ slug }) => ({ locale, slug })));

/** Whether a panel contains a text, whatever its placeholders are filled with. */
const says = (panel: string, text: string): boolean =>
  text !== '' && text.split(/\{.*?\}/).every((part) => panel.includes(plain(part)));

test.for(massagesInLocales)(
  'the panel of massage $slug in $locale says where, by whom and in which dress',
  async ({ locale, slug }, { read }) => {
    const words = allTexts[locale].pages.service;
    const { dress, fourHands, byMen, givenBy, atHotel, lessAtHotel, options } = serviceIn(slug, locale);
    const page = await read(massageUrl(slug, locale));
    const panel = page.text('.price-panel');
    const isShort = options.some(({ minutes }) => minutes < facts.hotel.least);
    expect(says(panel, words.atCentreOnly)).toBe(!atHotel);
    expect(says(panel, words.hotel)).toBe(atHotel);
    expect(says(panel, words.lessAtHotel)).toBe(atHotel && lessAtHotel);
    expect(says(panel, words.shortAtHotel)).toBe(atHotel && isShort);
    expect(says(panel, words.givenBy.anyTwo)).toBe(fourHands);
    const names = masseuses.filter(({ name }) => panel.includes(name)).map(({ slug }) => slug);
    expect(names).toEqual(fourHands || givenBy.length === masseuses.length ? [] : givenBy);
    const askForMan = formUrl('contact', locale, { about: 'man' });
    expect(page.targets(words.givenBy.man, 'main')).toEqual(byMen ? [askForMan] : []);
    expect(says(panel, (fourHands ? words.dressOfTwo : words.dress)[dress])).toBe(true);
    expect(says(panel, words.dressOfMan[dress])).toBe(byMen);
  },
);

test.for(massagesInLocales)(
  'the panel of massage $slug in $locale says what each option includes, and the price for two',
  async ({ locale, slug }, { read }) => {
    const words = allTexts[locale].pages.service;
    const { fourHands, ending, options } = serviceIn(slug, locale);
    const panel = (await read(massageUrl(slug, locale))).text('.price-panel');
    expect(says(panel, words.forOne)).toBe(fourHands);
    expect(says(panel, words.couplesOfMen)).toBe(ending === 'lingam');
    for (const { within, note, euros, askForDetails } of options) {
      for (const name of within) expect(says(panel, words.within[name]), name).toBe(true);
      if (note) expect(says(panel, words.secondEnding[note])).toBe(true);
      if (!fourHands) expect(panel).toContain(plain(formatPrice(2 * euros, locale)));
      if (askForDetails) expect(says(panel, words.askForDetails)).toBe(true);
    }
  },
);

test.for(locales)('pages in %s label texts that are in another language', async (locale, { read }) => {
  const isLabelled = (page: ReturnType<typeof load>, label: string, language: string): boolean => {
    const name = new Intl.DisplayNames(intlTags[locale], { type: 'language' }).of(language) ?? '';
    return page.text('main').includes(fill(label, { language: name }));
  };
  const { layout, pages } = allTexts[locale];
  for (const { slug, textLocale } of servicesIn(locale)) {
    const page = await read(massageUrl(slug, locale));
    expect(isLabelled(page, layout.inLanguage, textLocale), slug).toBe(textLocale !== locale);
    expect(page.attributes('.prose', 'lang'), slug).toEqual(textLocale === locale ? [] : [textLocale]);
  }
  const profile = await read(urlOf({ page: 'masseuse', slug: masseuses[0].slug }, locale));
  expect(isLabelled(profile, pages.masseuse.bioIn, bioLanguage)).toBe(locale !== bioLanguage);
});
