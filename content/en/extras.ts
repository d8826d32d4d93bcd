import type { Texts } from '../texts/texts.ts';

/** The services beside the massages of the list. */
export const extras = {
  heading: 'Also *on request*',
  intro:
    'None of these has a line of its own in the booking form. Choose the massage you’d like there (for yoni, {example.massage}) and put the rest in the message. Or follow a link below, titles included: it begins a message for you to complete. The limits are those of every massage: no intercourse, no oral contact, an ending by hand.',
  links: [{ to: 'ask-man', text: 'Ask about a male therapist' }],
  items: {
    yoni: {
      title: 'Yoni massage',
      description: 'A massage for women. Each step waits for your yes, and you can stop at any of them.',
    },
    couples: {
      title: 'Couples massage',
      description:
        'One room and a masseuse each, close enough to hold hands. Choose any massage but Paradise, the same for both or one each ({lingamOnly} are for men). Each of you pays the usual price: {example.massage} for {example.duration} comes to {example.forTwo} for two. One of you can have a male therapist, on the same terms as the gay massage.',
    },
    gay: {
      title: 'Gay massage',
      description:
        'For men, with one of our {men} male therapists. They give {men.massages}, at the usual prices, if you ask {men.ahead}.',
    },
    'four-hands': {
      title: 'Four-hands massage',
      description:
        'Two masseuses at once, for one person. In Paradise the price includes both. With any other massage, ask with your day and time, and our answer names the price.',
    },
    hotel: {
      title: 'Massage at a hotel',
      description:
        'A masseuse comes to your hotel room, anywhere in Barcelona, for at least {hotel.least} minutes. {TravellingMassages} of the {massages} massages travel.',
    },
  },
  searchWords: {
    yoni: ['for women', 'woman', 'female', 'lady'],
    couples: ['for two', 'two of us', 'two women', 'pair', 'partner', 'wife and husband'],
    gay: ['for men', 'male', 'man', 'male therapist'],
    'four-hands': ['4 hands', 'two masseuses'],
    hotel: ['outcall', 'hotel visit', 'my room'],
  },
  yoni: {
    steps: [
      'You talk first, still dressed: what you’d like, what you wouldn’t, and how far the massage may go.',
      'You shower on your own and lie down. Keep a towel on for as long as you like.',
      'The massage starts with your back and your legs, in warm oil, until your breathing has slowed.',
      'Then your masseuse asks. Only once you’ve said yes does the massage reach the yoni, on the outside.',
      'If there’s an ending, it’s by hand. If you’d rather not, that’s fine. You rest, and the shower is yours again.',
    ],
    facts: [
      {
        term: 'Touch',
        text: 'On the outside. Inside only if you asked for it in the talk, and always with a glove. Any sign from you stops everything.',
      },
      { term: 'Dress', text: 'Your masseuse wears lingerie. A man wears linen trousers.' },
      {
        term: 'Time',
        text: 'In {yoni.shorter} minutes there’s time for every step. With {yoni.longer} you have longer to settle in, and to rest. Allow {besidesMassage} more for the talk and your showers.',
      },
      { term: 'Price', text: '{yoni.prices}, the same as {example.massage}.' },
      {
        term: 'Given by',
        text: '{yoni.names} or, if you ask {men.ahead}, one of our {men} male therapists.',
      },
      {
        term: 'To book',
        text: 'Ask us here, or choose {example.massage} in the booking form and write ‘yoni’ in the message.',
      },
    ],
    ask: 'Ask about a yoni massage',
  },
} satisfies Texts['extras'];
