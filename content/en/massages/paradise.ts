import type { Texts } from '../../textTypes/texts.ts';

export const paradise = {
  title: 'Paradise',
  seoTitle: 'Paradise: four-hands massage in Barcelona',
  description:
    'Two masseuses, four hands, a marble bath. The {longer}-minute massage adds a second ending and a drink. {prices}.',
  subtitle: 'four hands',
  summary: 'Two masseuses, four hands and the room with the marble bath',
  features: [
    'Body to body with two masseuses',
    'The {longer}-minute massage adds a second ending and a drink',
  ],
  intro:
    'Two masseuses, four hands, and a room with a round marble bath, petals on the water. After a while you stop trying to tell whose hands are whose, which is rather the point.',
  sections: [
    {
      heading: 'Begin in the bath',
      paragraphs: [
        'The bath is run for you, and for a while it’s yours alone. Candles stand along the stone step, towels lie within reach, and no one knocks until you’re ready.',
      ],
    },
    {
      heading: 'Four hands',
      paragraphs: [
        'At first the two mirror each other: the same stroke on either side, from shoulder to heel, at the same pace. Then they part. One stays with the neck and scalp while the other takes the legs. You can follow one pair of hands. With two, most people close their eyes and lose count.',
        'Later they move closer, for body to body with two masseuses, and the ending follows without a break.',
      ],
    },
    {
      heading: 'What takes two',
      paragraphs: ['Some things are beyond one person:'],
      bullets: [
        'Cradling your head while your feet are being massaged',
        'Keeping two hands still while two move',
        'A stroke from your hands to your feet, passed on halfway',
      ],
    },
    {
      heading: '{shorter} or {longer} minutes',
      paragraphs: [
        'In {longer} minutes there are two endings, well apart. In between you sit in your robe with a glass of cava or a cocktail. Either way you’ll be warm from the water, soft from the oil and slow to get dressed.',
      ],
    },
    {
      heading: 'Arranging it',
      paragraphs: [
        'Two masseuses and the room have to be free at the same time, so it’s worth booking. Choose both yourself, or leave the pair to us.',
      ],
      links: [{ to: 'masseuses', text: 'Choose two masseuses' }],
    },
  ],
  includes: {
    70: [
      'A bath or a shower to begin',
      'Four-hands massage with warm oil',
      'Body to body with two masseuses',
      'Lingam or yoni ending',
      'Shower afterwards',
    ],
    90: ['Everything in the {shorter}-minute massage', 'Two endings', 'A glass of cava or a cocktail'],
  },
} satisfies Texts['massages']['paradise-massage'];
