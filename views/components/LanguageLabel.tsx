import { intlTags, type Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { fill } from '../text.ts';

type Props = { language: string; texts: Texts; locale: Locale };

/** Names the language of a text in another language than the page. `lang` tells screen readers the same. */
export const LanguageLabel = ({ language, texts, locale }: Props) => {
  if (language === locale) return null;
  const name = new Intl.DisplayNames(intlTags[locale], { type: 'language' }).of(language) ?? language;
  return <small className="in-english">{fill(texts.layout.inLanguage, { language: name })}</small>;
};
