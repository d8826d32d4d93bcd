import type { EnglishOnlySlug, ServiceSlug, TranslatedSlug } from './catalogue.ts';
import { bdsm } from './en/services/bdsm-massage.ts';
import { bodyToBody } from './en/services/body-to-body-massage.ts';
import { desire } from './en/services/desire-massage.ts';
import { fetish } from './en/services/fetish-massage.ts';
import { lingam } from './en/services/lingam-massage.ts';
import { nuru } from './en/services/nuru-massage.ts';
import { paradise } from './en/services/paradise-massage.ts';
import { prostate } from './en/services/prostate-massage.ts';
import { sensitive } from './en/services/sensitive-massage.ts';
import { supreme } from './en/services/supreme-massage.ts';
import { tantra } from './en/services/tantra-massage.ts';
import { tantricDivan } from './en/services/tantric-divan-massage.ts';
import { bdsm as esBdsm } from './es/services/bdsm-massage.ts';
import { bodyToBody as esBodyToBody } from './es/services/body-to-body-massage.ts';
import { desire as esDesire } from './es/services/desire-massage.ts';
import { fetish as esFetish } from './es/services/fetish-massage.ts';
import { lingam as esLingam } from './es/services/lingam-massage.ts';
import { nuru as esNuru } from './es/services/nuru-massage.ts';
import { prostate as esProstate } from './es/services/prostate-massage.ts';
import { sensitive as esSensitive } from './es/services/sensitive-massage.ts';
import { tantra as esTantra } from './es/services/tantra-massage.ts';
import { bdsm as frBdsm } from './fr/services/bdsm-massage.ts';
import { bodyToBody as frBodyToBody } from './fr/services/body-to-body-massage.ts';
import { desire as frDesire } from './fr/services/desire-massage.ts';
import { fetish as frFetish } from './fr/services/fetish-massage.ts';
import { lingam as frLingam } from './fr/services/lingam-massage.ts';
import { nuru as frNuru } from './fr/services/nuru-massage.ts';
import { prostate as frProstate } from './fr/services/prostate-massage.ts';
import { sensitive as frSensitive } from './fr/services/sensitive-massage.ts';
import { tantra as frTantra } from './fr/services/tantra-massage.ts';
import type { Locale } from './locales.ts';
import type { ServiceWords } from './service-words.ts';

/** The texts that are English on every page. */
const englishOnlyWords = {
  'supreme-massage': supreme,
  'paradise-massage': paradise,
  'tantric-divan-massage': tantricDivan,
} satisfies { [S in EnglishOnlySlug]: ServiceWords<S> };

type Translated = { [S in TranslatedSlug]: ServiceWords<S> };

/** What the page of each massage says, by language. */
export const serviceWords: Record<Locale, { [S in ServiceSlug]: ServiceWords<S> }> = {
  en: {
    ...englishOnlyWords,
    ...({
      'tantra-massage': tantra,
      'lingam-massage': lingam,
      'nuru-massage': nuru,
      'body-to-body-massage': bodyToBody,
      'prostate-massage': prostate,
      'sensitive-massage': sensitive,
      'fetish-massage': fetish,
      'bdsm-massage': bdsm,
      'desire-massage': desire,
    } satisfies Translated),
  },
  es: {
    ...englishOnlyWords,
    ...({
      'tantra-massage': esTantra,
      'lingam-massage': esLingam,
      'nuru-massage': esNuru,
      'body-to-body-massage': esBodyToBody,
      'prostate-massage': esProstate,
      'sensitive-massage': esSensitive,
      'fetish-massage': esFetish,
      'bdsm-massage': esBdsm,
      'desire-massage': esDesire,
    } satisfies Translated),
  },
  fr: {
    ...englishOnlyWords,
    ...({
      'tantra-massage': frTantra,
      'lingam-massage': frLingam,
      'nuru-massage': frNuru,
      'body-to-body-massage': frBodyToBody,
      'prostate-massage': frProstate,
      'sensitive-massage': frSensitive,
      'fetish-massage': frFetish,
      'bdsm-massage': frBdsm,
      'desire-massage': frDesire,
    } satisfies Translated),
  },
};
