import type { Texts } from '../../textTypes/texts.ts';

export const prostate = {
  title: 'Prostate',
  seoTitle: 'Prostate massage in Barcelona, calm and careful',
  description:
    'Explained first, external before internal, with a glove and only when you say yes. Plain answers to shy questions. {prices}.',
  subtitle: 'step by step',
  summary: 'Precise, with every step explained before it’s taken',
  features: [
    'External before internal',
    'Glove and water-based lubricant',
    'In {longer} minutes you decide where the extra time goes',
  ],
  intro:
    'Tantra calls the prostate the sacred spot. Massaging it takes a relaxed back, deep breathing, and a masseuse who says what she’ll do before she does it.',
  sections: [
    {
      heading: 'A conversation first',
      paragraphs: [
        'Some guests are curious. Others already know that the pleasure builds slowly and spreads further than they’d expected. Either way, you say what you’ve tried, what you haven’t, and what you don’t want today. Your masseuse describes the massage in ordinary language and waits for your questions. Awkward ones are welcome.',
      ],
    },
    {
      heading: 'In stages',
      paragraphs: [
        'The rest of the body should be at ease first. The movements are small, and it helps to breathe out for longer than you breathe in. You can let any stage be the last:',
      ],
      bullets: [
        'Lower back and hips, with warm oil',
        'The perineum, from outside, with a light and steady pressure',
        'Internal touch only once you say yes, always with a glove and water-based lubricant',
        'The lingam ending, by hand',
      ],
    },
    {
      heading: 'Stopping',
      paragraphs: [
        'Say stop, and everything stops at once. Hesitate, and your masseuse waits and asks. You can go on without internal touch, or end the massage there. Stop within its first {refundWithin} minutes and we refund you in full.',
      ],
    },
    {
      heading: 'What to prepare',
      paragraphs: [
        'Nothing special. Eat lightly that day and take your time in the shower. This is a massage for pleasure and rest, not a medical treatment. If you’re in pain, or have a prostate or bowel condition, see a doctor first and wait for the all-clear.',
      ],
    },
    {
      heading: 'The {longer}-minute massage',
      paragraphs: [
        'The stages are the same, and you decide with your masseuse where the extra time goes. It could be a massage of the whole body first, longer pauses, or a slower last stage. Tell us when you book.',
      ],
    },
  ],
  includes: {
    30: [
      'Shower before and after',
      'Massage of the lower back and hips',
      'External and, if you wish, internal prostate massage with a glove',
      'Lingam ending',
    ],
  },
} satisfies Texts['massages']['prostate-massage'];
