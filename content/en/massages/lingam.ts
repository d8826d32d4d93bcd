import type { Massage } from '../../massage.ts';

export const lingam = {
  title: 'Lingam',
  seoTitle: 'Lingam massage in Barcelona, the tantric way',
  description:
    'A tantric massage by hand, in a taught order, with pauses. Short and precise, and a good first visit to our centre in the Eixample. {prices}.',
  subtitle: 'brief and exact',
  summary: 'A tantric hand massage: brief, exact and entirely for you',
  features: ['A taught order of strokes', 'Nothing for you to do', 'Fits into a lunch break'],
  intro:
    'Lingam is Sanskrit, and is often translated as ‘wand of light’. The massage is given by hand, in an order that has been taught and practised, with pauses between the strokes.',
  sections: [
    {
      heading: 'It starts elsewhere',
      paragraphs: [
        'First the legs, then the belly and the hips, where a working day tends to lodge. The oiled hands stay there until the muscles relax. By the time they reach the lingam, you’re already breathing differently.',
      ],
    },
    {
      heading: 'Strokes and pauses',
      paragraphs: [
        'What follows has a sequence. Some strokes are long, others little more than a resting palm. In between there are pauses in which nothing happens at all. They matter as much as the movement does, because they stop the feeling from running ahead of you.',
      ],
      bullets: [
        'Both hands, oil, an even tempo',
        'Pressure that follows your word, or simply your breathing',
        'A rest whenever sensation climbs too fast',
        'Nothing expected in return',
      ],
    },
    {
      heading: 'A good first visit',
      paragraphs: [
        'It’s a short way to find out how we work: you ring, choose your masseuse, talk, pay, shower and lie down. Some guests visit between two meetings, others on the way to the airport, and many because a longer massage felt like too large a step. Walk-ins are welcome. If you book, you won’t find that everyone is busy.',
        'Your masseuse wears lingerie. The ending is by hand. After it her hands are still, and you lie for a moment under a towel and get up when you’re ready.',
      ],
    },
    {
      heading: 'If you’d rather have a yoni massage',
      paragraphs: [
        'For women there’s a massage of the same kind. It has its own order, begins just as far away and keeps to the pace you set. A woman gives it or, if you ask {menHoursAhead} hours ahead, a man. The price is on request.',
      ],
      links: [{ to: 'ask-yoni', text: 'Ask about a yoni massage' }],
    },
  ],
  benefitsTitle: 'What it leaves behind',
  benefits: [
    'Ease in the hips and lower belly',
    'A clear head for the rest of the day',
    'A better idea of your own pace',
    'Some curiosity, perhaps, about the longer massages',
  ],
  includes: {
    30: [
      'Shower before and after',
      'Legs and belly massaged with warm oil',
      'Lingam massage',
      'Lingam ending',
      'A quiet moment to lie still at the end',
    ],
  },
} satisfies Massage<'lingam-massage'>;
