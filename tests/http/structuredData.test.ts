import { expect } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { locales } from '../../content/locales.ts';
import { addDays } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { formatPrice } from '../../views/texts/format.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl, missingUrl } from '../support/routeTable.ts';
import { massageWithDurations, otherLocale, titleOf } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

type Node = Record<string, unknown> & { '@type': string; '@id': string };

const graphOf = ({ $ }: ReturnType<typeof load>): Node[] => {
  const json = $('script[type="application/ld+json"]').text();
  return json ? JSON.parse(json)['@graph'] : [];
};

/** All objects in a value, itself included. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
};

/** All values of a key in a graph. */
const valuesOf = (value: unknown, key: string): unknown[] =>
  objectsIn(value).flatMap((object) => (key in object ? [object[key]] : []));

/** The ids of the objects that a graph defines. */
const definitionsIn = (graph: unknown): unknown[] =>
  objectsIn(graph).flatMap((object) =>
    '@id' in object && Object.keys(object).length > 1 ? object['@id'] : [],
  );

/** The ids in the objects of a graph that have nothing but an id. */
const referencesIn = (graph: unknown): unknown[] =>
  objectsIn(graph).flatMap((object) =>
    '@id' in object && Object.keys(object).length === 1 ? object['@id'] : [],
  );

/** The lowest and the highest price of the catalogue. */
const lowestAndHighest = (): [number, number] => {
  const prices = catalogue.flatMap(({ options }) => options.map(({ euros }) => euros));
  return [Math.min(...prices), Math.max(...prices)];
};

test('every price in structured data is on its page', async ({ read }) => {
  for (const { locale, url } of everyUrl) {
    const page = await read(url);
    for (const price of valuesOf(graphOf(page), 'price'))
      expect(page.text(), `${url}: ${price}`).toContain(plain(formatPrice(Number(price), locale)));
  }
});

test('the range of prices in structured data is from the lowest to the highest price', async ({ read }) => {
  for (const { locale, url } of everyUrl) {
    const range = lowestAndHighest().map((price) => formatPrice(price, locale));
    expect(valuesOf(graphOf(await read(url)), 'priceRange'), url).toEqual([range.join('–')]);
  }
});

test('every page shows the lowest and the highest price that its structured data name', async ({ read }) => {
  for (const { locale, url } of everyUrl) {
    const text = (await read(url)).text();
    for (const price of lowestAndHighest()) expect(text, url).toContain(plain(formatPrice(price, locale)));
  }
});

test('every hour in structured data is on its page', async ({ read }) => {
  for (const { url } of everyUrl) {
    const page = await read(url);
    const graph = graphOf(page);
    // A closed day has the hours 00:00 to 00:00, which no page shows.
    const times = [...valuesOf(graph, 'opens'), ...valuesOf(graph, 'closes')].filter(
      (time) => time !== '00:00',
    );
    expect(times, url).not.toEqual([]);
    for (const time of times) expect(page.text(), url).toContain(String(time));
  }
});

test('structured data of every page describe the site, the centre and the page', async ({ read }) => {
  for (const { locale, url } of everyUrl) {
    const graph = graphOf(await read(url));
    const types = graph.map((node) => node['@type']);
    expect(types, url).toEqual(expect.arrayContaining(['WebSite', 'DaySpa', 'ItemList', 'BreadcrumbList']));
    expect(graph).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', url: testOrigin + url, inLanguage: locale }),
    );
  }
});

test('every page but the home page shows a breadcrumb', async ({ read }) => {
  // That of the home page would have one item.
  for (const { ref, url } of everyUrl)
    expect((await read(url)).$('.breadcrumb').length, url).toBe(ref.page === 'home' ? 0 : 1);
});

test('no id is defined twice in structured data', async ({ read }) => {
  for (const { url } of everyUrl) {
    const ids = definitionsIn(graphOf(await read(url)));
    expect(ids).toContain(`${testOrigin}/#centre`);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      url,
    ).toEqual([]);
  }
});

