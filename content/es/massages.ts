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
    seoTitle: 'Masaje Supreme en Barcelona: aceite, cuerpo y tantra',
    description:
      'Aceite, cuerpo a cuerpo y un final tántrico en una misma sesión; en la larga, dos finales y una pausa con té. Precios: {prices}.',
    summary: 'Masaje con aceite, cuerpo a cuerpo y tantra en una misma sesión',
  },
  'fetish-massage': fetish,
  'bdsm-massage': bdsm,
  'paradise-massage': {
    title: 'Paradise',
    seoTitle: 'Masaje Paradise en Barcelona, a cuatro manos',
    description:
      'Dos masajistas y la sala de la bañera de mármol; en la versión larga, dos finales y cava o un cóctel. Precios: {prices}.',
    summary: 'Dos masajistas a cuatro manos, en la sala de la bañera de mármol',
  },
  'tantric-divan-massage': {
    title: 'Tantric Divan',
    seoTitle: 'Tantric Divan en Barcelona: tantra sobre un diván curvo',
    description:
      'Masaje tántrico en tres posturas sobre un diván curvo que sostiene la espalda. También en pareja, en el Eixample. Precio: {prices}.',
    summary: 'Tantra en tres posturas, sobre un diván curvo',
  },
  'desire-massage': desire,
};
