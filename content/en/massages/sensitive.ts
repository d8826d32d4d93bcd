import type { Texts } from '../../textTypes/texts.ts';

export const sensitive = {
  title: 'Sensitive',
  seoTitle: 'Sensitive massage in Barcelona: feather and silk',
  description:
    'Feather, silk and fingertips with hardly any pressure, blindfold optional. For busy heads and for anyone who likes a light touch. {prices}.',
  subtitle: 'feather-light',
  summary: 'Feather, silk and fingertips, with next to no pressure',
  features: ['Blindfold if you like', 'Hardly any oil at all'],
  intro:
    'A light touch stays with you longer than a firm one. Here a feather, a length of silk and ten fingertips do the work. You do nothing but notice.',
  sections: [
    {
      heading: 'Warm, cool, then nothing',
      paragraphs: [
        'You lie on fresh linen, eyes closed or under a blindfold. Something passes over your shoulder: silk, perhaps. Then a breath, at the back of the knee. Then nothing at all for a while, and you find yourself waiting for the next touch.',
        'Warm and cool take turns, never quite in the order you expect. The strokes wander over the whole body and visit places that other massages pass by: the wrists, the nape, the hollow of the elbow.',
      ],
    },
    {
      heading: 'For a mind that won’t stop',
      paragraphs: [
        'A steady rhythm is easy to think through. A feather has none, and within minutes you’ve lost the thread.',
      ],
    },
    {
      heading: 'As little as you like',
      paragraphs: [
        'You say which parts are to be left alone, and you can change your mind halfway without giving a reason. You decide the rest, too:',
      ],
      bullets: [
        'Blindfold on, off, or within reach',
        'Music, or the quiet of the room',
        'As gentle an ending as you like, or none',
      ],
    },
    {
      heading: 'How it ends',
      paragraphs: [
        'As lightly as it began. The ending keeps the same pace, with a few drops of oil. You can lie in the half-dark until getting up seems a good idea.',
      ],
    },
  ],
  benefitsTitle: 'What you may notice',
  benefits: [
    'Goose bumps, and the wait for the next ones',
    'You stop guessing where the feather will land',
    'Your skin stays awake for hours: even your clothes feel different',
  ],
  includes: {
    60: [
      'Shower before and after',
      'Full-body massage with feather, silk, breath and fingertips',
      'A blindfold, if you wish',
      'Lingam or yoni ending',
    ],
  },
} satisfies Texts['massages']['sensitive-massage'];
