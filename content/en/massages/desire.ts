import type { Massage } from '../../massage.ts';

export const desire = {
  title: 'Desire',
  seoTitle: 'Desire massage in Barcelona, composed with you',
  description:
    'Choose three elements from oil and nuru gel to mirror, music and blindfold. Your masseuse puts them in order and leads. Two versions.',
  subtitle: 'of your choosing',
  summary: 'You choose three elements; your masseuse does the rest',
  features: ['Composed together with you', 'Three or four elements', 'Your masseuse leads'],
  intro:
    'There is something you would like and have never quite asked for. Here you may. You choose the elements, we compose a massage from them, and after that you no longer have to steer.',
  sections: [
    {
      heading: 'The repertoire',
      paragraphs: ['Three of these are yours; in the longer version, four.'],
      bullets: [
        'Warm oil, used generously',
        'Body to body',
        'Nuru gel, made from seaweed, on the heated mattress',
        'A feather',
        'A mirror, placed where you want it',
        'Music, your own or ours',
        'A blindfold',
        'Words, murmured or left to you',
      ],
    },
    {
      heading: 'Composing it',
      paragraphs: [
        'We sit down together before the shower. Bring a clear picture or half a notion; if it will not be put into words, point to the list. You also say what does not belong, which is often the easier place to begin.',
        'The order is your masseuse’s craft. Gel and oil do better an act apart. A feather wants silence around it, and a mirror means more to somebody who has just taken off a blindfold.',
      ],
    },
    {
      heading: 'Then she leads',
      paragraphs: [
        'Once the door is closed, nothing is announced and nothing ticked off. You know the instruments, though not the tune. If one of them turns out to sound different from what you had imagined, say so and it falls silent. The piece closes with a lingam or yoni ending, whichever three you picked.',
      ],
    },
    {
      heading: 'Room for a fourth',
      paragraphs: [
        'In the longer version there is one element more, and a pause with tea, during which plans may still be changed. Every part gets more time. Take it if you find that you cannot decide what to leave out.',
        'You may also compose as a couple. One chooses for the other, or each keeps a secret until the door shuts; we have seen both end well.',
      ],
    },
  ],
  benefitsTitle: 'What comes of asking',
  benefits: [
    'A wish spoken aloud once, and taken seriously',
    'Surprise, within limits that you have set',
    'The comfort of being led',
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
