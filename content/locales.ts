/** The languages of the site, in the order of the language switcher. */
export const locales = ['en', 'es', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** The language without a path prefix, and the fallback. */
export const defaultLocale: Locale = 'en';

/** The BCP 47 tags for `Intl`, which determine the formats of dates and prices. */
export const intlTags = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' } as const satisfies Record<Locale, string>;

/** The tags that social networks expect in `og:locale`. */
export const socialLocales = { en: 'en_GB', es: 'es_ES', fr: 'fr_FR' } as const satisfies Record<
  Locale,
  string
>;
