import type { ListedMinutes, ServiceSlug } from '../catalogue.ts';
import type { Section } from './shared.ts';

/** The texts for lists, search engines and social cards. They are in the language of the page. */
type ShortTexts<S extends ServiceSlug> = {
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
  /** Two to four short facts for the list of massages. */
  features: readonly string[];
  /** The inclusions of each option, by its minutes. */
  includes: { readonly [M in ListedMinutes<S>]: readonly string[] };
};

/** The texts of the page of a massage. */
type LongTexts = {
  /** The opening paragraph, beside the title. */
  intro: string;
  sections: readonly [Section, Section, Section, ...Section[]];
  /** A closing list, on some pages. */
  benefitsTitle?: string;
  benefits?: readonly string[];
};

type NoLongTexts = { [Key in keyof LongTexts]?: never };

/**
 * The texts of a massage. Prices and durations are in the catalogue: `{shorter}` and `{longer}` are filled
 * with the minutes of the shortest and the longest option.
 */
export type ServiceTexts = ShortTexts<ServiceSlug> & LongTexts;

/**
 * The texts of all massages in one language. Without long texts, the pages show those of the first language
 * that has them, with a label.
 */
export type ServiceTextsBySlug = { [S in ServiceSlug]: ShortTexts<S> & (LongTexts | NoLongTexts) };
