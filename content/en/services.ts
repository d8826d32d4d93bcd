/** The list of massages and its search. */
export const services = {
  nav: 'Services',
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
};
