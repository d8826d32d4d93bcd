import type { Massage } from '../../massage.ts';

export const sensitive = {
  title: 'Sensitive',
  seoTitle: 'Sensitive massage in Barcelona: feather and silk',
  description:
    'Feather, silk, breath and fingertips with hardly any pressure, blindfold optional. For busy heads, and for anyone coming back to touch.',
  subtitle: 'by a feather',
  summary: 'Feather, silk, breath and fingertips, with next to no pressure',
  features: ['Feather, silk, fingertips', 'Blindfold if you like', 'Hardly any oil at all'],
  intro:
    'A light touch can be felt for longer than a firm one. Here a feather, a length of silk and ten fingertips do the work, and your skin, for once, has your full attention.',
  sections: [
    {
      heading: 'Warm, cool, then nothing',
      paragraphs: [
        'You lie on fresh linen, eyes closed or under a blindfold. Something passes over your shoulder: silk, perhaps. Then a breath, at the back of the knee. Then nothing at all for a while, and the skin begins to listen.',
        'Warm and cool take turns, never quite in the order you expect. The strokes wander over the whole body and call at places that other massages pass by: the wrists, the nape, the hollow of the elbow.',
      ],
    },
    {
      heading: 'For those who live in their heads',
      paragraphs: [
        'If you plan tomorrow while somebody kneads your shoulders, try this instead. Thought likes something steady to lean on, and a feather offers nothing of the sort. Most people lose the thread quite early.',
      ],
    },
    {
      heading: 'For those coming back to touch',
      paragraphs: [
        'After an illness, a separation or some years without it, touch can seem a great deal to ask for. Begin with little. You say which parts are to be left alone, you may change your mind halfway, and no reason is needed. The rest is yours to settle as well.',
      ],
      bullets: [
        'Blindfold on, off, or within reach',
        'Music, or the quiet of the room',
        'A therapist whose presence puts you at ease, woman or man',
        'As gentle an ending as you like',
      ],
    },
    {
      heading: 'How it closes',
      paragraphs: [
        'With the same lightness. The lingam or yoni ending is given by hand, with a few drops of oil, and hardly changes the tone of what went before. Afterwards the feather is put away and you may lie there in the half-dark until getting up seems a good idea.',
      ],
    },
  ],
  benefitsTitle: 'What the skin remembers',
  benefits: [
    'Goose bumps, and the calm that follows them',
    'Attention drawn down from behind the forehead',
    'Confidence in being touched, regained in small steps',
    'Your own clothes, which feel different when you put them on',
  ],
  includes: {
    60: [
      'Shower before and after',
      'Full-body massage with feather, silk and fingertips',
      'A blindfold, if you wish',
      'Lingam or yoni ending',
    ],
  },
} satisfies Massage<'sensitive-massage'>;
