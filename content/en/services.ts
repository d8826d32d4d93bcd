/** The list of massages and its search. */
export const services = {
  nav: 'Services',
  title: 'Massages and prices in Barcelona',
  description:
    'The {massages} massages of the centre, from Lingam to Paradise: what each one includes, how long it lasts and what it costs, VAT included.',
  heading: '{Massages} ways to *take your time*',
  intro:
    'Every price here includes VAT. If you pay in euros at the centre, nothing is added. Allow {besidesMassage} minutes on top of the massage to talk and shower.',
  searchLabel: 'Search the massages',
  searchButton: 'Search',
  searchTitle: 'Search: {query}',
  found: { one: '{count} massage for ‘{query}’', other: '{count} massages for ‘{query}’' },
  nothingFound: 'No massage matches ‘{query}’. Here’s the whole list.',
  practicalHeading: 'Paying *and hotels*',
  hotels:
    'We also visit hotels within Barcelona. A visit lasts at least {hotel.least} minutes, and there’s a small transport supplement. {services} are given at the centre only.',
  showAll: 'Show all massages',
};
