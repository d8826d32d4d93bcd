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
    seoTitle: 'Masaje Supreme en Barcelona: aceite, cuerpo y tantra',
    description:
      'Aceite, cuerpo a cuerpo y un final tántrico en una misma sesión. En {longer} minutos, dos finales y una pausa con té. {prices}.',
    inSentence: 'el Supreme',
    subtitle: 'de menos a más',
    summary: 'Masaje con aceite, cuerpo a cuerpo y un final tántrico',
    features: ['Empieza por la espalda', 'Sigue piel con piel', 'Dos finales en el de {longer} minutos'],
    includes: {
      60: [
        'Ducha antes y después',
        'Masaje de cuerpo entero con aceite',
        'Cuerpo a cuerpo',
        'Final de lingam o de yoni',
      ],
      90: ['Todo lo del masaje de {shorter} minutos', 'Pausa con té', 'Dos finales, de lingam o de yoni'],
    },
  },
  'fetish-massage': fetish,
  'bdsm-massage': bdsm,
  'paradise-massage': {
    title: 'Paradise',
    seoTitle: 'Masaje Paradise en Barcelona, a cuatro manos',
    description:
      'Dos masajistas y la sala de la bañera de mármol. En {longer} minutos, dos finales y cava o un cóctel. {prices}.',
    inSentence: 'el Paradise',
    subtitle: 'a cuatro manos',
    summary: 'Un masaje a cuatro manos, en la sala de la bañera de mármol',
    features: [
      'Baño o ducha para empezar',
      'Piel con piel con las dos',
      'Cava o un cóctel en el de {longer} minutos',
    ],
    includes: {
      70: [
        'Baño o ducha para empezar',
        'Masaje a cuatro manos con aceite',
        'Cuerpo a cuerpo con dos masajistas',
        'Final de lingam o de yoni',
        'Ducha al terminar',
      ],
      90: [
        'Todo lo del masaje de {shorter} minutos',
        'Dos finales, de lingam o de yoni',
        'Una copa de cava o un cóctel',
      ],
    },
  },
  'tantric-divan-massage': {
    title: 'Tantric Divan',
    seoTitle: 'Tantric Divan en Barcelona: tantra sobre un diván curvo',
    description:
      'Masaje tántrico en tres posturas sobre un diván curvo que sostiene la espalda. En el Eixample de Barcelona. {prices}.',
    inSentence: 'el Tantric Divan',
    subtitle: 'en tres posturas',
    summary: 'Masaje tántrico sobre un diván curvo que sostiene la espalda',
    features: ['Toallas calientes', 'Estiramientos suaves', 'Cómodo para las lumbares'],
    includes: {
      60: [
        'Ducha antes y después',
        'Masaje tántrico en el diván',
        'Aceite y toallas calientes',
        'Final de lingam o de yoni y, si te apetece, un segundo',
      ],
    },
  },
  'desire-massage': desire,
} satisfies Texts['massages'];
