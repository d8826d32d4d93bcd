import type { Massage } from '../../massage.ts';

export const supreme = {
  title: 'Supreme',
  seoTitle: 'Supreme massage in Barcelona: oil, body and tantra',
  description:
    'An oil massage, body to body and a slow tantric ending, joined in one evening. Two lengths; the longer has two lingam endings and tea between.',
  subtitle: 'three in one',
  summary: 'Oil, body to body and tantra, one after the other',
  features: ['Oil, body to body, tantra', 'Two lengths to choose from', 'Longer: two lingam endings'],
  intro:
    'Supreme is for the evening you have kept free. Your back is massaged with oil, the distance closes in body to body, and tantra, which knows how to finish slowly, has the last word.',
  sections: [
    {
      heading: 'Three movements',
      paragraphs: [
        'The first belongs to the hands. They take the back with warm oil, patience and some firmness, go on to legs, arms and neck, and stop only when you notice how much you had been holding up.',
        'In the second, the hands step aside. Your masseuse lies along you and massages with her weight and her skin, over the back at first and, once you have turned, face to face.',
        'The third is tantric in spirit. Everything slows. The feeling is led away from the centre and back to it, more than once, before the lingam or yoni ending is allowed to arrive.',
      ],
    },
    {
      heading: 'Choosing the length',
      paragraphs: [
        'The shorter Supreme runs without a break and is complete in itself. The longer is built like a dinner with two main courses. After the first lingam ending you put on the robe, drink a cup of tea and talk, or look at the candles; then the massage begins again, in no haste, towards a second. For a longer Supreme with yoni endings, ask us how we arrange it.',
      ],
    },
    {
      heading: 'Making an evening of it',
      paragraphs: ['A little planning helps.'],
      bullets: [
        'Eat something beforehand, but not much',
        'Reserve, so that the therapist you have in mind is free',
        'Make no plans for afterwards',
        'Say at the start which of the three parts you would like to dwell on',
      ],
    },
    {
      heading: 'Who asks for it',
      paragraphs: [
        'Regular guests who cannot choose between three favourites. Travellers with a single night in Barcelona. People keeping a birthday by themselves, quite contentedly. Couples as well, who should let us know, since two guests call for more hands and a larger room.',
      ],
    },
  ],
  benefitsTitle: 'What the time gives you',
  benefits: [
    'Muscles loosened before the senses are woken',
    'Closeness with room to grow',
    'An ending that nobody is waiting for',
    'A walk home through the Eixample at half your usual pace',
  ],
  includes: {
    60: [
      'Shower before and after',
      'Full-body massage with warm oil',
      'Body to body',
      'Lingam or yoni ending',
    ],
    90: ['All of the shorter Supreme', 'A pause with tea', 'Two lingam endings'],
  },
} satisfies Massage<'supreme-massage'>;
