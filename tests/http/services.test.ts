import { expect } from 'vitest';
import { facts } from '../../content/business.ts';
import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { extraIds } from '../../content/extras.ts';
import { intlTags, type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatDuration, formatPrice, formatPricesInWords } from '../../views/texts/format.ts';
import { serviceIn, servicesIn } from '../../views/texts/serviceEntries.ts';
import { titleFromSlug } from '../../views/texts/text.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { type load, plain } from '../support/html.ts';
import { isLabelled } from '../support/languageLabel.ts';
import { test } from '../support/pageTest.ts';
import { massage, massageWithDurations, otherLocale, panelLocales, titleOf } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

const listUrl = (locale: Locale, q?: string): string =>
  urlOf({ page: 'services' }, locale, q === undefined ? {} : { query: { q } });

const massageUrl = (slug: string, locale: Locale): string => urlOf({ page: 'service', slug }, locale);

test.for(locales)('the list of massages in %s has all massages in order', async (locale, { read }) => {
  const page = await read(listUrl(locale));
  expect(page.textsOf('.service-card h2')).toEqual(servicesIn(locale).map(({ heading }) => heading));
});

test.for(locales)(
  'the list of massages in %s shows each duration with its note and its price',
  async (locale, { read }) => {
    const page = await read(listUrl(locale));
    const { optionNotes } = allTexts[locale].pages.service;
    for (const { slug, options } of servicesIn(locale)) {
      expect(page.textsOf(`#${slug} .prices > div`), slug).toEqual(
        options.map(({ minutes, euros, note }) =>
          plain(`${formatDuration(minutes)} ${note ? optionNotes[note] : ''} ${formatPrice(euros, locale)}`),
        ),
      );
    }
  },
);

const slugs = catalogue.map(({ slug }) => slug);
const massagesInLocales = locales.flatMap((locale) => catalogue.map(({ slug }) => ({ locale, slug })));

/** The languages whose list of massages links pages. */
const linkLocales = locales.filter((locale) => !panelLocales.includes(locale));

test.for(linkLocales)('each massage card in %s links the page of its massage', async (locale, { read }) => {
  const page = await read(listUrl(locale));
  const links = page.attributes('.service-card h2 a', 'href');
  expect(links).toEqual(slugs.map((slug) => massageUrl(slug, locale)));
  expect(page.$('.service-panel')).toHaveLength(0);
});

test.for(panelLocales)('each massage card in %s links its own panel', async (locale, { read }) => {
  const page = await read(listUrl(locale));
  expect(page.attributes('.service-card h2 a', 'href')).toEqual(slugs.map((slug) => `#${slug}`));
  for (const slug of slugs) expect(page.$(`#${slug} .service-panel`), slug).toHaveLength(1);
});

test.for(panelLocales)(
  'each panel in %s shows introduction, prices and inclusions',
  async (locale, { read }) => {
    const page = await read(listUrl(locale));
    for (const { slug, intro, options } of servicesIn(locale)) {
      const text = page.text(`#${slug} .service-panel`);
      const prices = options.map(({ euros }) => formatPrice(euros, locale));
      for (const said of [intro, ...prices, ...options.flatMap(({ includes }) => includes)])
        expect(text, slug).toContain(plain(said));
    }
  },
);

test.for(panelLocales)('each panel in %s links the form with its massage', async (locale, { read }) => {
  const page = await read(listUrl(locale));
  const { book } = allTexts[locale].pages.service;
  for (const slug of slugs) {
    const links = page.targets(book, `#${slug} .service-panel`);
    expect(links).toEqual([formUrl('booking', locale, { service: slug })]);
  }
});

test.for(panelLocales)(
  'a panel in the list in %s has the facts of the page of its massage',
  async (locale, { read }) => {
    const list = await read(listUrl(locale));
    for (const slug of slugs) {
      const page = await read(massageUrl(slug, locale));
      const answers = page.textsOf('.fact-rows--answers dd');
      expect(answers, slug).not.toEqual([]);
      expect(list.textsOf(`#${slug} .service-panel .fact-rows--answers dd`), slug).toEqual(answers);
    }
  },
);

