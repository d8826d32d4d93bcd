import type { Massage } from '../../massage.ts';

export const nuru = {
  title: 'Nuru',
  seoTitle: 'Nuru massage in Barcelona with warm seaweed gel',
  description:
    'Clear nori gel on a heated mattress, and a masseuse who glides with her whole body. What to expect, how to move, and two versions to choose from.',
  subtitle: 'all glide',
  summary: 'Warm seaweed gel, a heated mattress and a great deal of glide',
  features: ['Clear, scentless seaweed gel', 'Heated mattress', 'Hot towels in the longer one'],
  intro:
    'In Japanese, nuru means slippery, and the name is accurate. You lie on a heated mattress, warm seaweed gel covers the pair of you, and from then on friction is something that happens to other people.',
  sections: [
    {
      heading: 'From Kawasaki to the Eixample',
      paragraphs: [
        'The massage comes from Kawasaki, across the river from Tokyo; the gel comes from nori, the seaweed you know from the sushi counter. It is colourless, smells of nothing and dissolves in water, so there is no perfume to explain to anybody later.',
      ],
    },
    {
      heading: 'On the mattress',
      paragraphs: [
        'You lie on your front to begin with. Warm gel is poured along your back and your masseuse follows it with her whole body, gliding from shoulders to calves in one long movement. You feel weight, and heat, and hardly any resistance. Then you turn over and she begins again, closer. The ending, lingam or yoni, is left to her hands.',
      ],
    },
    {
      heading: 'How to move: slowly',
      paragraphs: [
        'A sudden turn on a slick mattress is pure slapstick. The slide can be trusted, so let it do the work.',
      ],
      bullets: [
        'Take off watches, chains and earrings beforehand',
        'Wait for a guiding hand when it is time to turn',
        'Keep your shoulders heavy and your breath long',
        'Tell us about any allergy to seaweed or iodine: we will suggest warm oil instead',
      ],
    },
    {
      heading: 'Two versions',
      paragraphs: [
        'The shorter one goes straight to the gel. In the longer, warm oil and a back massage come first, and a second layer of gel lets you both stay body to body for longer; hot towels are laid over you at the end. After either, plain water takes the gel off in the shower.',
      ],
    },
  ],
  benefitsTitle: 'Why people come back for it',
  benefits: [
    'Warmth from the mattress and from above at once',
    'Skin that stays soft well into the evening',
    'Touch that never catches or drags',
    'Laughter now and then, which is quite in order',
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
