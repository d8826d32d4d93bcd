/** The texts that the pages of all massages share. */
export const service = {
  back: 'All massages',
  panelHeading: 'Duration and price',
  includes: 'Includes',
  askForDetails: 'Put together with you: ask us for the details.',
  book: 'Book this massage',
  call: 'Call',
  contact: 'Contact',
  related: 'Other *massages*',
  payment:
    'We take cash, Visa, Mastercard, Amex, PayPal and cryptocurrencies. Other currencies may incur fees.',
  hotel: 'Also at your hotel within Barcelona, for a small transport supplement. There you pay on arrival.',
  hotelLink: 'How hotel visits work',
  lessAtHotel: 'At a hotel, the gel and the mattress are left out.',
  minutes: 'The minutes are all massage. Allow {besidesMassage} more for a talk and a shower.',
  dress: {
    lingerie: 'Your masseuse wears lingerie.',
    nothing: 'Your masseuse wears nothing.',
    agreed: 'What your masseuse wears is agreed with you.',
  },
  secondEnding: 'The second ending costs nothing extra.',
  paying: 'You pay before the massage, in the room. A card statement shows ‘{cardStatement}’.',
  vatIncluded: 'VAT included',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingams optional',
    twoLingamAndGlass: '2 lingam, cava or cocktail',
  },
};
