import type { Texts } from '../textTypes/texts.ts';
import { bdsm } from './massages/bdsm.ts';
import { bodyToBody } from './massages/bodyToBody.ts';
import { desire } from './massages/desire.ts';
import { fetish } from './massages/fetish.ts';
import { lingam } from './massages/lingam.ts';
import { nuru } from './massages/nuru.ts';
import { paradise } from './massages/paradise.ts';
import { prostate } from './massages/prostate.ts';
import { sensitive } from './massages/sensitive.ts';
import { supreme } from './massages/supreme.ts';
import { tantra } from './massages/tantra.ts';
import { tantricDivan } from './massages/tantricDivan.ts';

export const massages = {
  'tantra-massage': tantra,
  'lingam-massage': lingam,
  'nuru-massage': nuru,
  'body-to-body-massage': bodyToBody,
  'prostate-massage': prostate,
  'sensitive-massage': sensitive,
  'supreme-massage': supreme,
  'fetish-massage': fetish,
  'bdsm-massage': bdsm,
  'paradise-massage': paradise,
  'tantric-divan-massage': tantricDivan,
  'desire-massage': desire,
} satisfies Texts['massages'];
