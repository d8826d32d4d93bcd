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

/** The twelve massages; of those whose text is English everywhere, title and head. */
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
      'El Supreme reúne el masaje con aceite, el cuerpo a cuerpo y un final tántrico sin prisa. En la versión larga hay dos lingam y una pausa con té.',
    summary: 'Aceite, cuerpo a cuerpo y tantra en una misma sesión.',
  },
  'fetish-massage': fetish,
  'bdsm-massage': bdsm,
  'paradise-massage': {
    title: 'Paradise',
    seoTitle: 'Masaje Paradise en Barcelona, a cuatro manos',
    description:
      'Paradise: dos masajistas, cuatro manos y la sala grande, con bañera de mármol. La versión larga añade dos lingam y una copa de cava o un cóctel.',
    summary: 'Dos masajistas, cuatro manos y un baño de mármol.',
  },
  'tantric-divan-massage': {
    title: 'Tantric Divan',
    seoTitle: 'Tantric Divan en Barcelona: tantra sobre un diván curvo',
    description:
      'Masaje tántrico sobre un diván curvo que acompaña la espalda y permite posturas que una cama no admite. También en pareja, en el Eixample.',
    summary: 'Tantra sobre un diván curvo, en tres posturas.',
  },
  'desire-massage': desire,
};
