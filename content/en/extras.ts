import type { Texts } from '../textTypes/texts.ts';

export const extras = {
  heading: 'Also *on request*',
  intro:
    'The booking form doesn’t list these. Choose the massage you’d like (for yoni, {example.massage}) and tell us the rest in the message. Or use the links below: each starts a message for you to finish. Hotel visits have a page of their own. The limits are the same as in every massage: no intercourse and no oral contact. The ending is by hand.',
  links: [{ to: { ask: 'man' }, text: 'Ask about a male therapist' }],
  items: {
    yoni: {
      title: 'Yoni massage',
      description: 'A massage for women. Each step waits for your yes, and you can stop at any of them.',
      details: {
        steps: [
          'You talk first, still dressed: what you’d like, what you wouldn’t, and how far the massage may go.',
          'You shower on your own and lie down. Keep a towel on for as long as you like.',
          'The massage starts with your back and your legs, in warm oil, until your breathing has slowed.',
          'Your masseuse asks. Only once you’ve said yes does the massage reach the yoni, on the outside.',
          'If there’s an ending, it’s by hand. If you’d rather not, that’s fine. You rest, and the shower is yours again.',
        ],
        facts: [
          {
            term: 'Touch',
            text: 'On the outside. Inside only if you asked for it in the talk, and always with a glove. Any sign from you stops everything.',
          },
          { term: 'Dress', text: 'Your masseuse wears lingerie. A male therapist wears linen trousers.' },
          {
            term: 'Time',
            text: 'In {yoni.shorter} minutes there’s time for every step. With {yoni.longer} you have longer to settle in, and to rest. Allow another {besidesMassage} minutes for the talk and your two showers.',
          },
          { term: 'Price', text: '{yoni.prices}, the same as {example.massage}.' },
          {
            term: 'Given by',
            text: '{yoni.names} or, if you let us know {men.ahead}, one of our {men} male therapists.',
          },
          {
            term: 'To book',
            text: 'Write to us from here, or choose {example.massage} in the booking form and write ‘yoni’ in the message.',
          },
        ],
        ask: 'Ask about a yoni massage',
      },
    },
    couples: {
      title: 'Couples massage',
      description:
        'One room and a masseuse each, close enough to hold hands. Choose any massage but Paradise, the same for both or one each ({lingamOnly} are for men). Each of you pays the usual price: {example.massage} for {example.duration} comes to {example.forTwo} for two. One of you can have a male therapist, if you tell us {men.ahead}: the men give {men.massages}.',
    },
    gay: {
      title: 'Gay massage',
      description:
        'For men, with one of our {men} male therapists. They give {men.massages}, at the usual prices. Please let us know {men.ahead}.',
    },
    'four-hands': {
      title: 'Four-hands massage',
      description:
        'Two masseuses at once, for one person. In Paradise the price includes both. With any other massage, tell us the day and the time, and we’ll quote you a price.',
    },
    hotel: {
      title: 'Massage at a hotel',
      description:
        'A masseuse comes to your hotel room, anywhere in Barcelona, for at least {hotel.minMinutes} minutes. {TravellingMassages} of the {massages} massages travel.',
    },
  },
  searchWords: {
    yoni: ['for women', 'woman', 'female', 'lady'],
    couples: ['for two', 'two of us', 'two women', 'pair', 'partner', 'wife and husband'],
    gay: ['for men', 'male', 'man', 'male therapist'],
    'four-hands': ['4 hands', 'two masseuses'],
    hotel: ['outcall', 'hotel visit', 'my room'],
  },
} satisfies Texts['extras'];
