import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';

type Props = { textLocale: Locale; copy: Copy; locale: Locale };

/** Says to the eye what `lang` says to a screen reader: the text beside it is English on a page that is not. */
export const InEnglish = ({ textLocale, copy, locale }: Props) =>
  textLocale !== locale && <small className="in-english">{copy.layout.inEnglish}</small>;
