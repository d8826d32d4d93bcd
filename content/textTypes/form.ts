import type { BookingKind } from '../bookingFields.ts';

/** A text of which each form has its own. */
type TextByKind = Record<BookingKind, string>;

/** The booking form and the contact form: labels, hints and messages. */
export type FormTexts = {
  bookingHeading: string;
  bookingIntro: readonly string[];
  messageHeading: string;
  optional: string;
  name: string;
  nameHint: string;
  email: string;
  phone: string;
  reachHint: string;
  service: string;
  servicePlaceholder: string;
  masseuse: string;
  noPreference: string;
  day: string;
  /** The order of a date's parts, for browsers that show no date picker. */
  dayFormat: string;
  time: string;
  afterMidnight: string;
  visit: string;
  visitHint: string;
  anyMassage: string;
  message: string;
  messageHint: TextByKind;
  honeypot: string;
  send: TextByKind;
  sending: string;
  stillSending: string;
  unreachable: string;
  privacyNote: string;
  statement: string;
  sent: TextByKind;
  /** Repeats the massage, day and time that were asked for. */
  asked: string;
  answerTimes: string;
  /** Replaces `answerTimes` if the visitor left no address. Contains the telephone number. */
  callUs: string;
  /** The button that closes a notice. */
  dismiss: string;
  errorTitle: string;
  summaryHeading: string;
  failed: TextByKind;
  otherWays: string;
  /** A required field is missing. */
  missing: TextByKind;
  checkFields: string;
  problems: {
    nameMissing: string;
    nameTooLong: string;
    emailInvalid: string;
    emailTooLong: string;
    phoneTooLong: string;
    serviceMissing: string;
    serviceTooShort: string;
    serviceTooLong: string;
    dayInvalid: string;
    dayPast: string;
    dayTooFar: string;
    dayClosed: string;
    timeUnknown: string;
    timeTooEarly: string;
    timeTooLate: string;
    timePast: string;
    messageMissing: string;
    messageTooLong: string;
    notText: string;
    localeUnknown: string;
  };
};
