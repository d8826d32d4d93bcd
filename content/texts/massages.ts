import type { CatalogueEntry, ServiceSlug } from '../catalogue.ts';
import type { Section } from './shared.ts';

type Entry<S extends ServiceSlug> = Extract<CatalogueEntry, { slug: S }>;

/** The durations in minutes of the options with a list of inclusions. */
type ListedMinutes<S extends ServiceSlug> = Exclude<
  Entry<S>['options'][number],
  { askForDetails: true }
>['minutes'];

/** The texts for lists, search engines and social cards. They are in the language of the page. */
type MassageHead = {
  /** The name in forms and in lists of links. */
  title: string;
  /** The name in headings, if the title alone reads badly there. */
  longTitle?: string;
  /** The name in a sentence, with its article, if the language needs one. */
  inSentence?: string;
  /** Under 60 characters. */
  seoTitle: string;
  /** Under 155 characters; `{prices}` is filled with durations and prices. */
  description: string;
  /** The line under the title in lists. */
  summary: string;
  /** The subtitle in italics on the detail page. */
  subtitle: string;
};

type MassageLists<S extends ServiceSlug> = {
  /** Two to four short facts for the list of massages. */
  features: readonly string[];
  /** The inclusions of each option, by its minutes. */
  includes: { readonly [M in ListedMinutes<S>]: readonly string[] };
};

/** The long texts of a massage. */
type MassageText = {
  /** The opening paragraph, beside the title. */
  intro: string;
  sections: readonly [Section, Section, Section, ...Section[]];
  /** A closing list, on some pages. */
  benefitsTitle?: string;
  benefits?: readonly string[];
};

type NoText = { [Key in keyof MassageText]?: never };

/**
 * The texts of a massage in one language. Prices and durations are in the catalogue: `{shorter}` and
 * `{longer}` are filled with the minutes of the shortest and the longest option.
 */
export type Massage<S extends ServiceSlug = ServiceSlug> = MassageHead & MassageLists<S> & MassageText;

/**
 * The massages of one language. Without long texts, the pages show those of the first language that has them,
 * with a label.
 */
export type Massages = { [S in ServiceSlug]: MassageHead & MassageLists<S> & (MassageText | NoText) };
