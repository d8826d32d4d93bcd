import type { ServiceSlug } from '../../catalogue.ts';
import type { ServiceHead } from '../../service-words.ts';

/** Titles and descriptions for search engines and social cards, by massage. */
export const serviceHeads = {
  'tantra-massage': {
    seoTitle: 'Masaje tántrico en Barcelona, con velas y aceite tibio',
    description:
      'Masaje tántrico de cuerpo entero en el Eixample: respiración, aceite tibio y un final lento. Individual o en pareja, con masajista a tu elección.',
  },
  'lingam-massage': {
    seoTitle: 'Masaje lingam en Barcelona: manos, pausas y calma',
    description:
      'Masaje lingam en el Eixample: breve, solo con las manos y con un orden aprendido. Encaja en una primera visita o en un hueco a mediodía.',
  },
  'nuru-massage': {
    seoTitle: 'Masaje nuru en Barcelona con gel de alga nori',
    description:
      'Masaje nuru con gel tibio de alga nori, sin color ni olor, sobre colchón caliente. Qué incluye cada sesión y qué conviene saber la primera vez.',
  },
  'body-to-body-massage': {
    seoTitle: 'Masaje cuerpo a cuerpo en Barcelona, con aceite tibio',
    description:
      'Masaje cuerpo a cuerpo en el Eixample, sobre futón y con aceite tibio. En qué se distingue del nuru, qué incluye y cómo se elige masajista.',
  },
  'prostate-massage': {
    seoTitle: 'Masaje prostático en Barcelona, explicado paso a paso',
    description:
      'Masaje prostático lento y preciso, externo y, si quieres, interno, con guante. Se explica antes de empezar y se detiene en cuanto lo digas.',
  },
  'sensitive-massage': {
    seoTitle: 'Masaje sensitivo en Barcelona: pluma, seda y roce',
    description:
      'Masaje sensitivo en Barcelona con pluma, seda y yemas de los dedos, casi sin presión. Antifaz opcional, silencio y un final de lingam o de yoni.',
  },
  'supreme-massage': {
    seoTitle: 'Masaje Supreme en Barcelona: aceite, cuerpo y tantra',
    description:
      'El Supreme reúne el masaje con aceite, el cuerpo a cuerpo y un final tántrico sin prisa. En la versión larga hay dos lingam y una pausa con té.',
  },
  'fetish-massage': {
    seoTitle: 'Masaje fetichista en Barcelona, con límites claros',
    description:
      'Cuero, látex, seda, tacones o pies: nos lo cuentas antes, acordamos los límites y después viene el masaje con aceite. Con discreción, en el Eixample.',
  },
  'bdsm-massage': {
    seoTitle: 'Masaje BDSM en Barcelona: cuerda, límites y cuidado',
    description:
      'Masaje BDSM suave en Barcelona: palabra de seguridad, cuerdas que no aprietan, antifaz y cera tibia. No deja marcas y termina con manta, agua y calma.',
  },
  'paradise-massage': {
    seoTitle: 'Masaje Paradise en Barcelona, a cuatro manos',
    description:
      'Paradise: dos masajistas, cuatro manos y la sala grande, con bañera de mármol. La versión larga añade dos lingam y una copa de cava o un cóctel.',
  },
  'tantric-divan-massage': {
    seoTitle: 'Tantric Divan en Barcelona: tantra sobre un diván curvo',
    description:
      'Masaje tántrico sobre un diván curvo que acompaña la espalda y permite posturas que una cama no admite. También en pareja, en el Eixample.',
  },
  'desire-massage': {
    seoTitle: 'Masaje Deseo en Barcelona: lo compones tú',
    description:
      'Eliges tres elementos (aceite, gel, pluma, espejo, música, antifaz…) y con ellos se compone tu masaje, en el Eixample de Barcelona.',
  },
} satisfies Record<ServiceSlug, ServiceHead>;
