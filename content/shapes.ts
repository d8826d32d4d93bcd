import type { PageId } from './routes.ts';
import type { Subject } from './subjects.ts';

type Paragraphs = readonly [string, ...string[]];

/**
 * Where a text leads on: a form, a message that begins with a subject, the telephone, the chat, or a page without a slug
 * of its own.
 */
export type LinkTarget =
  | 'booking'
  | 'message'
  | `ask-${Subject}`
  | 'phone'
  | 'chat'
  | Exclude<PageId, 'service' | 'masseuse'>;

/** A link that stands after a text, and its words. */
export type TextLink = { to: LinkTarget; text: string };

/** A titled passage. */
export type Section = {
  heading: string;
  paragraphs: Paragraphs;
  bullets?: readonly string[];
  links?: readonly TextLink[];
};

/** A question and its answer. */
export type FaqItem = { question: string; answer: string | Paragraphs; links?: readonly TextLink[] };

/** A titled part of a legal page. Texts may have the places of `legalPlaceholders`. */
export type LegalSection = Section & {
  id: string;
  /** The list of cookies that stands at the section's end. */
  table?: 'own' | 'third';
};
