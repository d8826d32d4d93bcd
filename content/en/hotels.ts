import type { Section } from '../textTypes.ts';

const sections: readonly Section[] = [
  {
    heading: 'When, and how to arrange it',
    paragraphs: [
      'We visit from {hotel.from}, and the last visit begins {hotel.lastStart}. Please ask at least {hotel.notice} ahead. A visit lasts at least {hotel.least} minutes in all, so you book {hotel.short} together with another massage.',
      'Call, or send a request: choose the massage, the day and the time, and write the name of the hotel in the message. We’ll tell you who’s free and what the journey adds. The room number can follow once you’ve checked in. Couples and four hands are possible too, on request.',
    ],
  },
  {
    heading: 'What travels, and what stays here',
    paragraphs: [
      'You can have {travelling} at your hotel. {travellingWithLess} travels without its gel and mattress.',
      '{staying} stay at the centre, because they need what’s here: a heated mattress, a marble bath, a wardrobe, ropes or a divan that doesn’t fit into a lift.',
    ],
    links: [{ to: 'services', text: 'All {massages} massages' }],
  },
  {
    heading: 'Discretion at the desk and at the door',
    paragraphs: [
      'Your masseuse arrives as any guest would, in clothes that suit a hotel lobby and with one small bag. If the hotel announces visitors, tell the desk that you’re expecting someone and which name she’ll give. They needn’t hear more. If the lift needs a key card, please meet her in the lobby.',
    ],
  },
  {
    heading: 'What to have ready',
    paragraphs: ['Very little, and most of it is already in the room:'],
    bullets: [
      'Time for your massage and {besidesMassage} minutes more to talk and shower, with your phone on silent',
      'A room warmer than you’d sleep in',
      'Two or three large towels from the bathroom',
    ],
  },
  {
    heading: 'Paying, and where we visit',
    paragraphs: [
      'You pay the masseuse on arrival: in cash, by Visa, Mastercard or Amex, through PayPal or in cryptocurrencies. Other currencies may incur fees. Your card statement shows ‘{cardStatement}’.',
      'We visit hotels within Barcelona and no further. For a private home we can’t promise anything, but ask, and you’ll get a plain yes or no.',
    ],
  },
];

/** The page about massages at hotels. */
export const hotels = {
  nav: 'Hotels',
  title: 'Erotic and tantric massage at your Barcelona hotel',
  description:
    'A masseuse visits your hotel room within Barcelona: hours and notice, which massages travel, what to prepare and how the supplement works.',
  heading: 'You stay in, *we travel*',
  intro:
    'Perhaps your flight was late, or your shoes are already off. A masseuse can visit your hotel room anywhere within Barcelona, drawing no more attention than any other guest.',
  sections,
  supplementHeading: 'The supplement',
  supplement:
    'The massage costs the same as at the centre, VAT included. We add a small transport supplement and tell you the total when you book, before anyone sets out.',
  book: 'Request a hotel visit',
  call: 'Call',
};
