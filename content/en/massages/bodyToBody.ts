import type { Massage } from '../../massage.ts';

export const bodyToBody = {
  title: 'Body to Body',
  seoTitle: 'Body to Body massage with warm oil in Barcelona',
  description:
    'Massage given with forearms, chest, belly and legs, skin on skin, on a futon in the Eixample. How it differs from nuru. {prices}.',
  subtitle: 'skin to skin',
  summary: 'Her weight, her warmth and a little oil, on a low futon',
  features: ['Oil on a low futon', 'Pressure from body weight', 'Back first, then front'],
  intro:
    'Some massages keep a respectful distance. This one is given with forearms, chest, belly and legs, skin on skin, and its pressure is her weight rather than her strength.',
  sections: [
    {
      heading: 'Close, and simple about it',
      paragraphs: [
        'Neither of you wears anything, because that’s how the massage works. The futon is low and wide, the sheets are clean, and the room is heated for bare skin. Her skin touches yours throughout. Your hands stay where the two of you agreed they would.',
      ],
    },
    {
      heading: 'How the weight travels',
      paragraphs: [
        'She starts with your back. She lets her forearms sink in on either side of the spine, then settles along you and moves up and down, gradually, like a tide. You carry some of her weight, never all of it, and a word makes it more or less.',
        'Once you’ve turned over, the movement starts afresh at the chest. The ending is by hand.',
      ],
    },
    {
      heading: 'Oil or gel?',
      paragraphs: [
        'Many guests hesitate between body to body and nuru. They’re cousins of different temperaments.',
      ],
      bullets: [
        'Oil holds a little where gel slips, so each movement takes longer and is easier to follow',
        'More of her warmth reaches you, with only a film of oil between',
        'Nuru is playful, and body to body is quiet',
      ],
    },
    {
      heading: 'When to choose it',
      paragraphs: [
        'When hands alone would leave you thinking. After a week of screens and handshakes, the weight of another person can calm you sooner than any technique. It suits you if you travel a great deal, if you live alone, or if you’ve simply missed being near someone. Talk is welcome and so is silence. If the scent of the oil might follow you home, ask for the unscented oil.',
      ],
    },
  ],
  benefitsTitle: 'Good for',
  benefits: [
    'Backs that like broad, even pressure',
    'Cold evenings and tired legs',
    'Calming down after a hectic day',
    'The plain need for contact',
  ],
  includes: {
    30: [
      'Shower before and after, with towels and a robe',
      'Body-to-body massage with warm oil, back and front',
      'Lingam or yoni ending',
    ],
  },
} satisfies Massage<'body-to-body-massage'>;
