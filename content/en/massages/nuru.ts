import type { Massage } from '../../massage.ts';

export const nuru = {
  title: 'Nuru',
  seoTitle: 'Nuru massage in Barcelona with warm seaweed gel',
  description:
    'Clear nori gel on a heated mattress, and a masseuse who glides with her whole body. What to expect and how to move. {prices}.',
  subtitle: 'all glide',
  summary: 'Warm seaweed gel, a heated mattress and a great deal of glide',
  features: ['Clear, scentless seaweed gel', 'Heated mattress', 'Hot towels in the longer one'],
  intro:
    'In Japanese, nuru means slippery, and the name is accurate. You lie on a heated mattress, seaweed gel covers the pair of you, and your masseuse glides along you with her whole body.',
  sections: [
    {
      heading: 'From Kawasaki to the Eixample',
      paragraphs: [
        'The massage was invented in Kawasaki, across the river from Tokyo. The gel is made from nori, the seaweed you know from the sushi counter. It’s colourless, smells of nothing and dissolves in water, so there’s no perfume to explain to anyone later.',
      ],
    },
    {
      heading: 'On the mattress',
      paragraphs: [
        'You lie on your front to begin with. The gel is poured along your back and your masseuse follows it with her whole body, gliding from shoulders to calves in one long movement. You feel weight, heat and hardly any resistance. Then you turn over and she begins again, closer. For the ending she uses her hands.',
        'Neither of you wears anything, and nuru is skin on skin by nature. Where your hands may go is agreed in words beforehand, as with every massage.',
      ],
    },
    {
      heading: 'How to move: slowly',
      paragraphs: [
        'A sudden turn on a slick mattress is pure slapstick. The slide can be trusted, so let it do the work.',
      ],
      bullets: [
        'Take off watches, chains and earrings beforehand',
        'Wait for a guiding hand when it’s time to turn',
        'Keep your shoulders heavy and breathe deeply',
        'Mention any allergy to seaweed or iodine: we’ll suggest oil instead',
      ],
    },
    {
      heading: 'Shorter or longer',
      paragraphs: [
        'The shorter nuru goes straight to the gel. The longer one starts with oil and a back massage, a second layer of gel gives you more time body to body, and hot towels are laid over you at the end. After either, plain water takes the gel off in the shower.',
      ],
    },
  ],
  benefitsTitle: 'Why people like it',
  benefits: [
    'Heat from the mattress and from above at once',
    'Skin that stays soft well into the evening',
    'Touch that never catches or drags',
    'Laughter now and then, which is quite all right',
    'Muscles that loosen because nothing forces them to',
  ],
  includes: {
    30: [
      'Shower before and after',
      'Nuru massage with warm seaweed gel on the heated mattress',
      'Lingam or yoni ending',
    ],
    60: [
      'All that the shorter nuru includes',
      'Back massage with warm oil to begin',
      'A second layer of gel and more time body to body',
      'Hot towels',
    ],
  },
} satisfies Massage<'nuru-massage'>;
