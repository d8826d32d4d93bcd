import type { catalogue, ServiceSlug } from './catalogue.ts';

type Entry<S extends ServiceSlug> = Extract<(typeof catalogue)[number], { slug: S }>;

/** The durations (minutes) of a massage whose inclusions are listed. */
type ListedMinutes<S extends ServiceSlug> = Exclude<
  Entry<S>['options'][number],
  { askForDetails: true }
>['minutes'];

/** A titled passage of a massage's page. */
export type Section = {
  heading: string;
  paragraphs: readonly [string, ...string[]];
  bullets?: readonly string[];
};

/** What a massage's page says in one language. Prices, durations and titles are the catalogue's. */
export type ServiceWords<S extends ServiceSlug = ServiceSlug> = {
  /** The few words in italics that follow the title on its own page. */
  turn: string;
  /** One line under the name in lists. */
  summary: string;
  /** Two to four short facts for the services list. */
  features: readonly string[];
  /** The opening paragraph, beside the title. */
  intro: string;
  sections: readonly [Section, Section, Section, ...Section[]];
  benefitsTitle: string;
  benefits: readonly string[];
  /** What each option includes, by its minutes. */
  includes: { readonly [M in ListedMinutes<S>]: readonly string[] };
};

/** What search engines and social cards show for a massage: always in the language of the page's frame. */
export type ServiceHead = {
  /** Under 60 characters. */
  seoTitle: string;
  /** Under 155 characters. */
  description: string;
};
