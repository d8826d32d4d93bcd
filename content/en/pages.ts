/** What the pages say beyond the massages and the forms, by page. */
export const pages = {
  home: {
    title: 'Erotic and tantric massage in Barcelona',
    description:
      'A quiet centre in Barcelona’s Eixample: twelve erotic and tantric massages for men, women and couples, with every duration and price stated.',
    heading: 'An hour that belongs *to you*',
    sub: 'Erotic and tantric massage in a quiet centre in Barcelona’s Eixample. For men, women and couples.',
    toServices: 'See massages and prices',
    toContact: 'Ask or book',
    servicesHeading: 'Three ways *to begin*',
    servicesIntro: 'One slow, one that glides, one short. The other nine are a page away.',
    allServices: 'All twelve massages',
  },
  services: {
    title: 'Massages and prices in Barcelona',
    description:
      'The twelve massages of the centre, from Lingam to Paradise: what each one includes, how long it lasts and what it costs, VAT included.',
    heading: 'Twelve ways to *take your time*',
    intro:
      'Each massage has a duration and a price, VAT included. At the centre, paid in euros, nothing is added.',
    searchLabel: 'Search the massages',
    searchButton: 'Search',
    searchTitle: 'Search: {query}',
    found: { one: '{count} massage for ‘{query}’', other: '{count} massages for ‘{query}’' },
    nothingFound: 'No massage has all the words of ‘{query}’. Here is the whole list.',
    practicalHeading: 'Paying *and hotels*',
    hotels:
      'We also come to your hotel within Barcelona, with a small supplement for the journey. {services} stay at the centre.',
    showAll: 'Show all massages',
  },
  service: {
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
    hotel: 'Also at your hotel within Barcelona, with a small supplement for the journey.',
  },
  contact: {
    title: 'Contact the centre in Barcelona’s Eixample',
    description:
      'Write, call or chat: the centre’s phone, e-mail and address in Barcelona’s Eixample, opening hours, and a form for a message.',
    heading: 'Ask us *anything*',
    intro:
      'A first name or a pseudonym is enough. Whoever reads your message works here and keeps it to herself.',
    detailsHeading: 'Where and when',
    hoursHeading: 'The centre is open',
    enquiryHeading: 'Enquiries in English are answered',
    walkIns: 'Walk-ins are welcome. With a reservation you are sure of the hour and of the person.',
  },
  vatIncluded: 'VAT included',
  optionNotes: {
    twoLingam: '2 lingam',
    lingamsOptional: '2 lingams optional',
    twoLingamAndGlass: '2 lingam, cava or cocktail',
  },
  enquiryHours: { always: 'Monday to Sunday, 24 hours', daily: 'every day, {opens} to {closes}' },
};
