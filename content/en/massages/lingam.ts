import type { Massage } from '../../massage.ts';

export const lingam = {
  title: 'Lingam',
  seoTitle: 'Lingam massage in Barcelona, the tantric way',
  description:
    'A tantric massage by hand, in a set order, with pauses. Short and precise, and a good first visit to our centre in the Eixample. {prices}.',
  subtitle: 'by hand',
  summary: 'A tantric massage by hand, in half an hour',
  features: ['A set order of strokes', 'Short enough for a lunch break'],
  intro:
    'Lingam is Sanskrit, often translated as ‘wand of light’. The massage is given by hand: a set order of strokes, pauses between them, and an ending.',
  sections: [
    {
      heading: 'It starts elsewhere',
      paragraphs: [
        'First the legs, then the belly and the hips. The oiled hands stay there until the muscles relax. By the time they reach the lingam, your breathing has already changed.',
      ],
    },
    {
      heading: 'Strokes and pauses',
      paragraphs: [
        'Then come the strokes, some of them long, others little more than a resting palm. In the pauses nothing happens at all. They matter as much as the movement, because they keep the feeling from running ahead of you.',
      ],
      bullets: [
        'Both hands, oil, an even tempo',
        'Pressure as you ask for it, or as your breathing suggests',
        'A rest whenever sensation climbs too fast',
        'Nothing expected in return',
      ],
    },
    {
      heading: 'A good first visit',
      paragraphs: [
        'It’s a quick way to find out how we work, and some guests fit it in between two meetings. For many, a long massage would be too big a first step.',
        'Your masseuse wears lingerie. After the ending you lie under a towel for a moment and get up when you’re ready.',
      ],
    },
    {
      heading: 'For women: the yoni massage',
      paragraphs: [
        'Women can have a massage of the same kind. It starts elsewhere too, has its own order of strokes and keeps to the pace you set. It lasts and costs what {example.massage} does: {yoni.prices}.',
      ],
      links: [{ to: 'ask-yoni', text: 'Ask about a yoni massage' }],
    },
  ],
  benefitsTitle: 'Why guests choose it',
  benefits: [
    'It takes little out of your day',
    'You have nothing to do and no one to please',
    'The pauses let you find your pace',
    'You’ll know afterwards whether you’d like one of the long massages',
  ],
  includes: {
    30: [
      'Shower before and after',
      'Legs and belly massaged with warm oil',
      'Lingam massage',
      'Lingam ending',
      'A quiet moment to lie still at the end',
    ],
  },
} satisfies Massage<'lingam-massage'>;
