import type { Texts } from '../../textTypes/texts.ts';

export const fetish = {
  title: 'Fetish',
  seoTitle: 'Fetish massage in Barcelona, agreed in private',
  description:
    'Leather, latex, silk, heels or a role: you say what you like, we say what we do, and it’s still a massage. Discreet, in the Eixample. {prices}.',
  subtitle: 'in your own words',
  summary: 'Leather, latex, silk or stockings: a few plain words are enough',
  features: ['A talk and clear limits first', 'Wardrobe at the centre', 'Your own things welcome'],
  intro:
    'Perhaps it’s the sound of heels on a wooden floor, or the smell of leather. Whatever it is, tell us in a sentence or two. You’ll get an answer just as plain.',
  sections: [
    {
      heading: 'First, in words',
      paragraphs: [
        'Write to us before you come, or talk to your masseuse in private once you’re here: what you like, how it should feel, what would spoil it. We say what we do and what we don’t. You settle all of it while you’re both still dressed. No one raises an eyebrow.',
      ],
    },
    {
      heading: 'What you might choose',
      paragraphs: [
        'Each piece in the wardrobe is cleaned after use and hung up ready for the next guest. You’re welcome to bring something you like better.',
      ],
      bullets: [
        'Leather, latex and silk, to be worn or only touched',
        'Heels, and stockings from plain to seamed',
        'Feet, bare or in stockings, for those who admire them',
        'Roles, strict or tender, with an outline you know in advance',
      ],
    },
    {
      heading: 'Still a massage',
      paragraphs: [
        'Whatever you choose, your whole body is massaged with oil. The material is part of it: a sleeve drawn down the back, a heel set lightly on a shoulder, a glove that stays on a little longer than you thought. The tone is the one you asked for, right through to the ending.',
      ],
    },
    {
      heading: 'Limits, on both sides',
      paragraphs: [
        'You have limits, and so does she. Either of you can stop the game with one word. The massage can go on without it, or end there, as you prefer.',
      ],
    },
  ],
  benefitsTitle: 'Once you’ve said it',
  benefits: [
    'We ask which leather, not why',
    'The texture is right: matt or glossy, plain or seamed',
    'A role comes off as easily as a glove',
  ],
  includes: {
    60: [
      'A talk first, limits included',
      'Shower before and after',
      'Dress or material of your choice from the wardrobe',
      'Massage with warm oil',
      'Lingam or yoni ending',
    ],
  },
} satisfies Texts['massages']['fetish-massage'];
