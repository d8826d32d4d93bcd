import { expect } from 'vitest';
import { yoniModel } from '../../content/catalogue.ts';
import { locales } from '../../content/locales.ts';
import { bioLanguage, masseuses, maxOtherMasseuses } from '../../content/masseuses.ts';
import { fill } from '../../content/placeholders.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { servicesIn } from '../../views/services.ts';
import { capitalise } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';

test.for(locales)('profiles in %s name exactly the massages of each masseuse', async (locale, { read }) => {
  const { alsoGives, specialties } = allTexts[locale].pages.masseuse;
  for (const { slug } of masseuses) {
    const page = await read(urlOf({ page: 'masseuse', slug }, locale));
    const rows = page
      .textsOf('main dl > div')
      .filter((row) => [alsoGives, specialties].some((term) => row.startsWith(term)));
    const named = rows.join(' ').toLowerCase();
    for (const { slug: massage, title, givenBy } of servicesIn(locale))
      expect(named.includes(title.toLowerCase()), `${slug} ${massage}`).toBe(givenBy.includes(slug));
    // This extra names its masseuses itself.
    const yoni = allTexts[locale].extras.items.yoni.title;
    const givers: readonly string[] = yoniModel.givenBy;
    expect(named.includes(yoni.toLowerCase()), `${slug} yoni`).toBe(givers.includes(slug));
  }
});

const othersShown = Math.min(maxOtherMasseuses, masseuses.length - 1);

test.for(locales)('profiles in %s show personal data, booking and other links', async (locale, { read }) => {
  const words = allTexts[locale].pages.masseuse;
  for (const { slug, name, age, nationality } of masseuses) {
    const url = urlOf({ page: 'masseuse', slug }, locale);
    const page = await read(url);
    expect(page.text('h1')).toBe(name);
    const shown = page.textsOf('main dl > div');
    expect(shown).toContain(`${words.age} ${plain(fill(words.ageInWords, { age }))}`);
    expect(shown).toContain(`${words.nationality} ${capitalise(words.nationalities[nationality], locale)}`);
    expect(page.targets(words.back, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    const book = formUrl('booking', locale, { masseuse: slug });
    expect(page.targets(words.book, 'main')).toEqual([book]);
    expect(page.targets(words.backToServices, 'main')).toEqual([urlOf({ page: 'services' }, locale)]);
    expect(page.attributes('.profile__bio', 'lang')).toEqual(locale === bioLanguage ? [] : [bioLanguage]);
    expect(page.text('#others-heading')).toBe(headingText(words.others));
    const links = page.attributes('[aria-labelledby=others-heading] a', 'href');
    expect(new Set(links).size).toBe(othersShown);
    expect(links).not.toContain(url);
  }
});

test.for(locales)('masseuses in %s are listed with name, nationality and age', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'masseuses' }, locale));
  const words = allTexts[locale].pages.masseuse;
  expect(page.textsOf('.portraits h2')).toEqual(masseuses.map(({ name }) => name));
  expect(page.textsOf('.portraits h2 + p')).toEqual(
    masseuses.map(({ age, nationality }) =>
      plain(`${capitalise(words.nationalities[nationality], locale)}, ${fill(words.ageInWords, { age })}`),
    ),
  );
});

test.for(locales)('an unknown masseuse in %s gets a page with 404', async (locale, { get, read }) => {
  const url = urlOf({ page: 'masseuse', slug: 'nobody' }, locale);
  expect((await get(url)).status).toBe(404);
  const page = await read(url);
  const { title, lead, home } = allTexts[locale].pages.masseuse.notFound;
  expect(page.text('h1')).toBe(title);
  expect(page.text('main')).toContain(plain(lead));
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  expect(page.meta('robots')).toMatch(/^noindex/);
});
