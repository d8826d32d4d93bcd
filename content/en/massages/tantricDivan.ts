import type { Texts } from '../../textTypes/texts.ts';

export const tantricDivan = {
  title: 'Tantric Divan',
  inSentence: 'the Tantric Divan',
  seoTitle: 'Tantric Divan massage in Barcelona, sitting or reclining',
  description:
    'Tantra on a curved chaise longue: hot towels, stretching and long strokes, sitting or reclining. Easy if lying flat is difficult. {prices}.',
  subtitle: 'on a curve',
  summary: 'Tantra on a curved chaise longue, half sitting, half reclining',
  features: ['Gentle stretching', 'Kind to the lower back', 'Hot towels over the shoulders'],
  intro:
    'The divan is wine red and curved like a wave. It supports you sitting up, leaning back or draped over its crest, in positions that a flat bed doesn’t allow.',
  sections: [
    {
      heading: 'Three positions on one divan',
      paragraphs: [
        'Lie back over the high end and your chest opens by itself. Turn round, rest your belly on the same curve, and the lower back lengthens with no effort from you. In the hollow you can sit upright, supported, with your masseuse behind you.',
      ],
    },
    {
      heading: 'From one end to the other',
      paragraphs: [
        'You start seated. Hot towels go over the shoulders, you breathe together for a moment, and long oiled strokes run down beside the spine. Your masseuse then guides you along the divan. A hip is stretched here, a shoulder opened there, and tantric strokes join one position to the next.',
        'For the ending you half recline, head well supported. If you’d like a second ending, tell your masseuse at the start, and she’ll divide the time accordingly.',
      ],
    },
    {
      heading: 'If lying flat is difficult',
      paragraphs: [
        'A stiff back, an old injury, a neck that objects: plenty of people can’t lie on a table for long. Tell us what hurts and what helps. We roll towels, pick the angles that take weight off you and leave out any that pull. It’s for comfort and doesn’t replace a physiotherapist.',
      ],
    },
    {
      heading: 'Before you book',
      paragraphs: [
        'Couples are massaged at the same time, one on the divan, the other on the cushions beside it. Then you change places. Please tell us:',
      ],
      bullets: ['What troubles your back, neck or knees', 'Whether you’d like oil without scent'],
    },
  ],
  benefitsTitle: 'What the curve does',
  benefits: [
    'It opens chest and shoulders without force',
    'It keeps you awake where a bed would let you doze',
  ],
  includes: {
    60: [
      'Shower before and after',
      'Tantric massage on the divan',
      'Warm oil and hot towels',
      'Lingam or yoni ending (and a second, if you wish)',
    ],
  },
} satisfies Texts['massages']['tantric-divan-massage'];
