import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostate',
  seoTitle: 'Prostate massage in Barcelona, calm and careful',
  description:
    'Explained first, external before internal, with a glove and only when you say yes. Answers to the questions people rarely ask. {prices}.',
  subtitle: 'step by step',
  summary: 'Precise and calm, with every step explained before it’s taken',
  features: ['External before internal', 'Glove and water-based lubricant', 'Your yes at every step'],
  intro:
    'Tantra calls the prostate the sacred spot. Reaching it takes calm more than courage: a relaxed back, deep breathing, and a masseuse who tells you what’s next before she does it.',
  sections: [
    {
      heading: 'A conversation first',
      paragraphs: [
        'You say what you’ve tried, what you haven’t, and what you don’t want today. Your masseuse describes the massage in ordinary language and waits for your questions. The awkward ones are useful, and they’ve all been asked here before.',
      ],
    },
    {
      heading: 'Inwards, by stages',
      paragraphs: [
        'The rest of the body should be at ease long before she goes near the prostate. Each stage can be the last.',
      ],
      bullets: [
        'Lower back and hips, with warm oil',
        'The perineum, from outside, with a light and steady pressure',
        'Internal touch only once you say yes, always with a glove and water-based lubricant',
        'The lingam ending, no faster than what led up to it',
      ],
    },
    {
      heading: 'If you want to stop',
      paragraphs: [
        'The movements are small, and it helps to breathe out for longer than you breathe in. You can stop at any time, for any reason. If you say stop, your masseuse withdraws her hand at once. If you hesitate, she waits and asks. In the first {refundWithin} minutes you get your money back. After that, the agreed time stays paid.',
      ],
    },
    {
      heading: 'What to prepare',
      paragraphs: [
        'Nothing special. Eat lightly that day and take your time in the shower, which is yours alone. This is a massage for pleasure and rest, not a medical treatment. If you’re in pain, or have an illness of the prostate or the bowel, see a doctor first and wait for the all-clear.',
      ],
    },
    {
      heading: 'The longer version',
      paragraphs: [
        'It has no fixed list because you put it together with your masseuse. You might want more work on the back, more pauses, or a gentler approach altogether. Ask us, in writing or at the centre, and we’ll say what’s possible.',
      ],
    },
  ],
  benefitsTitle: 'Reasons people give',
  benefits: [
    'Curiosity, answered in careful hands',
    'Pleasure that builds gradually and spreads further',
    'Lower back and hips at ease',
    'Practice in letting go',
  ],
  includes: {
    30: [
      'Shower before and after',
      'Massage of the lower back and hips',
      'External and, if you wish, internal prostate massage with a glove',
      'Lingam ending',
    ],
  },
} satisfies Massage<'prostate-massage'>;
