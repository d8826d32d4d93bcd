type Paragraphs = readonly [string, ...string[]];

/** A titled passage. */
export type Section = { heading: string; paragraphs: Paragraphs; bullets?: readonly string[] };

/** A titled part of a legal page. Texts may have the places of `legalPlaceholders`. */
export type LegalSection = Section & {
  id: string;
  /** The list of cookies that stands at the section's end. */
  table?: 'own' | 'third';
};
