import type { Texts } from '../../textTypes/texts.ts';

export const nuru = {
  title: 'Nuru',
  seoTitle: 'Nuru massage in Barcelona with warm seaweed gel',
  description:
    'Clear nori gel on a heated mattress, and a masseuse who glides with her whole body. What to expect and how to move. {prices}.',
  subtitle: 'all glide',
  summary: 'Warm seaweed gel, a heated mattress and very little friction',
  features: ['Clear, scentless seaweed gel', 'Hot towels in the {longer}-minute massage'],
  intro:
    'In Japanese, nuru means slippery, and the name is accurate. You lie on a heated mattress, covered in seaweed gel, and your masseuse glides along you with her whole body.',
  sections: [
    {
      heading: 'From Kawasaki to the Eixample',
      paragraphs: [
        'The massage was invented in Kawasaki, across the river from Tokyo. The gel is made from nori, the seaweed you know from the sushi counter. It’s colourless, has no scent and washes off with plain water.',
      ],
    },
    {
      heading: 'On the mattress',
      paragraphs: [
        'You lie on your front first. Your masseuse pours the gel along your back and follows it with her whole body, gliding from shoulders to calves in one long movement. You feel weight, heat and hardly any resistance. You turn over, and she begins again.',
        'Before you lie down, the two of you settle where your hands may go.',
      ],
    },
    {
      heading: 'How to move: slowly',
      paragraphs: [
        'A sudden turn on a slick mattress is pure slapstick. Let the gel do the work. Four things help:',
      ],
      bullets: [
        'Take off watches, chains and earrings first',
        'Wait for a guiding hand when it’s time to turn',
        'Keep your shoulders heavy and breathe deeply',
        'Mention any allergy to seaweed or iodine: we’ll suggest oil instead',
      ],
    },
    {
      heading: '{shorter} or {longer} minutes',
      paragraphs: [
        'In {shorter} minutes you’ll find out whether you like the gel. The {longer}-minute massage is kinder to a tired back: it begins with oil and finishes under hot towels.',
      ],
    },
  ],
  benefitsTitle: 'Why people like it',
  benefits: [
    'You’re warm from the mattress below and from her weight above',
    'Your skin stays soft well into the evening',
    'You may find yourselves laughing, which is quite all right',
  ],
  includes: {
    30: [
      'Shower before and after',
      'Nuru massage with warm seaweed gel on the heated mattress',
      'Lingam or yoni ending',
    ],
    60: [
      'Everything in the {shorter}-minute massage',
      'Back massage with warm oil first',
      'A second layer of gel and more time body to body',
      'Hot towels',
    ],
  },
} satisfies Texts['massages']['nuru-massage'];
