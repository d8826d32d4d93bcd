import type { PageId, SlugPageId } from '../routes.ts';
import type { ExtraId, Subject } from '../subjects.ts';

/** The forms of a text for one thing and for several. */
export type PluralForms = { one: string; other: string };

type Paragraphs = readonly [string, ...string[]];

/** The answers that links open: a question with such an `id` is in the FAQ of every language. */
type AnswerId = 'paying';

/**
 * The target of a link after a text: a form, a message about a subject, a service beside the massages,
 * telephone, chat, the questions of the home page or one answer, how to get in, or a page without a slug.
 */
export type LinkTarget =
  | 'booking'
  | 'message'
  | { ask: Subject }
  | { extra: ExtraId }
  | 'phone'
  | 'chat'
  | 'questions'
  | 'address'
  | { answer: AnswerId }
  | Exclude<PageId, SlugPageId>;

/** A link after a text. */
export type TextLink = { to: LinkTarget; text: string };

/** A text with a heading. */
export type Section = {
  heading: string;
  paragraphs: Paragraphs;
  bullets?: readonly string[];
  links?: readonly TextLink[];
};

/** A question and its answer. */
export type FaqItem = {
  id?: AnswerId;
  question: string;
  answer: string | Paragraphs;
  /** Shows the table of last starts after the answer. */
  lastStarts?: true;
  links?: readonly TextLink[];
};

/** A section of a legal page. */
export type LegalSection = Section & {
  id: string;
  /** The table of cookies after the section. */
  table?: 'own' | 'third';
};
