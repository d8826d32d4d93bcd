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
    seoTitle: 'Massage Supreme à Barcelone : huile et corps à corps',
    description:
      'Massage du dos à l’huile chaude, corps à corps, puis la lenteur du tantra. En version longue, une pause thé sépare deux finitions lingam.',
    summary: 'Huile, corps à corps et tantra en une seule séance.',
  },
  'fetish-massage': fetish,
  'bdsm-massage': bdsm,
  'paradise-massage': {
    title: 'Paradise',
    seoTitle: 'Massage Paradise à Barcelone : deux masseuses',
    description:
      'Un massage à quatre mains dans la plus grande pièce du centre, avec bain de marbre. En version longue : deux finitions lingam, cava ou cocktail.',
    summary: 'Deux masseuses, quatre mains et un bain de marbre.',
  },
  'tantric-divan-massage': {
    title: 'Tantric Divan',
    seoTitle: 'Massage Tantric Divan à Barcelone, seul ou à deux',
    description:
      'Sur un divan tout en courbes, un massage tantrique assis ou à demi allongé. Pour les couples, et pour les dos qui n’aiment pas rester à plat.',
    summary: 'Le tantra sur un divan galbé, en trois positions.',
  },
  'desire-massage': desire,
};
