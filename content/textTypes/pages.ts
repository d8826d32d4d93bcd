import type { Dress, OptionNote, Within } from '../catalogue.ts';
import type { ExtraId } from '../extras.ts';
import type { MasseuseSlug, Nationality, Specialty, SpokenLanguage } from '../masseuses.ts';
import type { Subject } from '../subjects.ts';
import type { PluralForms, Section, TextLink } from './shared.ts';

/** The texts that most pages have. */
export type PageTexts = {
  /** The name in the navigation, the breadcrumb and links. */
  nav: string;
  /** The title and the description for search engines. */
  title: string;
  description: string;
  heading: string;
};

/** The home page. Its heading is `layout.motto`. */
export type HomeTexts = Omit<PageTexts, 'heading'> & {
  sub: string;
  toServices: string;
  toContact: string;
  servicesHeading: string;
  servicesIntro: string;
  allServices: string;
  masseusesHeading: string;
  masseusesIntro: string;
  allMasseuses: string;
  galleryHeading: string;
  allPictures: string;
  textHeading: string;
  text: readonly string[];
  faqHeading: string;
};

/** The list of massages and its search. */
export type ServiceListTexts = PageTexts & {
  intro: string;
  searchLabel: string;
  searchButton: string;
  searchTitle: string;
  found: PluralForms;
  nothingFound: string;
  /** Links after `nothingFound`. */
  elsewhereLinks: readonly TextLink[];
  showAll: string;
};

/** The texts that the pages of all massages share. */
export type ServicePageTexts = {
  back: string;
  panelHeading: string;
  includes: string;
  askForDetails: string;
  book: string;
  contact: string;
  related: string;
  /** The terms of the facts in the panel. */
  facts: {
    givenBy: string;
    time: string;
    ending: string;
    dress: string;
    couples: string;
    place: string;
  };
  /** The activities within `{minutes}`. */
  minutesWithin: string;
  showerForBath: string;
  minutes: string;
  within: Record<Within, string>;
  /** What a second ending may be. */
  secondEnding: Record<OptionNote, string>;
  /** The masseuses; `man` is a link to a message about the men. */
  givenBy: Record<'all' | 'anyTwo' | 'man', string>;
  dress: Record<Dress, string>;
  dressOfTwo: Record<Dress, string>;
  /** What a man wears, after `dress`, if men give the massage too. */
  dressOfMan: Record<Dress, string>;
  /** `{prices}` are those of two persons. */
  couples: string;
  /** The same for massages that only men receive. */
  couplesOfMen: string;
  couplesLink: string;
  forOne: string;
  atCentreOnly: string;
  hotel: string;
  lessAtHotel: string;
  shortAtHotel: string;
  hotelLink: string;
  /** What is the same for all massages, before a link to the answer about paying. */
  everyMassage: string;
  payingLink: string;
  /** The link from a panel in the list to the page of the massage. */
  pageLink: string;
  vatIncluded: string;
  optionNotes: Record<OptionNote, string>;
};

/** A service beside the massages of the list. */
type ExtraTexts = {
  title: string;
  description: string;
  /**
   * Its steps and facts, and the text of the link to a message about it. Without them, the title is a link.
   */
  details?: {
    steps: readonly string[];
    facts: readonly { term: string; text: string }[];
    ask: string;
  };
};

/** The services beside the massages of the list. */
export type ExtrasTexts = {
  heading: string;
  intro: string;
  links: readonly TextLink[];
  items: Record<ExtraId, ExtraTexts>;
  /** What visitors may type to find a service, besides its title and its id. It is not shown. */
  searchWords: Record<ExtraId, readonly string[]>;
};

/** The gallery and its lightbox. */
export type GalleryTexts = PageTexts & {
  intro: string;
  photoTitle: string;
  close: string;
  previous: string;
  next: string;
};

/** The list of masseuses. */
export type MasseuseListTexts = PageTexts & {
  intro: string;
  men: string;
  viewProfile: string;
  /** The accessible name of the same link. It contains the visible text. */
  viewProfileOf: string;
  discretionHeading: string;
  discretion: readonly string[];
  discretionLinks: readonly TextLink[];
};

/** The profile of a masseuse. `{name}` and `{specialties}` are placeholders. */
export type MasseuseTexts = {
  title: string;
  description: string;
  back: string;
  backToServices: string;
  flowers: Record<MasseuseSlug, string>;
  flower: string;
  /** A sentence before a biography in another language, by masseuse, with her `{name}`. */
  leads: Partial<Record<MasseuseSlug, string>>;
  /** The label of a biography in another `{language}`. */
  bioIn: string;
  age: string;
  /** The text after the nationality. */
  ageInWords: string;
  nationality: string;
  languages: string;
  specialties: string;
  /** The term of the massages that she gives besides her specialties. */
  alsoGives: string;
  nationalities: Record<Nationality, string>;
  languageNames: Record<SpokenLanguage, string>;
  specialtyNames: Record<Specialty, string>;
  others: string;
  notFound: {
    title: string;
    lead: string;
    home: string;
  };
};

/** The page about massages at hotels. */
export type HotelsTexts = PageTexts & {
  intro: string;
  sections: readonly Section[];
};

/** The page about the centre. */
export type AboutTexts = PageTexts & {
  intro: string;
  sections: readonly Section[];
  tourHeading: string;
  tourText: string;
};

/** The page for job applicants. */
export type CastingTexts = PageTexts & {
  lead: string;
  offerHeading: string;
  offer: readonly string[];
  requirementsHeading: string;
  requirements: readonly string[];
  applyHeading: string;
  applyText: string;
  applyChat: string;
  applyEmail: string;
  home: string;
};

/** The contact page. */
export type ContactTexts = PageTexts & {
  intro: string;
  detailsHeading: string;
  hoursHeading: string;
  enquiryHeading: string;
  /** The way to the door, and the stairs. */
  arriving: readonly string[];
  walkIns: readonly string[];
  /** The beginning of a message about a subject, with blanks to fill in. */
  subjects: Record<Subject, string>;
};
