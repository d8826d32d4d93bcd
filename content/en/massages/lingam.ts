import type { Massage } from '../../massage.ts';

export const lingam = {
  title: 'Lingam',
  seoTitle: 'Lingam massage in Barcelona, the tantric way',
  description:
    'A tantric hand massage in a taught order, with pauses and breath. Short and precise; a good first visit to our centre in the Eixample.',
  subtitle: 'brief and exact',
  summary: 'A tantric hand massage: brief, exact and entirely for you',
  features: ['A taught order of strokes', 'Nothing for you to do', 'Fits into a lunch break'],
  intro:
    'Lingam is Sanskrit, and is usually rendered as staff of light. The massage that bears the name is given by hand, in an order that has been taught and practised, with pauses and breath between the strokes.',
  sections: [
    {
      heading: 'It starts elsewhere',
      paragraphs: [
        'First come the legs, then the belly and the hips, where a working day tends to lodge, and the oiled hands stay there until the muscles stand down. When they do arrive at the lingam, you are already breathing differently.',
      ],
    },
    {
      heading: 'Strokes, pauses, breath',
      paragraphs: [
        'What follows has a sequence, as a piece of music has one. Some strokes are long, others little more than a resting palm. In between come pauses in which nothing happens but a breath. They matter as much as the movement does, because they stop the feeling from running ahead of you.',
      ],
      bullets: [
        'Both hands, warm oil, an even tempo',
        'Pressure that follows your word, or simply your breathing',
        'A rest whenever sensation climbs too fast',
        'Nothing expected in return',
      ],
    },
    {
      heading: 'A good first visit',
      paragraphs: [
        'It is a short way to find out how we work: you ring the bell, choose your therapist, shower and lie down. Some guests come between two meetings, others on the way to the airport, and many because a longer massage felt like too large a step. Walk-ins are welcome; a reservation merely spares you hearing that everyone is busy.',
        'At the end the hands come to rest and you stay where you are for a moment, under a towel, and get up in your own time.',
      ],
    },
    {
      heading: 'If you would rather have a yoni massage',
      paragraphs: [
        'For women there is a massage of the same kind. It has an order of its own, begins just as far away and keeps to the pace you set. Ask for it when you book, and tell us whether you would prefer to be with a woman or a man.',
      ],
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
      'Legs and belly warmed up with oil',
      'Lingam massage',
      'A quiet moment to lie still at the end',
    ],
  },
} satisfies Massage<'lingam-massage'>;
