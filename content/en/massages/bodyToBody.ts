import type { Texts } from '../../textTypes/texts.ts';

export const bodyToBody = {
  title: 'Body to Body',
  seoTitle: 'Body to Body massage with warm oil in Barcelona',
  description:
    'Massage given with forearms, chest, belly and legs, skin on skin, on a futon in the Eixample. How it differs from Nuru. {prices}.',
  subtitle: 'skin on skin',
  summary: 'Skin on skin with warm oil, on a low futon',
  features: ['Pressure from body weight', 'Back first, then front'],
  intro:
    'This massage is given with forearms, chest, belly and legs, skin on skin. The pressure comes from your masseuse’s weight, so it’s broad and even.',
  sections: [
    {
      heading: 'Low, wide and warm',
      paragraphs: [
        'The sheets are fresh, and the room is heated for bare skin, hers and yours. Your hands stay where she’s said they may.',
      ],
    },
    {
      heading: 'How the weight travels',
      paragraphs: [
        'She starts with your back. She lets her forearms sink in on either side of the spine, then settles along you and moves up and down, gradually, like a tide. You carry some of her weight, never all of it. She leans in more, or less, as soon as you say so.',
        'Once you’ve turned over, she begins again at the chest.',
      ],
    },
    {
      heading: 'Oil or gel?',
      paragraphs: ['Body to Body or Nuru? The difference is what lies between you:'],
      bullets: [
        'Oil holds a little where gel slips, so each movement takes longer and is easier to follow',
        'A film of oil lets more of her warmth through than a layer of gel does',
        'Nuru is playful, Body to Body quiet',
      ],
    },
    {
      heading: 'When to choose it',
      paragraphs: [
        'After a week of screens and handshakes, the weight of another person is calming. It suits travellers, and backs that would rather be leaned on than kneaded with thumbs and elbows.',
        'Mention a sore rib, knee or shoulder, and she’ll keep her weight off it. The futon is close to the floor, so tell her if getting down or up is difficult. The oil is lightly scented, and there’s also one without scent.',
      ],
    },
  ],
  includes: {
    30: [
      'Shower before and after',
      'Body-to-body massage with warm oil, back and front',
      'Lingam or yoni ending',
    ],
  },
} satisfies Texts['massages']['body-to-body-massage'];
