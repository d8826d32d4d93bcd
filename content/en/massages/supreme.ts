import type { Texts } from '../../textTypes/texts.ts';

export const supreme = {
  title: 'Supreme',
  seoTitle: 'Supreme massage in Barcelona: oil, body and tantra',
  description:
    'Oil, body to body and a tantric ending, one after the other. The {longer}-minute massage adds tea and a second ending. {prices}.',
  subtitle: 'in three parts',
  summary: 'Oil, body to body and tantra, one after the other',
  features: ['Slower from part to part', 'The {longer}-minute massage adds tea and a second ending'],
  intro:
    'Supreme joins three massages. It begins with oil on your back, goes on to body to body, and ends the way a tantric massage does, in its own time.',
  sections: [
    {
      heading: 'From oil to tantra',
      paragraphs: [
        'The first part is oil. Your masseuse works on your back with patience and some firmness, then on legs, arms and neck, until you notice how much tension you’d been carrying.',
        'For the second she lies along you and massages with her weight and her skin, first over the back and, once you’ve turned, over the chest.',
        'The third is tantric. Everything slows. The feeling is led away and brought back, more than once, before the ending.',
        'The order matters. Your muscles are loose before anything else begins, and you get used to closeness little by little. Afterwards you’ll walk through the Eixample at half your usual pace.',
      ],
    },
    {
      heading: '{shorter} or {longer} minutes',
      paragraphs: [
        'In {shorter} minutes the three parts follow each other without a break. The {longer}-minute massage has two endings, with tea between them. You put on the robe, drink a cup and talk, or say nothing. Then the massage begins again, as slowly as before.',
      ],
    },
    {
      heading: 'A little planning helps',
      paragraphs: ['It doesn’t take much:'],
      bullets: [
        'Eat something light an hour or two before',
        'Book ahead if you have a masseuse in mind',
        'Keep the hour afterwards free',
        'Say at the start which of the three parts you’d like to dwell on',
      ],
    },
    {
      heading: 'Who books it',
      paragraphs: [
        'Regular guests who can’t choose between three favourites, and travellers with a single night in Barcelona. Birthdays are a common reason, too.',
      ],
    },
  ],
  includes: {
    60: [
      'Shower before and after',
      'Full-body massage with warm oil',
      'Body to body',
      'Lingam or yoni ending',
    ],
    90: ['Everything in the {shorter}-minute massage', 'A pause with tea', 'Two endings'],
  },
} satisfies Texts['massages']['supreme-massage'];
