import type { Massages } from '../massage.ts';
import { bdsm } from './massages/bdsm.ts';
import { bodyToBody } from './massages/bodyToBody.ts';
import { desire } from './massages/desire.ts';
import { fetish } from './massages/fetish.ts';
import { lingam } from './massages/lingam.ts';
import { nuru } from './massages/nuru.ts';
import { prostate } from './massages/prostate.ts';
import { sensitive } from './massages/sensitive.ts';
import { tantra } from './massages/tantra.ts';

/** The twelve massages. Those with English texts on all pages have only the short texts. */
export const massages: Massages = {
  'tantra-massage': tantra,
  'lingam-massage': lingam,
  'nuru-massage': nuru,
  'body-to-body-massage': bodyToBody,
  'prostate-massage': prostate,
  'sensitive-massage': sensitive,
  'supreme-massage': {
    title: 'Supreme',
    seoTitle: 'Massage Supreme à Barcelone : huile et corps à corps',
    description:
      'Massage à l’huile chaude, corps à corps, puis tantra. En version longue, deux finitions lingam et une pause thé. {prices}.',
    summary: 'De l’huile, du corps à corps, puis du tantra, en une séance.',
  },
  'fetish-massage': fetish,
  'bdsm-massage': bdsm,
  'paradise-massage': {
    title: 'Paradise',
    seoTitle: 'Massage Paradise à Barcelone : deux masseuses',
    description:
      'Un massage à quatre mains et un bain de marbre. En version longue, deux finitions lingam, cava ou cocktail. {prices}.',
    summary: 'Deux masseuses, quatre mains et un bain de marbre.',
  },
  'tantric-divan-massage': {
    title: 'Tantric Divan',
    seoTitle: 'Massage Tantric Divan à Barcelone, individuel ou en couple',
    description:
      'Un massage tantrique sur un divan tout en courbes, en position assise ou à demi allongée. Individuel ou en couple. {prices}.',
    summary: 'Un massage tantrique sur un divan tout en courbes, en trois positions.',
  },
  'desire-massage': desire,
};
