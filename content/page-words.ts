import type { CookieId } from './cookies.ts';
import type { MasseuseSlug, Nationality, Specialty, SpokenLanguage } from './masseuses.ts';
import type { Section } from './service-words.ts';

/** What search engines and social cards show for a page: the title under 60 characters, the description under 155. */
type Head = { title: string; description: string };

type Paragraphs = readonly [string, ...string[]];

export type FaqItem = { question: string; answer: string };

/** The further sections of the home page. */
export type HomeSections = {
  masseusesHeading: string;
  masseusesIntro: string;
  allMasseuses: string;
  galleryHeading: string;
  allPictures: string;
  /** The text block: what the centre is, for whom, how a visit goes. */
  textHeading: string;
  text: Paragraphs;
  faqHeading: string;
};

export type AboutWords = Head & {
  heading: string;
  intro: string;
  sections: readonly [Section, Section, ...Section[]];
  tourHeading: string;
  tourText: string;
  callHeading: string;
  callText: string;
  toServices: string;
  toContact: string;
};

export type GalleryWords = Head & {
  heading: string;
  intro: string;
  /** `{number}` and `{count}`. */
  photoTitle: string;
  close: string;
  previous: string;
  next: string;
};

export type CastingWords = Head & {
  heading: string;
  lead: string;
  offerHeading: string;
  offer: readonly string[];
  requirementsHeading: string;
  /** The first one has `{age}`. */
  requirements: readonly string[];
  applyHeading: string;
  applyText: string;
  applyChat: string;
  applyEmail: string;
  home: string;
};

export type MasseusesWords = Head & {
  heading: string;
  intro: string;
  viewProfile: string;
  discretionHeading: string;
  discretion: Paragraphs;
};

export type ProfileWords = {
  /** `{name}`. */
  title: string;
  /** `{name}`, `{specialties}`. */
  description: string;
  back: string;
  backToServices: string;
  /** The flower that stands for each, as it follows her name: 'the peony'. */
  flowers: Record<MasseuseSlug, string>;
  /** The sentence beside the picture: a flower stands for her face; `{name}`. */
  flower: string;
  age: string;
  nationality: string;
  languages: string;
  specialties: string;
  nationalities: Record<Nationality, string>;
  languageNames: Record<SpokenLanguage, string>;
  specialtyNames: Record<Specialty, string>;
  book: string;
  others: string;
  notFound: { title: string; lead: string; home: string };
};

export type HotelsWords = Head & {
  heading: string;
  intro: string;
  sections: readonly [Section, Section, Section, ...Section[]];
  supplementHeading: string;
  supplement: string;
  book: string;
  call: string;
};

/** The four services beside the twelve massages, at the end of the services list. */
export type ExtrasWords = {
  heading: string;
  intro: string;
  items: Record<'gay' | 'yoni' | 'couples' | 'hotel', { title: string; description: string }>;
};

/** A titled part of a legal page. Texts may have the places of `legalPlaces`. */
export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: Paragraphs;
  bullets?: readonly string[];
};

export type PrivacyWords = Head & {
  heading: string;
  contents: string;
  updated: string;
  sections: readonly LegalSection[];
};

export type CookiesWords = Head & {
  heading: string;
  contents: string;
  updated: string;
  /** The tables stand at the end of the sections `own` and `third`. */
  sections: readonly (LegalSection & { table?: 'own' | 'third' })[];
  table: { name: string; owner: string; purpose: string; lifetime: string; centre: string };
  cookies: Record<CookieId, { name: string; owner: string; purpose: string }>;
  lifetimes: {
    day: { one: string; other: string };
    month: { one: string; other: string };
    year: { one: string; other: string };
  };
};
