import type { Massage } from '../../massage.ts';

export const desire = {
  title: 'Desire',
  seoTitle: 'Desire massage in Barcelona, composed with you',
  description:
    'Choose three elements, from oil and nuru gel to mirror, music and blindfold. Your masseuse decides the order and leads. {prices}.',
  subtitle: 'of your choosing',
  summary: 'You choose three elements, and your masseuse does the rest',
  features: ['Composed together with you', 'Three or four elements', 'Your masseuse leads'],
  intro:
    'There’s something you’d like and have never quite asked for. Here you may. You choose the elements, we put a massage together from them, and after that you no longer have to steer.',
  sections: [
    {
      heading: 'What you can choose from',
      paragraphs: ['You pick three of these. In the longer version, four.'],
      bullets: [
        'Warm oil, used generously',
        'Body to body',
        'Nuru gel, made from seaweed, on the heated mattress',
        'A feather',
        'A mirror, placed where you want it',
        'Music, yours or ours',
        'A blindfold',
        'Talking, whispered or none',
      ],
    },
    {
      heading: 'Composing it',
      paragraphs: [
        'You sit down together before the shower. Bring a clear picture or half a notion, and if you can’t find the words, point to the list. You also say what doesn’t belong, which is often the easier place to begin, and agree what your masseuse wears.',
        'Some things go together better than others, and she’ll tell you which. Gel and oil are kept apart, and with an allergy to seaweed or iodine you choose oil. A feather works best in silence, and a mirror is most effective just after the blindfold is off.',
      ],
    },
    {
      heading: 'Then she leads',
      paragraphs: [
        'Once the door is closed, nothing is ticked off. You know the elements but not their order, which is your masseuse’s to decide. If you’d rather hear each step beforehand, say so. If you don’t like something, she stops it as soon as you say. The ending is always included.',
      ],
    },
    {
      heading: 'Room for a fourth',
      paragraphs: [
        'The longer version has a fourth element, more time for every part, and a pause with tea, when you can still change your plans. Take it if you can’t decide what to leave out.',
        'You can also compose as a couple, with one masseuse each and a price on request. Each of you chooses with your own masseuse.',
      ],
    },
    {
      heading: 'At your hotel',
      paragraphs: ['You can have Desire at your hotel too, without the nuru gel and the heated mattress.'],
      links: [{ to: 'hotels', text: 'How hotel visits work' }],
    },
  ],
  benefitsTitle: 'How people describe it',
  benefits: [
    'A wish spoken aloud once, and taken seriously',
    'Surprise, within limits you’ve set',
    'A lightness, from not having to lead',
    'A clearer idea of what to ask for next time',
  ],
  includes: {
    60: [
      'A talk in which the massage is composed',
      'Shower before and after',
      'Three elements of your choice',
      'Lingam or yoni ending',
    ],
    90: ['All of the shorter Desire', 'A fourth element', 'A pause with tea', 'More time for each part'],
  },
} satisfies Massage<'desire-massage'>;
