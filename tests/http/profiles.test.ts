import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { allTexts } from '../../views/allTexts.ts';
import { capitalise, fill } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';

test.for(locales)('each profile in %s shows its data and four other profiles', async (locale, { read }) => {
  const words = allTexts[locale].pages.masseuse;
  for (const { slug, name, age, nationality } of masseuses) {
    const page = await read(urlOf({ page: 'masseuse', slug }, locale));
    expect(page.text('h1')).toBe(name);
    const shown = page.textsOf('main dl > div');
    expect(shown).toContain(`${words.age} ${plain(fill(words.ageInWords, { age }))}`);
    expect(shown).toContain(`${words.nationality} ${capitalise(words.nationalities[nationality], locale)}`);
    expect(page.targets(words.back, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.$('main a[data-back]').text()).toBe(words.back);
    expect(page.targets(words.backToServices, 'main')).toEqual([urlOf({ page: 'services' }, locale)]);
    expect(page.attributes('.profile__bio', 'lang')).toEqual(locale === 'en' ? [] : ['en']);
    expect(page.text('#others-heading')).toBe(headingText(words.others));
    const others = page.attributes('[aria-labelledby=others-heading] a', 'href');
    expect(others).toHaveLength(4);
    expect(new Set(others).size).toBe(4);
    expect(others).not.toContain(urlOf({ page: 'masseuse', slug }, locale));
  }
});

test('the list of masseuses shows names, nationalities and ages in order', async ({ read }) => {
  const page = await read('/masseuses');
  const names = page.textsOf('.portraits h2');
  const lines = page.textsOf('.portraits h2 + p');
  expect(names).toEqual(masseuses.map(({ name }) => name));
  expect(names.map((name, index) => `${name}: ${lines[index]}`).slice(0, 7)).toEqual([
    'Chiara: Italian, 23',
    'Alba: Spanish, 23',
    'Mila: Slavic, 29',
    'Nora: Spanish, 25',
    'Bua: Thai, 28',
    'Vera: Spanish, 26',
    'Carla: Spanish, 24',
  ]);
});

test.for(locales)(
  'returns a 404 page for an unknown masseuse in %s with a link home',
  async (locale, { get, read }) => {
    const url = urlOf({ page: 'masseuse', slug: 'nobody' }, locale);
    expect((await get(url)).status).toBe(404);
    const page = await read(url);
    const { title, lead, home } = allTexts[locale].pages.masseuse.notFound;
    expect(page.text('h1')).toBe(title);
    expect(page.text('main')).toContain(plain(lead));
    expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.meta('robots')).toMatch(/^noindex/);
    if (locale === 'en')
      expect([title, lead]).toEqual(['Profile not found', 'The requested masseuse does not exist.']);
  },
);

test('writes ages and profile links as each language does', async ({ read }) => {
  const shown = async (path: string) => {
    const page = await read(path);
    return [page.textsOf('.portraits h2 + p')[1], page.attributes('.portraits__view', 'aria-label')[1]];
  };
  expect(await shown('/masseuses')).toEqual(['Spanish, 23', 'View profile: Alba']);
  expect(await shown('/es/masajistas')).toEqual(['Española, 23 años', 'Ver perfil de Alba']);
  expect(await shown('/fr/masseuses')).toEqual(['Espagnole, 23 ans', 'Alba\u00a0: voir le profil']);
  expect((await read('/fr/therapists/bua')).textsOf('main dl > div')[0]).toBe('Âge 28 ans');
});