test('every reference in structured data leads to an id that is defined there', async ({ read }) => {
  for (const { url } of everyUrl) {
    const graph = graphOf(await read(url));
    const references = new Set(referencesIn(graph));
    expect(references.size, url).toBeGreaterThan(0);
    expect(references.difference(new Set(definitionsIn(graph))), url).toEqual(new Set());
  }
});

const pricesIn = (page: ReturnType<typeof load>) => valuesOf(graphOf(page), 'price').toSorted();

test('structured data of the list of massages have every price of the catalogue', async ({ read }) => {
  const prices = catalogue.flatMap(({ options }) => options.map(({ euros }) => euros));
  const page = await read(urlOf({ page: 'services' }, otherLocale));
  expect(pricesIn(page)).toEqual(prices.toSorted());
});

test('structured data of a massage have all its prices, and no other', async ({ read }) => {
  const { slug, options } = massageWithDurations;
  const page = await read(urlOf({ page: 'service', slug }, otherLocale));
  expect(pricesIn(page)).toEqual(options.map(({ euros }) => euros).toSorted());
});

test.for(locales)('the search that structured data in %s offer finds a massage', async (locale, { read }) => {
  const graph = graphOf(await read(urlOf({ page: 'home' }, locale)));
  const [template = ''] = valuesOf(graph, 'urlTemplate') as string[];
  const title = titleOf(massageWithDurations.slug, locale);
  const url = template.replace(testOrigin, '').replace('{search_term_string}', encodeURIComponent(title));
  const shown = (await read(url)).attributes('.service-card', 'id');
  expect(shown).toContain(massageWithDurations.slug);
  expect(shown.length).toBeLessThan(catalogue.length);
});

test('markup in the words of a search does not end the structured data', async ({ get }) => {
  const search = get(urlOf({ page: 'services' }, otherLocale)).query({ q: '</script><b>' });
  const { text } = await search;
  expect(graphOf(load(text)).map((node) => node['@type'])).toContain('WebPage');
});

/** Every day of this year and the next two. */
const daysOfThreeYears = (): string[] => {
  const year = new Date().getFullYear();
  const days: string[] = [];
  for (let day = `${year}-01-01`; day < `${year + 3}-01-01`; day = addDays(day, 1)) days.push(day);
  return days;
};

type Hours = { opens: string; closes: string };

type Centre = {
  openingHoursSpecification: (Hours & { dayOfWeek: string[] })[];
  specialOpeningHoursSpecification: (Hours & { validFrom: string; validThrough: string })[];
};

/** The days of the week by the numbers of `getUTCDay`. */
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * The hours of a day as a search engine reads them, `12:00–20:00`. A closed day opens and closes at midnight.
 */
const readHoursOn = (day: string, centre: Centre): string => {
  const weekday = weekdayNames[new Date(day).getUTCDay()] ?? '';
  const hours =
    centre.specialOpeningHoursSpecification.find(
      ({ validFrom, validThrough }) => validFrom <= day && day <= validThrough,
    ) ?? centre.openingHoursSpecification.find(({ dayOfWeek }) => dayOfWeek.includes(weekday));
  return !hours || hours.opens === hours.closes ? 'closed' : `${hours.opens}–${hours.closes}`;
};

test('structured data of every page have the bookable hours of three years', async ({ read }) => {
  const days = daysOfThreeYears();
  const bookable = days.map((day) => {
    const hours = schedule.hoursOn(day);
    return `${day} ${hours ? `${hours.opens}–${hours.closes}` : 'closed'}`;
  });
  for (const { url } of everyUrl) {
    const centre = graphOf(await read(url)).find((node) => node['@type'] === 'DaySpa');
    const told = days.map((day) => `${day} ${readHoursOn(day, centre as unknown as Centre)}`);
    expect(told, url).toEqual(bookable);
  }
});

test('error pages have no structured data', async ({ readAnswer, read }) => {
  const path = missingUrl(otherLocale);
  expect((await readAnswer(path)).status).toBe(404);
  expect((await read(path)).$('script[type="application/ld+json"]')).toHaveLength(0);
});
