import type { RequestField, RequestKind } from '../../content/requestFields.ts';
import type { Problem } from '../../content/requestRules.ts';

/** What a visitor typed, by field. An absent field is an empty string. */
export type FormValues = Record<RequestField, string>;

/** A text for a person at each field that has a problem, in the form's order. */
export type FieldErrors = Partial<FormValues>;

/**
 * How a form stands. `message` is a text for a person, in the page's language; `canBeAnswered` says whether an e-mail
 * address or a telephone number was left.
 */
export type FormState =
  | { state: 'empty' }
  | { state: 'sent'; canBeAnswered: boolean }
  | { state: 'invalid'; message: string; errors: FieldErrors }
  | { state: 'failed'; message: string };

/** The words of a form in one language: of each field its label, and all others. */
type FormWords = Record<RequestField, string> & {
  optional: string;
  nameHint: string;
  servicePlaceholder: string;
  noPreference: string;
  vatIncluded: string;
  reachHint: string;
  messageHint: string;
  honeypot: string;
  privacyNote: string;
  privacyLink: string;
  statement: string;
  send: string;
  sending: string;
  sendingAgain: string;
  sent: string;
  answerTimes: string;
  /** In place of `answerTimes` where nobody can be answered; names the `telephone`. */
  callUs: string;
  telephone: string;
  summaryHeading: string;
  problems: Record<Problem, string>;
  missing: string;
  checkFields: string;
  failed: string;
  unreachable: string;
  otherWays: string;
  call: string;
  chat: string;
};

export type RequestFormProps = {
  kind: RequestKind;
  /** What the ids of the fields begin with. */
  id: string;
  locale: string;
  /** The massages to choose from, none in the contact form: `value` is the title, which is what is sent. */
  options: readonly {
    value: string;
    label: string;
    prices: readonly { duration: string; price: string }[];
  }[];
  /** The masseuses to choose from, none in the contact form: `value` is the slug. */
  masseuses: readonly { value: string; label: string }[];
  values: FormValues;
  initial: FormState;
  words: FormWords;
  links: { action: string; privacy: string; call: string; chat: string };
};
