import { expect } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { openingHours } from '../../content/hours.ts';
import { locales } from '../../content/locales.ts';
import { formatPrice } from '../../views/format.ts';
import { search } from '../../views/search.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { massageWithOptions, otherLocale, titleOf } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

type Node = Record<string, unknown> & { '@type': string; '@id': string };

const graphOf = ({ $ }: ReturnType<typeof load>): Node[] => {
  const json = $('script[type="application/ld+json"]').text();
  return json ? JSON.parse(json)['@graph'] : [];
};

/** The ids that a graph only references, and those that it defines. */
const idsIn = (value: unknown): { references: string[]; definitions: string[] } => {
  if (typeof value !== 'object' || value === null) return { references: [], definitions: [] };
  const below = Object.values(value).map(idsIn);
  const own = '@id' in value ? [String(value['@id'])] : [];
  const isReference = Object.keys(value).length === 1;
  return {
    references: [...(isReference ? own : []), ...below.flatMap(({ references }) => references)],
    definitions: [...(isReference ? [] : own), ...below.flatMap(({ definitions }) => definitions)],
  };
};

/** All values of a key in a graph. */
const valuesOf = (value: unknown, key: string): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(name === key ? [inner] : []),
        ...valuesOf(inner, key),
      ]);

test('structured data have no price or hour that their page does not show', async ({ read }) => {
  for (const { locale, url } of everyUrl) {
    const shown = await read(url);
    const text = shown.text();
    const graph = graphOf(shown);
    for (const price of valuesOf(graph, 'price'))
      expect(text, `${url}: ${price}`).toContain(plain(formatPrice(Number(price), locale)));
    // A closed day has the hours 00:00 to 00:00, which no page shows.
    const times = [...valuesOf(graph, 'opens'), ...valuesOf(graph, 'closes')].filter(
      (time) => time !== '00:00',
    );
    expect(times.length, url).toBeGreaterThan(0);
    for (const time of times) expect(text).toContain(String(time));
    const prices = catalogue.flatMap(({ options }) => options.map(({ euros }) => euros));
    const range = [Math.min(...prices), Math.max(...prices)].map((price) => formatPrice(price, locale));
    expect(valuesOf(graph, 'priceRange'), url).toEqual([range.join('–')]);
    for (const price of range) expect(text).toContain(plain(price));
  }
});

test('structured data of every page describe site, centre, page and place in the site', async ({ read }) => {
  for (const { ref, locale, url } of everyUrl) {
    const page = await read(url);
    const graph = graphOf(page);
    const types = graph.map((node) => node['@type']);
    expect(types, url).toEqual(expect.arrayContaining(['WebSite', 'DaySpa', 'ItemList', 'BreadcrumbList']));
    expect(graph).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', url: testOrigin + url, inLanguage: locale }),
    );
    // The home page shows no breadcrumb, because it would have one item.
    expect(page.$('.breadcrumb').length, url).toBe(ref.page === 'home' ? 0 : 1);
  }
});

test('each id in structured data is defined once, and each reference leads to one', async ({ read }) => {
  for (const { url } of everyUrl) {
    const graph = graphOf(await read(url));
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size, url).toBe(ids.length);
    expect(ids).toContain(`${testOrigin}/#centre`);
    const { references, definitions } = idsIn(graph);
    expect(references.length, url).toBeGreaterThan(0);
    expect(new Set(references).difference(new Set(definitions)), url).toEqual(new Set());
  }
});

test('structured data contain every price of the catalogue', async ({ read }) => {
  const pricesAt = async (url: string) => valuesOf(graphOf(await read(url)), 'price').toSorted();
  const prices = catalogue.flatMap(({ options }) => options.map(({ euros }) => euros));
  expect(await pricesAt(urlOf({ page: 'services' }, otherLocale))).toEqual(prices.toSorted());
  const { slug, options } = massageWithOptions;
  expect(await pricesAt(urlOf({ page: 'service', slug }, otherLocale))).toEqual(
    options.map(({ euros }) => euros).toSorted(),
  );
});

test.for(locales)('the search action in structured data in %s finds a massage', async (locale, { read }) => {
  const graph = graphOf(await read(urlOf({ page: 'home' }, locale)));
  const [template = ''] = valuesOf(graph, 'urlTemplate') as string[];
  const title = titleOf(massageWithOptions.slug, locale);
  const url = template.replace(testOrigin, '').replace('{search_term_string}', encodeURIComponent(title));
  const shown = (await read(url)).attributes('.service-card', 'id');
  expect(shown).toContain(massageWithOptions.slug);
  expect(shown).toEqual(search(title, locale).services.map(({ slug }) => slug));
});

test('words of a search are escaped in the page and in its structured data', async ({ get }) => {
  const { text } = await get(urlOf({ page: 'services' }, otherLocale)).query({ q: '</script><b>' });
  expect(text).toContain('&lt;/script&gt;&lt;b&gt;');
  expect(text).not.toContain('</script><b>');
  expect(graphOf(load(text)).map((node) => node['@type'])).toContain('WebPage');
});

/** The years of structured data: the current one and the next two. */
const years = [0, 1, 2].map((later) => new Date().getFullYear() + later);

/** What search engines read about each date with other hours. A closed day opens and closes at midnight. */
const datesWithOtherHours = openingHours.dates.flatMap(({ dates, hours }) =>
  dates
    .flatMap((date) => (date.length > 5 ? date : years.map((year) => `${year}-${date}`)))
    .map((day) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
    })),
);

test('structured data of every page have the hours of the week and the dates with other hours', async ({
  read,
}) => {
  for (const { url } of everyUrl) {
    const centre = graphOf(await read(url)).find((node) => node['@type'] === 'DaySpa');
    expect(centre?.['specialOpeningHoursSpecification'], url).toEqual(datesWithOtherHours);
    expect(centre?.['openingHoursSpecification'], url).toEqual(
      openingHours.week.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    );
  }
});

test('error pages have no structured data', async ({ visit, read }) => {
  expect((await visit('/nope')).status).toBe(404);
  const page = await read('/nope');
  expect(page.$('script[type="application/ld+json"]')).toHaveLength(0);
});
