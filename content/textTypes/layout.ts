import type { BookingKind } from '../bookingFields.ts';
import type { AnsweringHours, Weekday } from '../hours.ts';
import type { PluralForms } from './shared.ts';

/** The texts of the layout: header, breadcrumb, footer and bottom bar. */
export type LayoutTexts = {
  skipLink: string;
  homeLink: string;
  navLabel: string;
  openMenu: string;
  /** Closes the menu or a panel. */
  close: string;
  breadcrumbLabel: string;
  switcherLabel: string;
  /** The name of the language in the language itself. */
  languageName: string;
  chat: string;
  chatLong: string;
  /** The link to a neutral page, for visitors who must leave at once. */
  leave: string;
  contactButton: string;
  book: string;
  requestBooking: string;
  /** The accessible name of the three links in the bottom bar. */
  reachLabel: string;
  /** Before the number. */
  call: string;
  /** Without the number. */
  callButton: string;
  /** The prepared greeting of a chat. */
  chatGreeting: string;
  /** The label of a text in another language than the page. */
  inLanguage: string;
  /** The heading of the home page. Most other pages end with it. */
  motto: string;
  tagline: string;
  footer: {
    massages: string;
    address: string;
    metro: string;
    mapsLink: string;
    prices: string;
    legal: string;
    hours: string;
    reach: string;
    phone: string;
    email: string;
  };
  consent: {
    heading: string;
    text: string;
    accept: string;
    reject: string;
    settings: string;
  };
  embeds: {
    elsewhere: string;
    plan: string;
    map: {
      title: string;
      button: string;
      note: string;
    };
    tour: {
      title: string;
      button: string;
      note: string;
    };
  };
  /** Opening hours. `weekly` is the day of every week, in a sentence. A month may have a year. */
  hours: {
    weekdays: Record<Weekday, { name: string; weekly: string }>;
    /** Weekdays in a row: '{first} to {last}'. */
    range: string;
    /** A range or a list of days in a sentence: 'from {days}', 'on {days}'. */
    inSentence: {
      range: string;
      list: string;
    };
    /** A last start in a sentence: 'at {time} {days}'. */
    timeOnDays: string;
    /** Dates of the same month: '{days} {month}'. */
    datesInMonth: string;
    closed: string;
    lastStarts: string;
    days: string;
  };
  /** The numbers from 0 in sentences. Larger numbers are digits. */
  numbers: readonly string[];
  /** Durations in sentences. */
  spans: {
    hours: PluralForms;
    minutes: string;
    /** The price of a duration, and a massage of `{minutes}`, such as 'the 90-minute Supreme'. */
    price: string;
    massage: string;
    /** How many days before a visit. */
    daysAhead: PluralForms;
  };
  /** Periods in legal texts. */
  periods: Record<'day' | 'month' | 'year', PluralForms>;
  rights: string;
  adultsOnly: string;
};

/** The hours in which enquiries in this language are answered, and the formats of hours and times. */
export type AnsweringHoursTexts = {
  hours: AnsweringHours;
  always: string;
  daily: string;
  /** The format of times. `{hours}` has no leading zero, and `{hh}` always has two digits. */
  clock: {
    onTheHour: string;
    otherwise: string;
  };
};

/** The error pages and the reasons for refusing a request. */
export type ErrorTexts = {
  notFound: {
    title: string;
    lead: string;
    contact: string;
  };
  unexpected: {
    title: string;
    lead: string;
  };
  /** The error page after too many pages that are rendered for one address. */
  tooManyRequests: {
    title: string;
    lead: string;
  };
  /** The reasons for refusing a request. */
  refusals: {
    malformed: string;
    tooLarge: string;
    wrongType: string;
    foreign: string;
    tooMany: PluralForms;
    unavailable: string;
    methodNotAllowed: string;
    unexpected: string;
  };
  refusalTitle: string;
  /** The link to the home page. */
  home: string;
  backToForm: string;
};

/**
 * The opening of an answer to a visitor. It must name neither the centre nor the massage, because other
 * people may see the visitor's screen.
 */
export type StaffTexts = {
  /** The subject of an e-mail about a booking or a contact message. */
  subject: Record<BookingKind, string>;
  /** `subject` is followed by the day and time that the visitor asked for. */
  opening: string;
  /** A day whose time is after midnight. */
  night: string;
};
