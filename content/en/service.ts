import type { Texts } from '../textTypes/texts.ts';

export const service = {
  back: 'All massages',
  panelHeading: 'Duration and price',
  includes: 'Includes',
  askForDetails:
    'Ask us for the details: the extra time can go into a full-body massage first, longer pauses or a slower finish.',
  book: 'Book this massage',
  contact: 'Contact',
  related: 'Other *massages*',
  facts: {
    givenBy: 'Given by',
    time: 'Time',
    ending: 'Endings',
    dress: 'Dress',
    couples: 'Couples',
    place: 'Where',
  },
  minutesWithin: 'The {minutes} minutes include {within}.',
  showerForBath: 'A shower can take the bath’s place, within the same minutes.',
  minutes: 'Allow another {besidesMassage} minutes for the talk and your showers.',
  within: {
    ritual: 'the breathing ritual',
    bath: 'the bath',
    tea: 'the tea',
    glass: 'the cava or cocktail',
    rest: 'the quiet time at the end',
  },
  secondEnding: {
    twoLingam: 'Two in the longer massage, each lingam or yoni, as you wish.',
    lingamsOptional: 'A second is optional and costs nothing extra. Each is lingam or yoni, as you wish.',
    twoLingamAndGlass: 'Two in the longer massage, each lingam or yoni, as you wish.',
  },
  givenBy: {
    all: 'Any of the {masseuses} masseuses.',
    anyTwo: 'Any two of the {masseuses} masseuses. The price includes both.',
    man: 'Ask for a male therapist',
  },
  dress: {
    lingerie: 'Your masseuse wears lingerie.',
    nothing: 'Your masseuse wears nothing.',
    agreed: 'Whatever you agree on.',
  },
  dressOfTwo: {
    lingerie: 'Both masseuses wear lingerie.',
    nothing: 'Neither masseuse wears anything.',
    agreed: 'Whatever you agree on with both.',
  },
  dressOfMan: {
    lingerie: 'A male therapist wears underwear.',
    nothing: 'A male therapist wears nothing either.',
    agreed: 'With a male therapist it’s the same.',
  },
  couples: 'For two, a masseuse each: {prices}.',
  couplesOfMen:
    'For two men, a masseuse each: {prices}. If one of you is a woman, she chooses another massage: tell us which.',
  couplesLink: 'Write to us as a couple',
  forOne: 'No, this massage is for one person.',
  atCentreOnly: 'At the centre only.',
  hotel: 'At the centre or your hotel (plus {hotel.supplement}).',
  lessAtHotel: 'At a hotel, the gel and the mattress are left out.',
  shortAtHotel:
    'A hotel visit lasts at least {hotel.minMinutes} minutes, so you’d combine a shorter massage ({short}) with another.',
  hotelLink: 'Hotel visits',
  everyMassage: 'You pay before the massage, in the room. Card statements show ‘{cardStatement}’.',
  payingLink: 'Ways to pay',
  pageLink: 'All about this massage',
  vatIncluded: 'VAT included',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingams optional',
    twoLingamAndGlass: '2 lingam, cava or cocktail',
  },
} satisfies Texts['pages']['service'];
