import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogue, englishOnly } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { pictures } from '../../content/pictures.ts';
import { subjects } from '../../content/subjects.ts';
import { textTemplates } from '../../content/textTemplates.ts';
import { TextLinks } from '../../views/components/TextLinks.tsx';
import { factPlaceholders } from '../../views/factPlaceholders.ts';
import { formatDuration, formatDurationsAndPrices, formatPrice } from '../../views/format.ts';
import { searchServices } from '../../views/search.ts';
import { type ServiceEntry, serviceIn, servicesIn } from '../../views/services.ts';
import { fill } from '../../views/text.ts';
import { load } from '../support/html.ts';
import { textsBelow } from '../support/texts.ts';

const proseOf = (service: ServiceEntry): string[] => [
  service.intro,
  ...service.sections.flatMap(({ paragraphs, bullets = [] }) => [...paragraphs, ...bullets]),
  ...service.benefits,
];

const translations = locales.filter((locale) => locale !== defaultLocale);

const everyService = locales.flatMap((locale) =>
  servicesIn(locale).map((service): [string, Locale, ServiceEntry] => [service.slug, locale, service]),
);

test.each(everyService)('%s in %s has at least 250 words and three sections', (_slug, _locale, service) => {
  expect(proseOf(service).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(250);
  expect(service.sections.length).toBeGreaterThanOrEqual(3);
});

test.each(everyService)(
  '%s in %s lists what each option includes, or asks for details',
  (slug, _locale, service) => {
    for (const option of service.options) {
      const isException = slug === 'prostate-massage' && option.minutes === 60;
      expect(option.askForDetails).toBe(isException);
      expect(option.includes.length > 0).toBe(!isException);
    }
  },
);

test.each(locales)('no two massages in %s share a passage', (locale) => {
  const passages = servicesIn(locale).flatMap(proseOf);
  expect(passages.filter((passage, index) => passages.indexOf(passage) !== index)).toEqual([]);
});

test.each(locales)('no massage text in %s contains a price or duration', (locale) => {
  const spelled = textsBelow(textTemplates[locale].massages).filter((text) => /€|\beuros?\b|\d/.test(text));
  expect(spelled).toEqual([]);
});

test('texts of a massage name the minutes of its shortest and longest option', () => {
  const { sections, options } = serviceIn('supreme-massage', 'en');
  expect(sections.map(({ heading }) => heading)).toContain('60 or 90\u00A0minutes');
  expect(options[1]?.includes).toContain('Everything in the 60-minute massage');
});

test.each(translations)('only the listed massages have English texts in %s', (locale) => {
  for (const { slug, intro, textLocale } of servicesIn(locale)) {
    const english = servicesIn(defaultLocale).find((service) => service.slug === slug);
    const isEnglish = (englishOnly as readonly string[]).includes(slug);
    expect(intro === english?.intro, slug).toBe(isEnglish);
    expect(textLocale).toBe(isEnglish ? defaultLocale : locale);
  }
});

test.each(everyService)('%s in %s names three other massages as related', (slug, _locale, service) => {
  const known = catalogue.map((candidate) => candidate.slug as string);
  expect(new Set(service.related).size).toBe(3);
  expect(service.related).not.toContain(slug);
  expect(service.related.filter((other) => !known.includes(other))).toEqual([]);
});

/** Texts that the centre specified exactly, even where they break the typographic rules below. */
const fixedTexts = [
  "The page you requested doesn't exist.",
  "Échec de l'envoi du message",
  'Unexpected Application Error!',
];

test('French texts have no-break spaces before punctuation and inside quotes', () => {
  const texts = textsBelow(textTemplates.fr).filter((text) => !fixedTexts.includes(text));
  const wrong = texts.filter(
    (text) =>
      /[^\u202F][;!?]/.test(text) || /[^\u00A0]:(?!\S)/.test(text) || /«[^\u00A0]|[^\u00A0]»/.test(text),
  );
  expect(wrong).toEqual([]);
});

test.each(locales)('texts in %s have no straight apostrophes', (locale) => {
  const texts = textsBelow(textTemplates[locale]);
  expect(texts.filter((text) => text.includes("'") && !fixedTexts.includes(text))).toEqual([]);
});

const placeholdersIn = (locale: Locale) => {
  const { layout, form, errors, answeringHours, pages } = textTemplates[locale];
  const { home, services, service, contact } = pages;
  return textsBelow({
    layout,
    form,
    errors,
    daily: answeringHours.daily,
    home,
    services,
    service,
    contact,
  }).map((text) =>
    [...text.matchAll(/\{([\w.]+)\}/g)]
      .map(([, name]) => name ?? '')
      // A translation may use a fact in another text.
      .filter((name) => !(name in factPlaceholders(textTemplates[locale], locale)))
      .sort(),
  );
};

test.each(translations)('texts in %s have the same placeholders as the English texts', (locale) => {
  expect(placeholdersIn(defaultLocale).flat().length).toBeGreaterThan(15);
  expect(placeholdersIn(locale)).toEqual(placeholdersIn(defaultLocale));
});

test.each([
  ['en', '€90'],
  ['es', '90\u00A0€'],
  ['fr', '90\u00A0€'],
] as const)('formats a price in %s', (locale, price) => {
  expect(formatPrice(90, locale)).toBe(price);
});

test('formats a duration with a no-break space', () => {
  expect(formatDuration(60)).toBe('60\u00A0min');
});

test('finds massages by the beginnings of all words, without case and accents', () => {
  const found = (query: string, locale: Locale) => searchServices(query, locale).map(({ slug }) => slug);
  expect(found('NORI kawas', 'en')).toEqual(['nuru-massage']);
  expect(found('prostatico', 'es')).toContain('prostate-massage');
  expect(found('corps-à-corps', 'fr')).toContain('body-to-body-massage');
  expect(found('awasaki', 'en')).toEqual([]);
  expect(found('tantra zzz', 'fr')).toEqual([]);
  expect(found('?!', 'en')).toEqual([]);
});

/** Returns every text in a value with its path: `['pages.home.nav', 'Home']`. */
const textEntries = (value: unknown, place = ''): [place: string, text: string][] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textEntries(inner, place ? `${place}.${key}` : key));
};

