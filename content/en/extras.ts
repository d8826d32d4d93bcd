import type { TextLink } from '../textTypes.ts';

/** The services beside the massages of the list. */
export const extras = {
  heading: 'Also *on request*',
  intro:
    '[fourHands|Two masseuses can work together for you, in a four-hands massage. Tell us the day and the hour, and our answer names the price.] Everything here ends by hand, as the {massages} massages do, with no intercourse and no oral contact.',
  links: [
    { to: 'ask-four-hands', text: 'Ask about four hands' },
    { to: 'ask-man', text: 'Ask about a male therapist' },
  ] satisfies TextLink[],
  items: {
    gay: {
      title: 'Gay massage',
      description:
        'One of our {men} male therapists, for a man: {men.massages}, at the prices of the list, if you ask {men.ahead}.',
    },
    yoni: {
      title: 'Yoni massage',
      description:
        'For women. Breathing first, then oil over the whole body, and the yoni only once you’ve said yes. {yoni.prices}. {yoni.givers} give it. So do the {men} men, if you ask {men.ahead}.',
    },
    couples: {
      title: 'Couples massage',
      description:
        'The two of you in one room, with a masseuse each, close enough to hold hands. Any massage[paradise-massage| but Paradise], and each of you pays its price: {example.massage}, {example.duration}, is {example.forTwo} for two. A man for one of you is possible too: ask {men.ahead}.',
    },
    hotel: {
      title: 'Massage at a hotel',
      description:
        'A masseuse visits your hotel room within Barcelona. The prices are those of the list (plus {hotel.supplement}).',
    },
  },
};
