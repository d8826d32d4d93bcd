import type { Massage } from '../../massage.ts';

export const tantra = {
  title: 'Tantra',
  seoTitle: 'Tantra massage in Barcelona, slow and full-body',
  description:
    'Candlelight, breath and warm oil from the feet to the neck, with a lingam or yoni ending. For first visits, for old hands and for couples.',
  subtitle: 'breath by breath',
  summary: 'Breath, candlelight and warm oil, the whole body, in no hurry',
  features: [
    'Full body, from the feet up',
    'For newcomers and old hands',
    'Couples side by side',
    'Tea in the longer version',
  ],
  intro:
    'Tantra takes the long way round. You breathe, somebody looks at you kindly, and warm hands work from the feet upwards until the whole body is awake. The ending comes late, and slowly.',
  sections: [
    {
      heading: 'The first few breaths',
      paragraphs: [
        'The room is lit by candles and a good deal warmer than the corridor. After your shower you sit facing your masseuse for a moment, meet her eyes if you care to, and let your breathing fall in with hers. For the first three breaths this may feel odd. By the tenth it rarely does.',
        'Then you lie down. The strokes begin at the feet and travel up the legs and back to the neck, broad and slow, with plenty of warm oil, and return the way they came.',
      ],
    },
    {
      heading: 'How it differs',
      paragraphs: [
        'An ordinary massage finds tension and gets rid of it. A tantric one gathers it, spreads it through the body and lets it stay a while, until it has turned into something closer to warmth. When the feeling climbs, the hands move elsewhere; when it settles, they come back. The lingam or yoni ending belongs to that same slow movement.',
      ],
    },
    {
      heading: 'Your part in it',
      paragraphs: ['Small, and quickly learnt.'],
      bullets: [
        'Breathe a little more deeply than usual, through the mouth if it helps',
        'Keep your own hands at rest and let yourself receive',
        'Speak up for more pressure, for less, or for a pause',
      ],
    },
    {
      heading: 'Alone, or side by side',
      paragraphs: [
        'If you have never tried tantra, each step is explained before it happens, and there is no doctrine to believe in. If you know it well, tell us so and the explanations will be brief. Couples may lie next to each other in one room, each with a masseuse of their own: ask when you book, so that both can be kept free.',
      ],
    },
  ],
  benefitsTitle: 'What you may take home',
  benefits: [
    'Shoulders and a jaw that have let go',
    'Breath that sits lower and comes more slowly',
    'A quieter head, often until the next morning',
    'The sense of having been touched everywhere with equal care',
  ],
  includes: {
    45: [
      'Private shower before and after',
      'Full-body tantric massage with warm oil',
      'Lingam or yoni ending',
    ],
    60: [
      'Everything in the shorter massage',
      'Breathing ritual and tea',
      'More time for back, scalp and feet',
    ],
  },
} satisfies Massage<'tantra-massage'>;
