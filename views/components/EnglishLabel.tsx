import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';

type Props = { textLocale: Locale; texts: Texts; locale: Locale };

/** Labels an English text on a page in another language. `lang` tells screen readers the same. */
export const EnglishLabel = ({ textLocale, texts, locale }: Props) =>
  textLocale !== locale && <small className="in-english">{texts.layout.inEnglish}</small>;
