import { expect, test } from 'vitest';
import { languages, locales } from '../../content/locales.ts';
import { serviceIn, servicesIn } from '../../views/texts/serviceEntries.ts';

const massagesInLocales = locales.flatMap((locale) =>
  servicesIn(locale).map(({ slug }) => ({
    locale,
    slug,
    hasLongTexts: 'intro' in languages[locale].massages[slug],
  })),
);

test.for(massagesInLocales.filter(({ hasLongTexts }) => hasLongTexts))(
  'massage $slug in $locale has its own long texts',
  ({ slug, locale }) => {
    expect(serviceIn(slug, locale).textLocale).toBe(locale);
  },
);

test.for(massagesInLocales.filter(({ hasLongTexts }) => !hasLongTexts))(
  'massage $slug in $locale has the long texts of another language',
  ({ slug, locale }) => {
    const { textLocale, intro } = serviceIn(slug, locale);
    expect(textLocale).not.toBe(locale);
    expect(intro).toBe(serviceIn(slug, textLocale).intro);
  },
);