const entriesOf = (locale: Locale) => textEntries(textTemplates[locale]);

/** The paths of texts that equal English on purpose. */
const sameOnPurpose = async (locale: Locale): Promise<string[]> => {
  const { sameAsEnglish } = (await import(`../../content/${locale}/sameAsEnglish.ts`)) as {
    sameAsEnglish: Record<string, string>;
  };
  return Object.keys(sameAsEnglish);
};

/** Whether a path leads to a key, a number or the name of a cookie, which no language translates. */
const isNoTranslation = (place: string): boolean =>
  /\.links\.\d+\.to$/.test(place) ||
  /^pages\.(privacy|cookies)\.sections\.\d+\.(id|table)$/.test(place) ||
  /^pages\.cookies\.cookies\.consent(Date)?\.name$/.test(place) ||
  /^answeringHours\.(hours|clock)\b/.test(place) ||
  /[lL]inks\.\d+\.to$/.test(place);

test.each(translations)('only the listed texts in %s equal the English texts', async (locale) => {
  const english = new Map(entriesOf(defaultLocale));
  const same = entriesOf(locale)
    .filter(([place, text]) => english.get(place) === text && !isNoTranslation(place))
    .map(([place]) => place);
  expect(same.sort()).toEqual((await sameOnPurpose(locale)).sort());
});

test.each(locales)('no text in %s contains a price, telephone number, address or age', (locale) => {
  // Legal articles and the description of a picture contain other numbers.
  const mayHaveFigures =
    /^pages\.(privacy|cookies)\.|^pictureAlts\.hotels$|^pages\.service\.optionNotes\.|^answeringHours\./;
  const typed = entriesOf(locale).filter(
    ([place, text]) =>
      /€|euros? \d|\+34|600|@(?!example)|wa\.me/.test(text.replaceAll(/\w+@example\.com/g, '')) ||
      (!mayHaveFigures.test(place) && /\d/.test(text.replaceAll('3D', ''))),
  );
  expect(typed).toEqual([]);
});

test.each(locales)('every picture in %s has its own alternative text', (locale) => {
  const alts = Object.keys(pictures).map(
    (id) => textTemplates[locale].pictureAlts[id as keyof typeof pictures],
  );
  expect(alts.filter((alt) => !/^\p{Lu}.{15,}\.$/u.test(alt))).toEqual([]);
  expect(new Set(alts).size).toBe(alts.length);
});

test.each([
  ['en', 16],
  ['es', 10],
  ['fr', 16],
] as const)('the FAQ in %s has at least %i questions', (locale, count) => {
  expect(textTemplates[locale].faq.length).toBeGreaterThanOrEqual(count);
});

test.each(locales)('titles and descriptions of all pages in %s are short and unique', (locale) => {
  const { pages } = textTemplates[locale];
  // The head of a profile has placeholders and its own test.
  const services = servicesIn(locale).map(({ seoTitle, description, options }) => ({
    title: seoTitle,
    description: fill(description, { prices: formatDurationsAndPrices(options, locale) }),
  }));
  const heads = [...Object.values(pages), ...services].flatMap((words) => {
    if (!('description' in words) || words === pages.masseuse) return [];
    return [{ title: words.title, description: words.description }];
  });
  expect(heads.length).toBeGreaterThan(20);
  const titles = heads.map(({ title }) => title);
  const descriptions = heads.map(({ description }) => description);
  expect(titles.filter((title) => title.length >= 60)).toEqual([]);
  expect(descriptions.filter((description) => description.length >= 155)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('a text can link to a message form about each subject', () => {
  const links = subjects.map((subject) => ({ to: `ask-${subject}` as const, text: subject }));
  const page = load(renderToString(createElement(TextLinks, { links, locale: 'es' })));
  expect(page.attributes('a', 'href')).toEqual(
    subjects.map((subject) => `/es/contact?about=${subject}#message`),
  );
});
