import { type BookingKind, bookingFields, type FieldRule, fieldNames } from '../../content/bookingFields.ts';
import type { Problem } from '../../content/bookingRules.ts';
import { venueHours } from '../../content/hours.ts';
import { locales } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { formatTimeRange } from '../format.ts';
import { fill } from '../text.ts';

/** The placeholder values of a problem's text. The problem's name begins with the name of its field. */
const problemPlaceholders = (problem: string): Record<string, string | number> => {
  const field = fieldNames.find((name) => problem.startsWith(name));
  const { min = 0, max = 0 }: FieldRule = field ? bookingFields[field] : {};
  return { min, max, locales: locales.join(', ') };
};

/** The texts for times at which the centre is closed: one for each group of days with the same hours. */
const closedTexts = (texts: Texts) =>
  venueHours.map((range) => {
    const values = { days: texts.layout.days[range.id], hours: formatTimeRange(range) };
    return [`timeClosed.${range.id}`, fill(texts.form.fields.timeClosed, values)];
  });

/** The texts of a form's problems, for the browser and the server. */
export const problemWords = (kind: BookingKind, texts: Texts) => {
  const { missing, checkFields, fields } = texts.form;
  const { timeClosed: _, ...fieldTexts } = fields;
  const filled = Object.entries(fieldTexts).map(([problem, text]) => [
    problem,
    fill(text, problemPlaceholders(problem)),
  ]);
  return {
    problems: Object.fromEntries([...filled, ...closedTexts(texts)]) as Record<Problem, string>,
    missing: missing[kind],
    checkFields,
  };
};
