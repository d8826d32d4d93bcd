import { byLocale, languages } from '../../content/locales.ts';
import { fillKnown } from '../../content/rules/placeholders.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { factPlaceholders } from './factPlaceholders.ts';

/** All texts of the site by language, with the facts filled in. */
export const allTexts = byLocale((locale) =>
  fillKnown<Texts>(languages[locale], factPlaceholders(languages[locale], locale)),
);
