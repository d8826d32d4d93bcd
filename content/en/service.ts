/** The texts that the pages of all massages share. */
export const service = {
  back: 'All massages',
  panelHeading: 'Duration and price',
  includes: 'Includes',
  askForDetails: 'We plan it with you: ask us for the details.',
  book: 'Book this massage',
  call: 'Call',
  contact: 'Contact',
  related: 'Other *massages*',
  /** The terms of the facts in the panel. */
  facts: {
    time: 'Time',
    ending: 'Ending',
    givenBy: 'Given by',
    dress: 'Dress',
    couples: 'Couples',
    language: 'Language',
    place: 'Where',
    payment: 'Payment',
  },
  minutesOnly: 'The minutes are all massage.',
  minutesWithin: 'The minutes include {within}.',
  minutes: 'Allow {besidesMassage} more to talk and shower.',
  within: {
    ritual: 'the breathing ritual',
    bath: 'the bath',
    tea: 'the tea',
    glass: 'the glass of cava or cocktail',
    rest: 'the quiet time at the end',
  },
  ending: {
    lingam: 'A lingam ending, by hand, is included in the price.',
    either: 'A lingam or yoni ending, by hand, is included in the price.',
  },
  secondEnding: 'A second one is optional and costs nothing extra.',
  oneMasseuse: 'A woman or, with {menHoursAhead} hours’ notice, a man. Ask us for names.',
  twoMasseuses: 'Two masseuses together. The price includes both.',
  dress: {
    lingerie: 'Your masseuse wears lingerie. [men|A man wears underwear.]',
    nothing: 'Your therapist wears nothing.',
    agreed: 'Whatever you agree on beforehand.',
  },
  dressOfTwo: {
    lingerie: 'Both masseuses wear lingerie.',
    nothing: 'Neither masseuse wears anything.',
    agreed: 'Whatever you agree on with both beforehand.',
  },
  couples: 'One masseuse each. Price on request.',
  couplesLink: 'Ask for the price',
  language: 'No language in common? You agree your limits with our reception first.',
  atCentreOnly: 'At the centre only.',
  hotel:
    'At the centre or, for a small transport supplement, at your hotel within Barcelona, where you pay on arrival.',
  lessAtHotel: 'At a hotel, the gel and the mattress are left out.',
  shortAtHotel: 'Hotel visits last at least {hotel.least} minutes, so add {others} if you choose {short}.',
  hotelLink: 'How hotel visits work',
  paying: 'You pay before the massage, in the room. Your card statement shows ‘{cardStatement}’.',
  payment:
    'We take cash, Visa, Mastercard, Amex, PayPal and cryptocurrencies. Other currencies may incur fees.',
  receipt:
    'On request you get a receipt with our company’s legal name, its tax number and a neutral description.',
  vatIncluded: 'VAT included',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingams optional',
    twoLingamAndGlass: '2 lingam, cava or cocktail',
  },
};
