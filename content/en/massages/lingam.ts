import type { Texts } from '../../textTypes/texts.ts';

export const lingam = {
  title: 'Lingam',
  seoTitle: 'Lingam massage in Barcelona, the tantric way',
  description:
    'Tantra in its shortest form: strokes in a set order, pauses between them, an ending by hand. A good first visit to the centre. {prices}.',
  subtitle: 'by hand',
  summary: 'A tantric massage by hand, in half an hour',
  features: ['Pauses that matter as much as the strokes', 'Fits into a lunch break'],
  intro:
    'Lingam is the Sanskrit word for a man’s genitals. The massage is tantra in its shortest form, with strokes in a set order and pauses between them.',
  sections: [
    {
      heading: 'It starts elsewhere',
      paragraphs: [
        'First the legs, then the belly and the hips. The oiled hands stay there until the muscles relax. There’s nothing for you to do, or to get right. By the time they reach the lingam, your breathing has already changed.',
      ],
    },
    {
      heading: 'Strokes and pauses',
      paragraphs: [
        'Some of the strokes are long, others are little more than a resting palm. In the pauses the hands lie still, which keeps the feeling from running ahead of you.',
      ],
      bullets: [
        'Both hands, oil, an even tempo',
        'Pressure as you like it, or as we read it from your breathing',
        'A rest whenever sensation climbs too fast',
      ],
    },
    {
      heading: 'A good first visit',
      paragraphs: [
        'A long massage can be too big a first step. This one shows you how we work, and fits in between two meetings. The pauses make it feel longer than it is, and afterwards you’ll know whether you’d like one of the long massages.',
        'After the ending you lie under a towel for a moment and get up when you’re ready.',
      ],
    },
    {
      heading: 'For women: the yoni massage',
      paragraphs: [
        'Women can have a massage of the same kind. It starts elsewhere too, has its own order of strokes and keeps to the pace you set. You’ll find what happens, who gives it and what it costs on the Services page, below the list.',
      ],
      links: [{ to: { extra: 'yoni' }, text: 'The yoni massage, step by step' }],
    },
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
} satisfies Texts['massages']['lingam-massage'];