test.for(panelLocales)(
  'a panel in the list in %s links the page of its massage',
  async (locale, { read }) => {
    const list = await read(listUrl(locale));
    const { pageLink } = allTexts[locale].pages.service;
    for (const slug of slugs)
      expect(list.targets(pageLink, `#${slug} .service-panel`)).toEqual([massageUrl(slug, locale)]);
  },
);

test.for(locales)(
  'a search for yoni in %s shows the steps of a yoni massage, and nothing else',
  async (locale, { read }) => {
    const { extras, pages } = allTexts[locale];
    const { title, details } = extras.items.yoni;
    const { steps = [], facts = [], ask = '' } = details ?? {};
    expect(steps).not.toEqual([]);
    const page = await read(listUrl(locale, 'Yoni'));
    expect(page.text('.search [role=status]')).toBe(
      plain(fill(pages.services.found.one, { count: 1, query: 'Yoni' })),
    );
    expect(page.attributes('.service-card', 'id')).toEqual([]);
    const block = page.text('#yoni');
    for (const text of [title, ...steps, ...facts.map(({ text }) => text)])
      expect(block).toContain(plain(text));
    expect(page.targets(ask, '#yoni')).toEqual([formUrl('contact', locale, { about: 'yoni' })]);
  },
);

test.for(locales)(
  'a search for the name of an extra in %s shows that extra, and few massages',
  async (locale, { read }) => {
    for (const id of extraIds) {
      const page = await read(listUrl(locale, allTexts[locale].extras.items[id].title));
      expect(page.$(`#${id}`), id).toHaveLength(1);
      expect(page.$('.service-card').length, id).toBeLessThan(slugs.length / 4);
    }
  },
);

test.for(locales)('the answer about women in %s links to the yoni massage', async (locale, { read }) => {
  const target = urlOf({ page: 'services' }, locale, { fragment: 'yoni' });
  const home = await read(urlOf({ page: 'home' }, locale));
  expect(home.attributes('.faq a', 'href')).toContain(target);
  expect((await read(listUrl(locale))).text('#yoni')).not.toBe('');
});

const searched = titleOf(massageWithDurations.slug, otherLocale);

test('a search for a title in capitals shows its massage, and not the whole list', async ({ read }) => {
  const page = await read(listUrl(otherLocale, searched.toUpperCase()));
  const shown = page.attributes('.service-card', 'id');
  expect(shown).toContain(massageWithDurations.slug);
  expect(shown.length).toBeLessThan(slugs.length);
});

test('a search keeps its words in the field', async ({ read }) => {
  const page = await read(listUrl(otherLocale, `  ${searched.toUpperCase()}  `));
  const { searchLabel } = allTexts[otherLocale].pages.services;
  expect(page.field(searchLabel).val()).toBe(searched.toUpperCase());
});

test('a search without matches repeats its words, and shows the whole list', async ({ read }) => {
  const page = await read(listUrl(otherLocale, '<b>zzz</b>'));
  expect(page.attributes('.service-card', 'id')).toEqual(slugs);
  expect(page.text('.search [role=status]')).toContain('<b>zzz</b>');
});

test.for(locales)(
  'a search without matches in %s links questions and contact form',
  async (locale, { read }) => {
    const page = await read(listUrl(locale, 'zzz'));
    expect(page.attributes('.search__result a', 'href')).toEqual([
      urlOf({ page: 'home' }, locale, { fragment: 'faq-heading' }),
      formUrl('contact', locale),
    ]);
  },
);

test.for(massagesInLocales)(
  'massage $slug in $locale links the answer about paying',
  async ({ slug, locale }, { read }) => {
    const page = await read(massageUrl(slug, locale));
    const [link = ''] = page.targets(allTexts[locale].pages.service.payingLink, 'main');
    const [path = '', answer] = link.split('#');
    expect(path).toBe(urlOf({ page: 'home' }, locale));
    // Browsers open `<details>` for a link to an element inside it.
    const text = (await read(path)).text(`.faq details > #${answer}`);
    for (const currency of facts.cryptocurrencies) expect(text).toContain(currency);
  },
);

test('search engines list the list of massages instead of a search', async ({ read }) => {
  const page = await read(listUrl(otherLocale, 'some words'));
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect(page.canonical).toBe(testOrigin + listUrl(otherLocale));
});

