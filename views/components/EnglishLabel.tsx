import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';

type Props = { textLocale: Locale; copy: Copy; locale: Locale };

/** Labels an English text on a page in another language. `lang` tells screen readers the same. */
export const EnglishLabel = ({ textLocale, copy, locale }: Props) =>
  textLocale !== locale && <small className="in-english">{copy.layout.inEnglish}</small>;
