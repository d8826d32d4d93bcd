import type { catalogue, EnglishOnlySlug, ServiceSlug, TranslatedSlug } from './catalogue.ts';
import type { Section } from './shapes.ts';

type Entry<S extends ServiceSlug> = Extract<(typeof catalogue)[number], { slug: S }>;

/** The durations (minutes) of a massage whose inclusions are listed. */
type ListedMinutes<S extends ServiceSlug> = Exclude<
  Entry<S>['options'][number],
  { askForDetails: true }
>['minutes'];

/** What lists, search engines and social cards show of a massage: always in the language of the page. */
type MassageHead = {
  title: string;
  /** Under 60 characters. */
  seoTitle: string;
  /** Under 155 characters; `{prices}` is filled with durations and prices. */
  description: string;
  /** One line under the name in lists. */
  summary: string;
};

type MassageText<S extends ServiceSlug> = {
  /** The few words in italics that follow the title on its own page. */
  subtitle: string;
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

/** What a massage's page says in one language. Prices and durations are the catalogue's. */
export type Massage<S extends ServiceSlug = ServiceSlug> = MassageHead & MassageText<S>;

/** The massages of one language: those whose text is English everywhere have only their head. */
export type Massages = { [S in TranslatedSlug]: Massage<S> } & { [S in EnglishOnlySlug]: MassageHead };

/** English has a text for every one. */
export type EnglishMassages = { [S in ServiceSlug]: Massage<S> };
