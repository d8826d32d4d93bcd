/** What a visitor typed, by field. An absent field is an empty string. */
export type FormValues = { name: string; email: string; phone: string; service: string; message: string };

export type FormField = keyof FormValues;

export type FormKind = 'booking' | 'contact';

/** How the server shows a form. `message` and `errors` are texts for a person, in the page's language. */
export type FormState =
  | { state: 'empty' }
  | { state: 'sent' }
  | { state: 'invalid'; message: string; errors: Partial<Record<FormField, string>> }
  | { state: 'failed'; message: string };

/** The words of a form in one language. */
export type FormWords = {
  optional: string;
  name: string;
  nameHint: string;
  service: string;
  servicePlaceholder: string;
  vatIncluded: string;
  reachHint: string;
  email: string;
  phone: string;
  message: string;
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
  summaryHeading: string;
  failed: string;
  unreachable: string;
  otherWays: string;
  call: string;
  chat: string;
};

/** A massage to choose: its title, which is what is sent, its line in the list, and its prices one by one. */
export type ServiceOption = {
  value: string;
  label: string;
  prices: readonly { duration: string; price: string }[];
};

/** The addresses that a form leads to. */
export type FormLinks = { action: string; privacy: string; call: string; chat: string };

export type RequestFormProps = {
  kind: FormKind;
  /** What the ids of the fields begin with. */
  id: string;
  locale: string;
  /** The massages to choose from; empty for the contact form. */
  options: readonly ServiceOption[];
  values: FormValues;
  initial: FormState;
  words: FormWords;
  links: FormLinks;
};
