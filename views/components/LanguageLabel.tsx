import { intlTags, type Locale } from '../../content/locales.ts';
import { fill } from '../../content/rules/placeholders.ts';

/** The `lang` attribute of a text; empty if the text is in the page's language. */
export const langAttribute = (language: string, locale: Locale): { lang?: string } =>
  language === locale ? {} : { lang: language };

type Props = { language: string; label: string; locale: Locale };

/** Names the language of a text in another language than the page. `lang` tells screen readers the same. */
export const LanguageLabel = ({ language, label, locale }: Props) => {
  if (language === locale) return null;
  const name = new Intl.DisplayNames(intlTags[locale], { type: 'language' }).of(language) ?? language;
  return <small className="language-label">{fill(label, { language: name })}</small>;
};
