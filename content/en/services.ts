import type { Texts } from '../textTypes/texts.ts';

export const services = {
  nav: 'Services',
  title: 'Massages and prices in Barcelona',
  description:
    'The {massages} massages of the centre, from Lingam to Paradise: what each one includes, how long it lasts and what it costs, VAT included.',
  heading: '{Massages} ways to *take your time*',
  intro:
    'Every price includes VAT. Allow {besidesMassage} minutes on top of the massage to talk and shower. Yoni, couples, gay and four-hands massages come after the list.',
  searchLabel: 'Search the massages',
  searchButton: 'Search',
  searchTitle: 'Search: {query}',
  found: { one: '{count} result for ‘{query}’', other: '{count} results for ‘{query}’' },
  nothingFound:
    'Nothing matches ‘{query}’. Here’s the whole list. For anything else, see the questions or ask us.',
  elsewhereLinks: [
    { to: 'questions', text: 'Questions and answers' },
    { to: 'message', text: 'Ask us' },
  ],
  showAll: 'Show everything',
} satisfies Texts['pages']['services'];
