import type { TextLink } from '../textTypes.ts';

/** The services beside the massages of the list. */
export const extras = {
  heading: 'Also *on request*',
  intro:
    'Two masseuses can also work together, in a four-hands massage. Tell us what you’d like and when, and you’ll hear the price before you decide. As with the {massages} massages, the ending is by hand, and nothing is done that you haven’t agreed on.',
  links: [{ to: 'ask-four-hands', text: 'Ask about four hands' }] satisfies TextLink[],
  items: {
    gay: {
      title: 'Gay massage',
      description:
        'By a man, for a man. Warm oil over the whole body, as gentle or as firm as you like, and a lingam ending. Men work here by arrangement, so ask {menHoursAhead} hours ahead. Price on request.',
    },
    yoni: {
      title: 'Yoni massage',
      description:
        'For women. Breathing first, then oil over the whole body, and the yoni only once you’re ready and have said yes. The ending is included. A woman gives it or, with {menHoursAhead} hours’ notice, a man. Price on request.',
    },
    couples: {
      title: 'Couples massage',
      description:
        'The two of you side by side in one room, with one masseuse each, close enough to hold hands. Each of you gets the full time. Price on request.',
    },
    hotel: {
      title: 'Massage at a hotel',
      description:
        'A masseuse visits your hotel room within Barcelona, dressed for the lobby and carrying one small bag. The price is the same as at the centre, plus a small transport supplement. We tell you the amount when you book.',
    },
  },
};
