import type { Texts } from '../textTypes/texts.ts';
import { bdsm } from './massages/bdsm.ts';
import { bodyToBody } from './massages/bodyToBody.ts';
import { desire } from './massages/desire.ts';
import { fetish } from './massages/fetish.ts';
import { lingam } from './massages/lingam.ts';
import { nuru } from './massages/nuru.ts';
import { prostate } from './massages/prostate.ts';
import { sensitive } from './massages/sensitive.ts';
import { tantra } from './massages/tantra.ts';

/**
 * The massages of the list. Those with English texts on all pages have only the short texts and the lists.
 */
export const massages = {
  'tantra-massage': tantra,
  'lingam-massage': lingam,
  'nuru-massage': nuru,
  'body-to-body-massage': bodyToBody,
  'prostate-massage': prostate,
  'sensitive-massage': sensitive,
  'supreme-massage': {
    title: 'Supreme',
    seoTitle: 'Massage Supreme à Barcelone, en trois temps',
    description:
      'Huile chaude, corps à corps, puis une fin lente. En {longer} minutes, une pause thé, puis une seconde fin. {prices}.',
    inSentence: 'le Supreme',
    subtitle: 'en trois temps',
    summary: 'L’huile d’abord, puis peau contre peau, et une fin tout en lenteur.',
    features: ['Huile, corps à corps, lenteur', 'En {longer} minutes, une pause thé'],
    includes: {
      60: [
        'Douche avant et après',
        'Massage de tout le corps à l’huile chaude',
        'Massage corps à corps',
        'Finition lente, lingam ou yoni',
      ],
      90: ['Tout le massage de {shorter} minutes', 'Une pause thé, puis une seconde finition'],
    },
  },
  'fetish-massage': fetish,
  'bdsm-massage': bdsm,
  'paradise-massage': {
    title: 'Paradise',
    seoTitle: 'Massage Paradise à Barcelone : deux masseuses',
    description:
      'Deux masseuses, quatre mains et un bain de marbre. En {longer} minutes, un cava ou un cocktail entre deux fins. {prices}.',
    inSentence: 'le Paradise',
    subtitle: 'à quatre mains',
    summary: 'Deux masseuses, quatre mains et un bain de marbre.',
    features: ['Une baignoire ronde, en marbre', 'En {longer} minutes, cava ou cocktail'],
    includes: {
      70: [
        'Un bain ou une douche pour commencer',
        'Massage à quatre mains à l’huile chaude',
        'Corps à corps avec les deux masseuses',
        'Finition lingam ou yoni',
        'Douche après le massage',
      ],
      90: [
        'Tout le massage de {shorter} minutes',
        'Un verre de cava ou un cocktail, puis une seconde finition',
      ],
    },
  },
  'tantric-divan-massage': {
    title: 'Tantric Divan',
    seoTitle: 'Massage Tantric Divan à Barcelone, individuel ou en couple',
    description:
      'Un massage tantrique sur un divan aux lignes courbes, en position assise ou à demi allongée. Individuel ou en couple. {prices}.',
    inSentence: 'le Tantric Divan',
    subtitle: 'tout en courbes',
    summary: 'Un massage tantrique en trois positions, sur un divan fait pour cela.',
    features: [
      'Un divan lie-de-vin',
      'Des étirements doux',
      'Confortable pour le bas du dos',
      'Individuel ou en couple',
    ],
    includes: {
      60: [
        'Douche avant et après',
        'Massage tantrique sur le divan',
        'Huile et serviettes chaudes',
        'Finition lingam ou yoni, et une seconde si vous le souhaitez, sans supplément',
      ],
    },
  },
  'desire-massage': desire,
} satisfies Texts['massages'];
