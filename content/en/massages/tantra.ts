import type { Texts } from '../../textTypes/texts.ts';

export const tantra = {
  title: 'Tantra',
  seoTitle: 'Tantra massage in Barcelona, slow and full-body',
  description:
    'Candlelight, breathing and warm oil from the feet to the neck, with a lingam or yoni ending. Alone or as a couple. {prices}.',
  subtitle: 'breath by breath',
  summary: 'Candlelight, oil and the whole body, in no hurry',
  features: [
    'Full body, from the feet up',
    'For beginners and regulars',
    'Tea in the {longer}-minute massage',
  ],
  intro:
    'Tantra takes the long way round. You and your masseuse breathe together. Then her hands work upwards from your feet until the whole body is awake. The ending comes late.',
  sections: [
    {
      heading: 'The first few minutes',
      paragraphs: [
        'The room is a good deal warmer than the corridor. After your shower you sit facing your masseuse for a moment, meet her eyes if you care to, and breathe in time with her. The {longer}-minute massage makes a small ritual of it. It may feel odd at first. A minute later it rarely does.',
        'You lie down. Broad, even strokes with plenty of oil travel from the feet up the legs and the back to the neck, and return the way they came.',
      ],
    },
    {
      heading: 'How it differs',
      paragraphs: [
        'An ordinary massage finds tension and gets rid of it. A tantric massage lets a pleasant tension build, spreads it through the body and keeps it there for a while. When the feeling climbs, the hands move elsewhere. When it settles, they return. The ending is part of the same movement.',
      ],
    },
    {
      heading: 'What you do',
      paragraphs: ['Very little:'],
      bullets: [
        'Breathe a little more deeply than usual, through the mouth if it helps',
        'Rest your hands: you owe nobody anything in return',
        'Ask for more pressure, or less, or a pause',
      ],
    },
    {
      heading: 'New to it, or not',
      paragraphs: [
        'Each step is explained before it happens, and there’s no doctrine to believe in. If you know tantra well, the explanations will be brief. You’re welcome to keep a towel on.',
      ],
    },
  ],
  benefitsTitle: 'Afterwards',
  benefits: [
    'Your shoulders have dropped and your jaw has unclenched',
    'Your breath is deeper and slower, often until the next morning',
  ],
  includes: {
    45: ['Shower before and after', 'Full-body tantric massage with warm oil', 'Lingam or yoni ending'],
    60: [
      'Everything in the {shorter}-minute massage',
      'Breathing ritual and tea',
      'More time for back, scalp and feet',
    ],
  },
} satisfies Texts['massages']['tantra-massage'];
