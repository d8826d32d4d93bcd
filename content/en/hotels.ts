import type { Section } from '../shapes.ts';

const sections: readonly Section[] = [
  {
    heading: 'Arranging it',
    paragraphs: [
      'Call, or send a request with the name of the hotel, the room, the time and the massage you would like. We answer with who is free and what the journey adds. If you have not checked in yet, the room number can follow later.',
    ],
  },
  {
    heading: 'What travels, and what stays here',
    paragraphs: [
      'Any massage that needs only a bed, warm oil and a pair of hands can come to you. Nuru stays at the centre with its heated mattress, Paradise with its marble bath, Fetish with its wardrobe, BDSM with its ropes, and the Tantric Divan with its divan, which does not fit into a lift. For Desire, ask us which elements travel.',
    ],
    links: [{ to: 'services', text: 'See massages and prices' }],
  },
  {
    heading: 'At the desk and at the door',
    paragraphs: [
      'Your masseuse arrives as any guest would, in clothes that suit a hotel lobby and with one small bag. If the hotel announces visitors, tell the desk that you are expecting somebody, and under which first name; nobody need hear more. Where the lift works only with a key card, please come down and fetch her.',
    ],
  },
  {
    heading: 'What to have ready',
    paragraphs: ['Very little, most of it already in the room:'],
    bullets: [
      'A free hour, or longer if your massage is, with the phone on silent',
      'A room warmer than you would sleep in',
      'Two or three large towels from the bathroom',
      'A shower, taken shortly before',
    ],
  },
  {
    heading: 'Paying, and how far we go',
    paragraphs: [
      'You pay as you would at the centre: cash, Visa, Mastercard, Amex, PayPal or cryptocurrencies, and other currencies may incur fees. We visit hotels within Barcelona and no further. Private homes we cannot promise; ask, and you will have a plain yes or no.',
    ],
  },
];

/** Massages at a hotel. */
export const hotels = {
  nav: 'Hotels',
  title: 'Erotic and tantric massage at your Barcelona hotel',
  description:
    'A masseuse comes to your hotel room within Barcelona: how to arrange it, which massages travel, what to prepare and how the supplement works.',
  heading: 'You stay in, *we come to you*',
  intro:
    'Perhaps your flight was late, or the shoes are already off. A masseuse can come to your hotel room, anywhere within Barcelona, with as little fuss as a friend who has come up for a drink.',
  sections,
  supplementHeading: 'The supplement',
  supplement:
    'The massage costs the same as at the centre. For the journey we add a small supplement and name the amount when you book, so that nothing is left to be settled in the room. VAT is included.',
  book: 'Request a hotel visit',
  call: 'Call',
};
