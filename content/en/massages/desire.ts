import type { Texts } from '../../textTypes/texts.ts';

export const desire = {
  title: 'Desire',
  seoTitle: 'Desire massage in Barcelona, made of your choices',
  description:
    'Choose three elements, from oil and seaweed gel to mirror, music and blindfold. Your masseuse chooses the order. {prices}.',
  subtitle: 'of your choosing',
  summary: 'You choose the elements, your masseuse puts them together',
  features: ['Three elements, four in {longer} minutes', 'Your masseuse leads'],
  intro:
    'There’s something you’d like and have never quite asked for. Here you can. You choose the elements, your masseuse makes a massage of them, and after that you no longer have to steer.',
  sections: [
    {
      heading: 'What you can choose from',
      paragraphs: ['Pick three of these, or four in {longer} minutes:'],
      bullets: [
        'Warm oil, used generously',
        'Body to body',
        'Nuru gel on the heated mattress, if your masseuse gives Nuru',
        'A feather',
        'A mirror, placed where you want it',
        'Music, your own or ours',
        'A blindfold',
        'Talk, whispers or silence',
      ],
    },
    {
      heading: 'Putting it together',
      paragraphs: [
        'You sit down together before the shower. Bring a clear picture or half a notion. If words fail you, point to the list. You also say what doesn’t belong, which is often easier, and what you’d like your masseuse to wear.',
        'Some things go together better than others. She’ll tell you which. Oil and gel follow one another, never both at once. If you’re allergic to seaweed or iodine, choose oil. We play your music on the room’s speaker, so say what you’d like. Your phone stays in your bag. A feather works best in silence, a mirror just after the blindfold comes off.',
      ],
    },
    {
      heading: 'Then she leads',
      paragraphs: [
        'Once the door is closed, your masseuse doesn’t work through a list. You know the elements, and she decides the order. Tell her if you’d rather hear each step first. In the {longer}-minute massage, the pause with tea is a good moment to change your plans. She stops anything you don’t like as soon as you say so.',
        'What you get is a surprise made only of things you chose. Next time you’ll know which of them to keep and which to swap.',
      ],
    },
  ],
  includes: {
    60: [
      'A talk to put the massage together',
      'Shower before and after',
      'Three elements of your choice',
      'Lingam or yoni ending',
    ],
    90: [
      'Everything in the {shorter}-minute massage',
      'A fourth element',
      'A pause with tea',
      'More time for each part',
    ],
  },
} satisfies Texts['massages']['desire-massage'];
