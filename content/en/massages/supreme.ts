import type { Massage } from '../../massage.ts';

export const supreme = {
  title: 'Supreme',
  seoTitle: 'Supreme massage in Barcelona: oil, body and tantra',
  description:
    'An oil massage, body to body and a tantric ending, one after the other. The longer one adds tea and a second lingam ending. {prices}.',
  subtitle: 'three in one',
  summary: 'Oil, body to body and tantra, one after the other',
  features: ['Oil, body to body, tantra', 'Two lengths to choose from', 'Longer: two lingam endings'],
  intro:
    'Supreme joins three massages. Your back is massaged with oil, the distance closes in body to body, and the ending is tantric and takes its time.',
  sections: [
    {
      heading: 'Three parts',
      paragraphs: [
        'The first is by hand. Your masseuse works on your back with oil, patience and some firmness, then on legs, arms and neck, until you notice how much you’d been holding up.',
        'For the second she lies along you and massages with her weight and her skin, over the back at first and, once you’ve turned, face to face. Neither of you wears anything.',
        'The third is tantric. Everything slows. The feeling is led away and brought back, more than once, before the ending.',
      ],
    },
    {
      heading: 'Choosing the length',
      paragraphs: [
        'The shorter Supreme runs without a break and is complete in itself. The longer is built like a dinner with two main courses. After the first lingam ending you put on the robe, drink a cup of tea and talk, or look at the candles. Then the massage begins again, just as unhurried, towards a second. For a longer Supreme with yoni endings, ask us how we arrange it.',
      ],
    },
    {
      heading: 'A little planning helps',
      paragraphs: ['There’s little for you to do, but these make it better.'],
      bullets: [
        'Eat something beforehand, but not much',
        'Book ahead, so that the masseuse you have in mind is free',
        'Make no plans for the hour afterwards',
        'Say at the start which of the three parts you’d like to dwell on',
      ],
    },
    {
      heading: 'Who asks for it',
      paragraphs: [
        'Regular guests who can’t choose between three favourites. Travellers with a single night in Barcelona. People treating themselves on a birthday. Couples too, with one masseuse each and a price on request: mention it when you book, so that we can keep a room for two.',
      ],
    },
  ],
  benefitsTitle: 'What the time gives you',
  benefits: [
    'Muscles that are loose before anything else begins',
    'Time to get used to being close',
    'An ending reached without rushing',
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
