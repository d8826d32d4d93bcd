import type { Massage } from '../../massage.ts';

export const fetish = {
  title: 'Fetish',
  seoTitle: 'Fetish massage in Barcelona, agreed in private',
  description:
    'Leather, latex, silk, heels or a role: you say what you like, we say what we do, and it’s still a massage. Discreet, in the Eixample. {prices}.',
  subtitle: 'as agreed',
  summary: 'Leather, latex, silk or stockings, agreed on beforehand',
  features: ['A talk and clear limits first', 'Wardrobe at the centre', 'Your own things welcome'],
  intro:
    'Perhaps it’s the sound of heels on a wooden floor, or the smell of leather. Whatever it is, tell us in a sentence or two, and you’ll get an answer just as plain.',
  sections: [
    {
      heading: 'First, in words',
      paragraphs: [
        'Write to us beforehand, or talk to your masseuse in private once you’re here: what you like, how it should feel, what would spoil it. We say what we do and what we don’t. All that is settled before a single button is undone, and no one raises an eyebrow.',
      ],
    },
    {
      heading: 'What the wardrobe holds',
      paragraphs: [
        'Each piece is cleaned after use and hung up ready for the next. If you have something you like better, bring it with you.',
      ],
      bullets: [
        'Leather, latex and silk, to be worn or only touched',
        'Heels, and stockings from plain to seamed',
        'Feet, bare or dressed, for those who admire them',
        'Roles, strict or tender, with the outline agreed in advance',
      ],
    },
    {
      heading: 'Still a massage',
      paragraphs: [
        'A fetish sets the scene. What takes place in it is a massage with oil over the whole body, by hands that know their trade. The material is part of it: a sleeve drawn down the back, a heel set lightly on a shoulder, a glove that stays on a little longer than you thought. The tone is what you asked for throughout, and so is the ending.',
      ],
    },
    {
      heading: 'It stays here',
      paragraphs: [
        'Outside there’s an ordinary door and a bell without a name. Inside, there’s no shared waiting room, and what you tell your masseuse goes no further. If the word fetish makes you shy, leave it out: say what you like, and let us worry about what it’s called.',
        'Limits hold in both directions. Either of you can stop the game with one word, and the massage can then go on without it. What wasn’t agreed isn’t done, in costume or out of it.',
      ],
    },
  ],
  benefitsTitle: 'What changes once you’ve said it',
  benefits: [
    'Relief at no longer having to hint',
    'Details taken seriously, down to the texture',
    'A role you can put down at any time',
    'Your desire treated as a matter of taste',
  ],
  includes: {
    60: [
      'A talk beforehand, with limits agreed',
      'Shower before and after',
      'Dress or material of your choice from the wardrobe',
      'Massage with warm oil',
      'Lingam or yoni ending',
    ],
  },
} satisfies Massage<'fetish-massage'>;