test('a search without words is the list of massages, which search engines may list', async ({ read }) => {
  expect((await read(listUrl(otherLocale, ' '))).meta('robots')).toMatch(/^index/);
});

test('the language links of a search keep its words', async ({ read }) => {
  const page = await read(listUrl(otherLocale, 'some words'));
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    locales.map((locale) => listUrl(locale, 'some words')),
  );
});

test.for(locales)(
  'a massage page in %s has the name and the picture of its massage',
  async (locale, { read }) => {
    const { slug, heading } = serviceIn(massage.slug, locale);
    const page = await read(massageUrl(slug, locale));
    expect(page.text('h1')).toBe(heading);
    const alt = allTexts[locale].pictureAlts[`services/${slug}`];
    expect(page.attributes('main article > picture img', 'alt')).toEqual([alt]);
  },
);

test.for(locales)(
  'the breadcrumb of a massage page in %s ends with its massage',
  async (locale, { read }) => {
    const page = await read(massageUrl(massage.slug, locale));
    expect(page.text('.breadcrumb [aria-current=page]')).toBe(titleFromSlug(massage.slug));
  },
);

test.for(locales)(
  'the header of a massage page in %s has all durations and prices',
  async (locale, { read }) => {
    const { slug, options } = serviceIn(massageWithDurations.slug, locale);
    const page = await read(massageUrl(slug, locale));
    expect(page.text('.page-header')).toContain(
      plain(formatPricesInWords(options, allTexts[locale], locale)),
    );
  },
);

test.for(locales)(
  'a massage page in %s shows what each price includes, with VAT',
  async (locale, { read }) => {
    const { slug, options } = serviceIn(massageWithDurations.slug, locale);
    const panel = (await read(massageUrl(slug, locale))).text('main aside');
    for (const { minutes, euros, includes } of options)
      for (const item of [formatDuration(minutes), formatPrice(euros, locale), ...includes])
        expect(panel).toContain(plain(item));
    expect(panel).toContain(plain(allTexts[locale].pages.service.vatIncluded));
  },
);

test.for(locales)('a massage page in %s links the form with its massage', async (locale, { read }) => {
  const page = await read(massageUrl(massage.slug, locale));
  const links = page.targets(allTexts[locale].pages.service.book);
  expect(links).toEqual([formUrl('booking', locale, { service: massage.slug })]);
});

test.for(locales)('a massage page in %s links list, telephone and contact page', async (locale, { read }) => {
  const page = await read(massageUrl(massage.slug, locale));
  const { layout, pages } = allTexts[locale];
  const { back, contact } = pages.service;
  expect(page.targets(back, 'main')).toEqual([listUrl(locale)]);
  expect(page.targets(layout.callButton, 'main')).toEqual([phoneUrl]);
  expect(page.targets(contact, 'main')).toEqual([urlOf({ page: 'contact' }, locale)]);
});

test.for(locales)('a massage page in %s links its related massages', async (locale, { read }) => {
  const { slug, related } = serviceIn(massageWithDurations.slug, locale);
  const page = await read(massageUrl(slug, locale));
  expect(related).not.toEqual([]);
  expect(page.attributes('[aria-labelledby=related-heading] a', 'href')).toEqual(
    related.map((other) => massageUrl(other, locale)),
  );
});

/** Whether a panel contains a text, whatever its placeholders are filled with. */
const says = (panel: string, text: string): boolean =>
  text !== '' && text.split(/\{.*?\}/).every((part) => panel.includes(plain(part)));

/** The panel with the prices of a massage, and the words that it may contain. */
const readPricePanel = async (
  read: (path: string) => Promise<ReturnType<typeof load>>,
  { slug, locale }: { slug: ServiceSlug; locale: Locale },
) => {
  const page = await read(massageUrl(slug, locale));
  const panel = page.text('.price-panel');
  expect(panel).not.toBe('');
  return { page, panel, words: allTexts[locale].pages.service, service: serviceIn(slug, locale) };
};

