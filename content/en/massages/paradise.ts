import type { Massage } from '../../massage.ts';

export const paradise = {
  title: 'Paradise',
  seoTitle: 'Paradise: four-hands massage in Barcelona',
  description:
    'Two masseuses, a marble bath and four hands with warm oil. The longer Paradise adds a second lingam ending and a glass of cava or a cocktail.',
  subtitle: 'four hands',
  summary: 'Two masseuses, four hands and the room with the marble bath',
  features: ['Two masseuses together', 'Room with a marble bath', 'Cava in the longer version'],
  intro:
    'Two masseuses, the largest room we have, and a round marble bath with petals on the water. After a while you stop trying to tell whose hands are whose, which is rather the point.',
  sections: [
    {
      heading: 'Begin in the bath',
      paragraphs: [
        'The water is run before you come, and for a while the bath is yours alone. If you would rather not soak, a shower does just as well. Candles stand along the stone step, towels lie within reach, and nobody knocks until you are ready.',
      ],
    },
    {
      heading: 'Four hands',
      paragraphs: [
        'At first the two work as each other’s mirror: the same stroke on either side, from shoulder to heel, at the same pace. Then they part. One stays with the neck and scalp while the other takes the legs, and the mind, which can follow one pair of hands, gives up on two.',
        'Later the three of you move closer. In body to body with two masseuses there is warmth whichever way you turn, and the lingam or yoni ending grows out of it without a break.',
      ],
    },
    {
      heading: 'What two can do',
      paragraphs: ['Some things are simply beyond one person.'],
      bullets: [
        'Cradle your head while your feet are being massaged',
        'Keep one touch still as another moves',
        'Leave no side of you cool',
        'Look after you both, should you come as a couple',
      ],
    },
    {
      heading: 'The longer Paradise',
      paragraphs: [
        'It holds two lingam endings, well apart, and a glass of cava or a cocktail to be drunk in your robe in between. If yours are to be yoni endings, tell us and we will talk it over.',
      ],
    },
    {
      heading: 'Arranging it',
      paragraphs: [
        'Two masseuses have to be free at once, and so does the room. Reserving is therefore wiser here than elsewhere, though ringing the bell on a whim has been known to work. You choose both of them, as far as the day allows. Let us know, too, whether you like to talk.',
      ],
    },
  ],
  benefitsTitle: 'How it feels afterwards',
  benefits: [
    'As if you had been in several places at once',
    'Looser in places that one pair of hands seldom gets to',
    'Warm from the water and soft from the oil',
    'Like an occasion, whether or not you tell us which',
  ],
  includes: {
    70: [
      'A bath or a shower to begin',
      'Four-hands massage with warm oil',
      'Body to body with two masseuses',
      'Lingam or yoni ending',
    ],
    90: ['All of the shorter Paradise', 'Two lingam endings', 'A glass of cava or a cocktail'],
  },
} satisfies Massage<'paradise-massage'>;
