import type { Massage } from '../../massage.ts';

export const tantra = {
  title: 'Tantra',
  seoTitle: 'Tantra massage in Barcelona, slow and full-body',
  description:
    'Candlelight, breathing and warm oil from the feet to the neck, with a lingam or yoni ending. Alone or as a couple. {prices}.',
  subtitle: 'breath by breath',
  summary: 'Candlelight, oil and the whole body, in no hurry',
  features: [
    'Full body, from the feet up',
    'For newcomers and old hands',
    'Couples side by side',
    'Tea in the longer version',
  ],
  intro:
    'Tantra takes the long way round. You breathe, your masseuse looks at you kindly, and her hands work from the feet upwards until the whole body is awake. The ending is late and unhurried.',
  sections: [
    {
      heading: 'The first few minutes',
      paragraphs: [
        'The room is lit by candles and a good deal warmer than the corridor. After your shower you sit facing your masseuse for a moment, meet her eyes if you care to, and breathe in time with her. To begin with this may feel odd. A minute later it rarely does.',
        'Then you lie down. The strokes begin at the feet and travel up the legs and back to the neck, broad and even, with plenty of oil, and return the way they went.',
      ],
    },
    {
      heading: 'How it differs',
      paragraphs: [
        'An ordinary massage finds tension and gets rid of it. A tantric massage lets a pleasant tension build, spreads it through the body and keeps it there for a while. When the feeling climbs, the hands move elsewhere. When it settles, they return. The ending is part of the same movement.',
      ],
    },
    {
      heading: 'Your part in it',
      paragraphs: ['Small, and quickly learnt.'],
      bullets: [
        'Breathe a little more deeply than usual, through the mouth if it helps',
        'Keep your hands at rest and let yourself receive',
        'Speak up for more pressure, for less, or for a pause',
      ],
    },
    {
      heading: 'Alone, or side by side',
      paragraphs: [
        'If you’ve never tried tantra, each step is explained before it happens, and there’s no doctrine to believe in. If you know it well, mention it and the explanations will be brief. Your masseuse is naked. You stay as you feel comfortable, with a towel if you like.',
        'Couples lie next to each other in one room, with one masseuse each, at a price on request. Ask when you book, so that both are free.',
      ],
    },
  ],
  benefitsTitle: 'What you may take home',
  benefits: [
    'Shoulders and a jaw that have let go',
    'Deeper, calmer breathing',
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
