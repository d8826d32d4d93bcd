/** The texts of the layout: header, breadcrumb, footer and bottom bar. */
export const layout = {
  skipLink: 'Skip to content',
  homeLink: '{name}, home page',
  navLabel: 'Main',
  openMenu: 'Menu',
  closeMenu: 'Close',
  breadcrumbLabel: 'Breadcrumb',
  switcherLabel: 'Language',
  /** The name of the language in the language itself. */
  languageName: 'English',
  chat: 'WhatsApp',
  chatLong: 'Chat on WhatsApp',
  contactButton: 'Contact us',
  book: 'Book',
  /** The accessible name of the three links in the bottom bar. */
  reachLabel: 'Ways to book',
  call: 'Call',
  /** The prepared greeting of a chat. */
  chatGreeting: 'Hello, I have a question.',
  /** The label of an English text on a page in another language. */
  inEnglish: '(in English)',
  tagline: 'Erotic and tantric massage in Barcelona’s Eixample. For men, women and couples.',
  footer: {
    massages: 'Massages',
    address: 'Find us',
    metro: 'Metro: {stops}. On foot, Urgell is {walk.Urgell} minutes away and Catalunya {walk.Catalunya}.',
    mapsLink: 'Open in Google Maps',
    prices: 'Massages from {lowest} to {highest}, VAT included.',
    legal: 'Legal',
    hours: 'Opening hours',
    reach: 'Get in touch',
    phone: 'Phone',
    email: 'E-mail',
  },
  consent: {
    heading: 'Cookies',
    text: 'Do you accept cookies from {provider.map} (street view) and {provider.tour} (3D tour)?',
    accept: 'Accept',
    reject: 'Reject',
    settings: 'Cookie settings',
  },
  embeds: {
    failed: 'It didn’t load. Try again, or open it on {provider} instead.',
    plan: 'A plan of the streets around the centre, which is marked by a drop of amber.',
    map: {
      title: 'Street view of the centre’s address, from {provider}',
      button: 'Show the street view from {provider}',
      note: 'Loads the street view from {provider}, which then sees your IP address.',
    },
    tour: {
      title: '3D tour of the main room, from {provider}',
      button: 'Start the 3D tour from {provider}',
      note: 'Loads the tour from {provider}, which then sees your IP address.',
    },
  },
  days: {
    mondayToWednesday: 'Monday to Wednesday',
    thursdayToSunday: 'Thursday to Sunday',
  },
  /** A time on certain days, in a sentence. */
  timeOnDays: 'at {time} from {days}',
  /** The numbers from 0 in sentences. Larger numbers are digits. */
  numbers: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  /** Durations in sentences. */
  spans: { hours: { one: 'an hour', other: '{number} hours' }, minutes: '{count} minutes' },
  rights: '© {year} {name}. All rights reserved.',
  adultsOnly: 'Adults aged {age} and over only.',
};
