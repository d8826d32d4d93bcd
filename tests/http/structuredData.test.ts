import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { everyUrl } from '../support/routeTable.ts';
import { cleanUp, createTestSite, testOrigin } from '../support/testSite.ts';

afterEach(cleanUp);

type Node = Record<string, unknown> & { '@type': string; '@id': string };

const graphOf = (html: string): Node[] => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return json ? JSON.parse(json)['@graph'] : [];
};

const textOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** All values of a key anywhere in a graph. */
const valuesOf = (value: unknown, key: string): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(name === key ? [inner] : []),
        ...valuesOf(inner, key),
      ]);

test('every page has one graph whose references lead somewhere and whose prices and hours are on the page', async () => {
  const { app } = createTestSite();
  for (const { ref, locale, url } of everyUrl) {
    const html = (await request(app).get(url)).text;
    const graph = graphOf(html);
    const text = textOf(html);
    const types = graph.map((node) => node['@type']);
    for (const type of ['WebSite', 'DaySpa', 'ItemList', 'WebPage']) expect(types, url).toContain(type);
    expect(types.includes('BreadcrumbList'), url).toBe(ref.page !== 'home');
    expect(types.includes('FAQPage'), url).toBe(ref.page === 'home');
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size, url).toBe(ids.length);
    expect(ids).toContain(`${testOrigin}/#centre`);
    for (const price of valuesOf(graph, 'price')) {
      expect(text, `${url}: ${price}`).toContain(locale === 'en' ? `€${price}` : `${price} €`);
    }
    for (const time of [...valuesOf(graph, 'opens'), ...valuesOf(graph, 'closes')])
      expect(text).toContain(String(time));
    const [range = ''] = valuesOf(graph, 'priceRange') as string[];
    for (const price of range.replaceAll('\u00A0', ' ').split('–')) expect(text).toContain(price);
    const page = graph.find((node) => node['@type'] === 'WebPage');
    expect(page?.['url']).toBe(testOrigin + url);
    expect(page?.['inLanguage']).toBe(locale);
  }
});

test('the offer catalogue has every price, and each massage its own', async () => {
  const { app } = createTestSite();
  const home = graphOf((await request(app).get('/fr')).text);
  expect(valuesOf(home, 'price')).toHaveLength(18);
  const nuru = graphOf((await request(app).get('/es/services/nuru-massage')).text);
  expect(valuesOf(nuru, 'price')).toEqual([140, 180]);
});

test.each(locales)('the search action of the %s site finds something', async (locale) => {
  const { app } = createTestSite();
  const graph = graphOf((await request(app).get(urlOf({ page: 'home' }, locale))).text);
  const [template = ''] = valuesOf(graph, 'urlTemplate') as string[];
  const target = template.replace(testOrigin, '').replace('{search_term_string}', 'nuru');
  const found = await request(app).get(target);
  expect(found.status).toBe(200);
  expect(found.text).toContain('id="nuru-massage"');
  expect(found.text).not.toContain('id="bdsm-massage"');
});

test.each(locales)('questions and answers in %s are those on the page', async (locale) => {
  const { app } = createTestSite();
  const html = (await request(app).get(urlOf({ page: 'home' }, locale))).text;
  const text = textOf(html);
  const faq = graphOf(html).find((node) => node['@type'] === 'FAQPage');
  const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(locale === 'es' ? 10 : 16);
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name.replaceAll('\u00A0', ' '));
    expect(text).toContain(acceptedAnswer.text.replaceAll('\u00A0', ' '));
  }
  expect(text).not.toMatch(/\{\w/);
});

test('what a visitor searched for cannot end the block', async () => {
  const { app } = createTestSite();
  const html = (await request(app).get('/services').query({ q: '</script><b>' })).text;
  expect(graphOf(html).length).toBeGreaterThan(3);
  expect(html).not.toContain('</script><b>');
});

test('error screens have no structured data', async () => {
  const { app } = createTestSite();
  expect(graphOf((await request(app).get('/nope')).text)).toEqual([]);
});
