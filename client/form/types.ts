import type { BookingField, BookingKind, FormValues } from '../../content/bookingFields.ts';
import type { Locale } from '../../content/locales.ts';
import type { FormTexts } from '../../content/textTypes/form.ts';

/** The error text of each invalid field, in the form's order. */
export type FieldErrors = Partial<Record<BookingField, string>>;

/**
 * The outcome of a submission. `message` is in the page's language. `canBeAnswered` is true if the visitor
 * left an e-mail address or a telephone number. `asked` is the massage, day and time; the server leaves it
 * out, because no URL contains what was typed.
 */
export type FormOutcome =
  | { state: 'sent'; canBeAnswered: boolean; asked?: string | undefined }
  | { state: 'invalid'; message: string; errors: FieldErrors }
  | { state: 'failed'; message: string };

/** The state of a form. The server renders an outcome after a form without JavaScript. */
export type FormState = { state: 'empty' } | FormOutcome;

/** The names of the texts of which each form has its own. */
type OwnText = 'messageHint' | 'send' | 'sent' | 'failed' | 'missing';

/** The texts of one form in one language. The texts named like fields are the fields' labels. */
type FormWords = Omit<FormTexts, OwnText | 'bookingIntro'> &
  Record<OwnText, string> & {
    vatIncluded: string;
    privacyLink: string;
    /** The centre's telephone number. */
    telephone: string;
    /** A day whose time is after midnight. */
    night: string;
    /** The BCP 47 tag for the format of days. */
    intlTag: string;
    call: string;
    chat: string;
  };

export type BookingFormProps = {
  kind: BookingKind;
  /** The prefix of all element ids. */
  id: string;
  locale: Locale;
  /** The massages to choose from; empty in the contact form. `value` is the title, which the form sends. */
  services: readonly {
    value: string;
    label: string;
    /** The minutes of the shortest option. */
    minutes: number;
    prices: readonly { duration: string; price: string }[];
  }[];
  /** The masseuses to choose from; empty in the contact form. `value` is the slug. */
  masseuses: readonly { value: string; name: string; label: string }[];
  values: FormValues;
  initial: FormState;
  words: FormWords;
  links: { action: string; privacy: string; call: string; chat: string };
};
