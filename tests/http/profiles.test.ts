import { expect } from 'vitest';
import { yoniModel } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { bioLanguage, masseuses, maxOtherMasseuses } from '../../content/masseuses.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { servicesIn } from '../../views/texts/serviceEntries.ts';
import { capitalise } from '../../views/texts/text.ts';
import { urlOf } from '../../views/urls.ts';
import { type load, plain } from '../support/html.ts';
import { isLabelled } from '../support/languageLabel.ts';
import { test } from '../support/pageTest.ts';

const profileUrl = (slug: string, locale: Locale): string => urlOf({ page: 'masseuse', slug }, locale);

/** The lines of a profile that name the massages of a masseuse, in small letters. */
const readMassages = ({ textsOf }: ReturnType<typeof load>, locale: Locale): string => {
  const { alsoGives, specialties } = allTexts[locale].pages.masseuse;
  const rows = textsOf('main dl > div');
  return rows
    .filter((row) => row.startsWith(alsoGives) || row.startsWith(specialties))
    .join(' ')
    .toLowerCase();
};

test.for(locales)(
  'each profile in %s names the massages of its masseuse, and no other',
  async (locale, { read }) => {
    for (const { slug } of masseuses) {
      const named = readMassages(await read(profileUrl(slug, locale)), locale);
      for (const { slug: massage, title, givenBy } of servicesIn(locale))
        expect(named.includes(title.toLowerCase()), `${slug} ${massage}`).toBe(givenBy.includes(slug));
    }
  },
);

test.for(locales)(
  'the profiles in %s that name the yoni massage are those of its givers',
  async (locale, { read }) => {
    const yoni = allTexts[locale].extras.items.yoni.title;
    // The yoni massage is an extra. Those who give the massage `yoniModel` give it too.
    const givers: readonly string[] = yoniModel.givenBy;
    for (const { slug } of masseuses) {
      const named = readMassages(await read(profileUrl(slug, locale)), locale);
      expect(named.includes(yoni.toLowerCase()), slug).toBe(givers.includes(slug));
    }
  },
);

test.for(locales)('each profile in %s shows name, age and nationality', async (locale, { read }) => {
  const words = allTexts[locale].pages.masseuse;
  for (const { slug, name, age, nationality } of masseuses) {
    const page = await read(profileUrl(slug, locale));
    expect(page.text('h1')).toBe(name);
    const shown = page.textsOf('main dl > div');
    expect(shown).toContain(`${words.age} ${plain(fill(words.ageInWords, { age }))}`);
    expect(shown).toContain(`${words.nationality} ${capitalise(words.nationalities[nationality], locale)}`);
  }
});

test.for(locales)('each profile in %s links the form with its masseuse', async (locale, { read }) => {
  const { requestBooking } = allTexts[locale].layout;
  for (const { slug } of masseuses) {
    const page = await read(profileUrl(slug, locale));
    expect(page.targets(requestBooking, 'main')).toEqual([formUrl('booking', locale, { masseuse: slug })]);
  }
});

test.for(locales)('each profile in %s links the home page and the massages', async (locale, { read }) => {
  const { back, backToServices } = allTexts[locale].pages.masseuse;
  for (const { slug } of masseuses) {
    const page = await read(profileUrl(slug, locale));
    expect(page.targets(back, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.targets(backToServices, 'main')).toEqual([urlOf({ page: 'services' }, locale)]);
  }
});

test.for(locales)(
  'screen readers read the biographies in %s in their own language',
  async (locale, { read }) => {
    for (const { slug } of masseuses) {
      const page = await read(profileUrl(slug, locale));
      expect(page.$('.profile__bio')).toHaveLength(1);
      expect(page.attributes('.profile__bio', 'lang')).toEqual(locale === bioLanguage ? [] : [bioLanguage]);
    }
  },
);

test.for(locales)('profiles in %s label a biography in another language', async (locale, { read }) => {
  const page = await read(profileUrl(masseuses[0].slug, locale));
  const { bioIn } = allTexts[locale].pages.masseuse;
  expect(isLabelled(page, bioIn, bioLanguage, locale)).toBe(locale !== bioLanguage);
});

const othersShown = Math.min(maxOtherMasseuses, masseuses.length - 1);

test.for(locales)('each profile in %s links profiles of other masseuses', async (locale, { read }) => {
  for (const { slug } of masseuses) {
    const page = await read(profileUrl(slug, locale));
    const links = new Set(page.attributes('[aria-labelledby=others-heading] a', 'href'));
    const others = masseuses.map((other) => profileUrl(other.slug, locale));
    expect(links.size).toBe(othersShown);
    expect(others).toEqual(expect.arrayContaining([...links]));
    expect(links).not.toContain(profileUrl(slug, locale));
  }
});

test.for(locales)(
  'the masseuses page in %s has all in order, each with nationality and age',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'masseuses' }, locale));
    const words = allTexts[locale].pages.masseuse;
    expect(page.textsOf('.portraits h2')).toEqual(masseuses.map(({ name }) => name));
    expect(page.textsOf('.portraits h2 + p')).toEqual(
      masseuses.map(({ age, nationality }) =>
        plain(`${capitalise(words.nationalities[nationality], locale)}, ${fill(words.ageInWords, { age })}`),
      ),
    );
  },
);
