import type { Massage } from '../../massage.ts';

export const fetish = {
  title: 'Fetish',
  seoTitle: 'Fetish massage in Barcelona, agreed in private',
  description:
    'Leather, latex, silk, heels or a role: you say what you like, we say what we do, and the massage stays at the heart of it. Discreet, in the Eixample.',
  subtitle: 'as agreed',
  summary: 'Leather, latex, silk or stockings, agreed on beforehand',
  features: ['A talk and clear limits first', 'Wardrobe at the centre', 'Your own things welcome'],
  intro:
    'Perhaps it is the sound of heels on a wooden floor, or the smell of leather. Whatever it is, say so in a sentence or two, and you will have an answer just as plain.',
  sections: [
    {
      heading: 'First, in words',
      paragraphs: [
        'Write to us before you come, or tell your masseuse in private once you are here: what you like, how it should feel, what would spoil it. We say what we do and what we do not. All that is settled before a single button is undone, and nobody raises an eyebrow.',
      ],
    },
    {
      heading: 'What the wardrobe holds',
      paragraphs: [
        'Each piece is cleaned after use and hung up ready for the next. If you own something you like better, bring it with you.',
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
        'A fetish sets the scene. What takes place in it is a massage with warm oil over the whole body, by hands that know their trade. The material comes and goes: a sleeve drawn down the back, a heel set lightly on a shoulder, a glove that stays on a little longer than you thought. The tone is the one you asked for, and the lingam or yoni ending keeps to it.',
      ],
    },
    {
      heading: 'Between these walls',
      paragraphs: [
        'Outside there is an ordinary door and a bell without a sign. Inside, nobody shares a waiting room, and what you tell your masseuse goes no further. Should the word fetish make you shy, leave it out: say what you like, and let us worry about what it is called.',
        'Limits hold in both directions. Either of you can stop the game with one word; the massage can then go on without it.',
      ],
    },
  ],
  benefitsTitle: 'What changes once it is said',
  benefits: [
    'Relief at no longer having to hint',
    'Details taken seriously, down to the texture',
    'A role that can be put down at any time',
    'Desire treated as a matter of taste',
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
