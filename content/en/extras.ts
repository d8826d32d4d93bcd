import type { TextLink } from '../textTypes.ts';

/** The services beside the massages of the list. */
export const extras = {
  heading: 'Also *on request*',
  intro:
    'Two masseuses can work together for you, in a four-hands massage. Tell us the day and the hour, and our answer names the price. Nothing here is in the form’s list: select what comes closest (for a yoni massage, {example.massage}) and say so in the message, or write to us by the links. Endings and limits are those of the {massages} massages.',
  links: [
    { to: 'ask-four-hands', text: 'Ask about four hands' },
    { to: 'ask-man', text: 'Ask about a male therapist' },
  ] satisfies TextLink[],
  items: {
    gay: {
      title: 'Gay massage',
      description:
        'For men, with one of our {men} male therapists. They give {men.massages}, at the usual prices, if you ask {men.ahead}.',
    },
    yoni: {
      title: 'Yoni massage',
      description:
        'For women. Breathing first, then oil over the whole body, and the yoni only once you’ve said yes. It lasts and costs as much as {example.massage}: {yoni.prices}. {yoni.givers} give it, or one of the men.',
    },
    couples: {
      title: 'Couples massage',
      description:
        'One room and a masseuse each, close enough to hold hands. Choose any massage but Paradise ({lingamOnly} suit men only). Each of you pays the usual price: {example.massage}, {example.duration}, is {example.forTwo} for two. One of you can have a male therapist, if you ask {men.ahead}.',
    },
    hotel: {
      title: 'Massage at a hotel',
      description:
        'A masseuse comes to your hotel room, anywhere in Barcelona, for at least {hotel.least} minutes. {TravellingMassages} of the {massages} massages travel.',
    },
  },
};
