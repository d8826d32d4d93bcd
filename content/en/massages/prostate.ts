import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostate',
  seoTitle: 'Prostate massage in Barcelona, calm and careful',
  description:
    'Explained first, external before internal, with a glove and at your word. A slow prostate massage, and answers to the questions one rarely asks.',
  subtitle: 'step by step',
  summary: 'Precise and slow, with every step explained before it is taken',
  features: ['External before internal', 'Glove and water-based lubricant', 'Your yes at every step'],
  intro:
    'Tantra calls the prostate the sacred spot. Reaching it takes calm more than courage: a relaxed back, slow breathing, and somebody who tells you what comes next before it does.',
  sections: [
    {
      heading: 'A conversation first',
      paragraphs: [
        'You say what you have tried, what you have not, and where the line runs today. Your therapist describes the massage in ordinary language and waits for your questions. The awkward ones are the useful ones, and they have all been asked here before.',
      ],
    },
    {
      heading: 'Inwards, by stages',
      paragraphs: [
        'The rest of the body should be at ease long before anyone comes near the prostate. Each stage can be the last.',
      ],
      bullets: [
        'Lower back and hips, with warm oil',
        'The perineum, from outside, with a light and steady pressure',
        'Internal touch only once you say yes, always with a glove and water-based lubricant',
        'The lingam ending, no faster than what led up to it',
      ],
    },
    {
      heading: 'While it lasts',
      paragraphs: [
        'Breathing does half the work: long out-breaths, a loose belly, no holding on. The movements are small. If you say stop, or merely hesitate, the hand is still, and it stays still until you have decided.',
      ],
    },
    {
      heading: 'What to prepare',
      paragraphs: [
        'Nothing special. Eat lightly that day and take your time in the shower, which is yours alone. This is a massage for pleasure and rest, not a medical treatment. If you are in pain, or have an illness of the prostate or the bowel, see a doctor first and come to us once you have the all-clear.',
      ],
    },
    {
      heading: 'The longer version',
      paragraphs: [
        'It has no fixed list because it is put together in conversation. One person wants more work on the back, another more pauses, a third a slower approach altogether. Ask us, in writing or at the door, and we will say what is possible.',
      ],
    },
  ],
  benefitsTitle: 'Reasons people give',
  benefits: [
    'Curiosity, answered in careful hands',
    'Pleasure that builds more slowly and spreads further',
    'Lower back and hips at ease',
    'Learning to let go where one usually holds',
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
