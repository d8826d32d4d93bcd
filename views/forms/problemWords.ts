import { type BookingKind, bookingFields, type FieldRule } from '../../content/bookingFields.ts';
import { locales } from '../../content/locales.ts';
import type { Problem } from '../../content/rules/bookingRules.ts';
import { fillKnown } from '../../content/rules/placeholders.ts';
import type { Texts } from '../../content/textTypes/texts.ts';

const { name, email, phone, service, message } = bookingFields;

/** The limits that the texts of problems name. */
const limits: Partial<Record<Problem, FieldRule>> = {
  nameTooLong: name,
  emailTooLong: email,
  phoneTooLong: phone,
  serviceTooShort: service,
  serviceTooLong: service,
  messageMissing: message,
  messageTooLong: message,
};

/**
 * The texts of a form's problems, for the browser and the server. Those about day and time keep placeholders.
 */
export const problemWords = (kind: BookingKind, texts: Texts) => {
  const { missing, checkFields, problems: unfilled } = texts.form;
  const problems: Record<Problem, string> = { ...unfilled };
  // TypeScript gives the keys of every object the type `string`.
  for (const problem of Object.keys(unfilled) as Problem[]) {
    const values = { ...limits[problem], locales: locales.join(', ') };
    problems[problem] = fillKnown(unfilled[problem], values);
  }
  return { problems, missing: missing[kind], checkFields };
};
