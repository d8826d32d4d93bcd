import type { ExtraId } from '../extras.ts';
import type { PlainPageId } from '../routes.ts';
import type { Subject } from '../subjects.ts';

/** The forms of a text for one thing and for several. */
export type PluralForms = { one: string; other: string };

type Paragraphs = readonly [string, ...string[]];

/** The answers that links open: a question with such an `id` is in the FAQ of every language. */
type AnswerId = 'paying';

/** The target of a link after a text. `views/linkTargets.ts` has their URLs. */
export type LinkTarget =
  /** A page without a slug. */
  | PlainPageId
  /** A form. */
  | 'booking'
  | 'message'
  | 'phone'
  | 'chat'
  /** The questions of the home page. */
  | 'questions'
  /** The address and the way in, on the contact page. */
  | 'address'
  /** A message about a subject. */
  | { ask: Subject }
  /** A service beside the massages, in their list. */
  | { extra: ExtraId }
  /** One answer of the home page. */
  | { answer: AnswerId };

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
