import type { Massage } from '../../massage.ts';

export const tantricDivan = {
  title: 'Tantric Divan',
  seoTitle: 'Tantric Divan massage in Barcelona, for one or two',
  description:
    'Tantra on a curved chaise longue: hot towels, stretching and slow strokes, sitting or reclining. Comfortable, too, if lying flat is difficult.',
  subtitle: 'on a curve',
  summary: 'Tantra on a curved chaise longue, half sitting, half reclining',
  features: ['A curved wine-red divan', 'Gentle stretching', 'Kind to the lower back', 'For one or for two'],
  intro:
    'The divan is wine red, curved like a wave, and the reason for this massage. It carries you sitting up, leaning back or draped over its crest, in positions that a flat bed does not allow.',
  sections: [
    {
      heading: 'A piece of furniture with ideas',
      paragraphs: [
        'Lie back over the high end and your chest opens of its own accord. Turn round, rest your belly on the same curve, and the lower back lengthens with no effort from you. In the hollow you can sit upright, held, with your masseuse behind you. Each place changes what her hands can reach.',
      ],
    },
    {
      heading: 'From one end to the other',
      paragraphs: [
        'You start seated. Hot towels go over the shoulders, a few breaths are taken together, and long oiled strokes run down beside the spine. Position by position your masseuse then guides you along the divan. A hip is stretched here, a shoulder opened there, and slow tantric strokes join one to the next.',
        'For the lingam or yoni ending you half recline, head well supported. A second lingam is possible if you wish: mention it beforehand and we will share out the time accordingly.',
      ],
    },
    {
      heading: 'If lying flat is difficult',
      paragraphs: [
        'A stiff back, an old injury, a neck that objects: plenty of people cannot lie on a table for long. Tell us what hurts and what helps. We roll towels, pick the angles that take weight off you and leave out any that pull. It makes for comfort. It does not replace a physiotherapist.',
      ],
    },
    {
      heading: 'Worth mentioning when you book',
      paragraphs: [
        'Couples are welcome: one reclines while the other sits close, and then you change places.',
      ],
      bullets: [
        'Trouble with your back, neck or knees',
        'Whether you come alone or as two',
        'Oil without scent, if you prefer it',
      ],
    },
  ],
  benefitsTitle: 'What the curve does for you',
  benefits: [
    'Opens chest and shoulders without force',
    'Takes the strain off the lower back',
    'Lets you see what is happening, if you want to',
    'Keeps you present where a bed would let you doze',
  ],
  includes: {
    60: [
      'Shower before and after',
      'Tantric massage on the divan',
      'Warm oil and hot towels',
      'Lingam or yoni ending (a second lingam if you wish)',
    ],
  },
} satisfies Massage<'tantric-divan-massage'>;
