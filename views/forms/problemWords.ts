import { type BookingKind, bookingFields, type FieldRule, fieldNames } from '../../content/bookingFields.ts';
import type { Problem } from '../../content/bookingRules.ts';
import { locales } from '../../content/locales.ts';
import { fillKnown } from '../../content/placeholders.ts';
import type { Texts } from '../../content/texts/texts.ts';

/** The placeholder values of a problem's text. The problem's name begins with the name of its field. */
const problemPlaceholders = (problem: string): Record<string, string | number> => {
  const field = fieldNames.find((name) => problem.startsWith(name));
  const { min = 0, max = 0 }: FieldRule = field ? bookingFields[field] : {};
  return { min, max, locales: locales.join(', ') };
};

/** The texts of a form's problems, for the browser and the server. Those about day and time keep placeholders. */
export const problemWords = (kind: BookingKind, texts: Texts) => {
  const { missing, checkFields, fields } = texts.form;
  const problems = Object.fromEntries(
    Object.entries(fields).map(([problem, text]) => [problem, fillKnown(text, problemPlaceholders(problem))]),
  ) as Record<Problem, string>;
  return { problems, missing: missing[kind], checkFields };
};