test.for(massagesInLocales)(
  'massage $slug in $locale says whether it is for hotels',
  async (massage, { read }) => {
    const { panel, words, service } = await readPricePanel(read, massage);
    const isShort = service.options.some(({ minutes }) => minutes < facts.hotel.minMinutes);
    expect(says(panel, words.atCentreOnly)).toBe(!service.atHotel);
    expect(says(panel, words.hotel)).toBe(service.atHotel);
    expect(says(panel, words.lessAtHotel)).toBe(service.atHotel && service.lessAtHotel);
    expect(says(panel, words.shortAtHotel)).toBe(service.atHotel && isShort);
  },
);

test.for(massagesInLocales)('massage $slug in $locale names those who give it', async (massage, { read }) => {
  const { page, panel, words, service } = await readPricePanel(read, massage);
  const { fourHands, givenBy, byMen } = service;
  const named = masseuses.filter(({ name }) => panel.includes(name)).map(({ slug }) => slug);
  const isGivenByAll = fourHands || givenBy.length === masseuses.length;
  expect(named).toEqual(isGivenByAll ? [] : givenBy);
  expect(says(panel, words.givenBy.anyTwo)).toBe(fourHands);
  const askForMan = formUrl('contact', massage.locale, { about: 'man' });
  expect(page.targets(words.givenBy.man, 'main')).toEqual(byMen ? [askForMan] : []);
});

test.for(massagesInLocales)('massage $slug in $locale says in which dress', async (massage, { read }) => {
  const { panel, words, service } = await readPricePanel(read, massage);
  const { fourHands, dress } = service;
  expect(says(panel, (fourHands ? words.dressOfTwo : words.dress)[dress])).toBe(true);
});

/** The options of all massages in all languages, each with its massage and its language. */
const optionsInLocales = massagesInLocales.flatMap(({ slug, locale }) =>
  serviceIn(slug, locale).options.map((option) => ({ slug, locale, ...option })),
);

test.for(optionsInLocales.filter(({ within }) => within.length > 0))(
  'massage $slug of $minutes minutes in $locale says what these minutes include',
  async ({ minutes, within, ...massage }, { read }) => {
    const { panel, words } = await readPricePanel(read, massage);
    const list = new Intl.ListFormat(intlTags[massage.locale]);
    const activities = list.format(within.map((activity) => words.within[activity]));
    expect(says(panel, fill(words.minutesWithin, { minutes, within: activities }))).toBe(true);
  },
);

test.for(optionsInLocales.flatMap(({ note, ...option }) => (note ? [{ ...option, note }] : [])))(
  'massage $slug of $minutes minutes in $locale says which second ending $note means',
  async ({ note, ...option }, { read }) => {
    const { panel, words } = await readPricePanel(read, option);
    expect(says(panel, words.secondEnding[note])).toBe(true);
  },
);

test.for(optionsInLocales.filter(({ askForDetails }) => askForDetails))(
  'massage $slug of $minutes minutes in $locale invites visitors to ask for details',
  async (option, { read }) => {
    const { panel, words } = await readPricePanel(read, option);
    expect(says(panel, words.askForDetails)).toBe(true);
  },
);

test.for(massagesInLocales)(
  'massage $slug in $locale says whether its price is for one person alone',
  async (massage, { read }) => {
    const { panel, words, service } = await readPricePanel(read, massage);
    // Two masseuses give a massage with four hands to one person.
    expect(says(panel, words.forOne)).toBe(service.fourHands);
  },
);

/** Couples may have these massages. */
const massagesForTwo = massagesInLocales.filter(({ slug, locale }) => !serviceIn(slug, locale).fourHands);

test.for(massagesForTwo)(
  'massage $slug in $locale has each price for two people',
  async (massage, { read }) => {
    const { panel, service } = await readPricePanel(read, massage);
    for (const { euros } of service.options)
      expect(panel).toContain(plain(formatPrice(2 * euros, massage.locale)));
  },
);

test.for(locales)('massages in %s label a text in another language', async (locale, { read }) => {
  for (const { slug, textLocale } of servicesIn(locale)) {
    const page = await read(massageUrl(slug, locale));
    const isForeign = textLocale !== locale;
    expect(isLabelled(page, allTexts[locale].layout.inLanguage, textLocale, locale), slug).toBe(isForeign);
    expect(page.attributes('.prose', 'lang'), slug).toEqual(isForeign ? [textLocale] : []);
  }
});
