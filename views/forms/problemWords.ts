import type { Copy } from '../../content/copy.ts';
import { venueHours } from '../../content/hours.ts';
import { locales } from '../../content/locales.ts';
import { type FieldRule, fieldNames, type RequestKind, requestFields } from '../../content/requestFields.ts';
import type { Problem } from '../../content/requestRules.ts';
import { formatTimeRange } from '../format.ts';
import { fill } from '../text.ts';

/** The placeholder values of a problem's text. The problem's name begins with the name of its field. */
const problemPlaceholders = (problem: string): Record<string, string | number> => {
  const field = fieldNames.find((name) => problem.startsWith(name));
  const { min = 0, max = 0 }: FieldRule = field ? requestFields[field] : {};
  return { min, max, locales: locales.join(', ') };
};

/** The texts for times at which the centre is closed: one for each group of days with the same hours. */
const closedTexts = (copy: Copy) =>
  venueHours.map((range) => {
    const values = { days: copy.layout.days[range.id], hours: formatTimeRange(range) };
    return [`timeClosed.${range.id}`, fill(copy.form.fields.timeClosed, values)];
  });

/** The texts of a form's problems, for the browser and the server. */
export const problemWords = (kind: RequestKind, copy: Copy) => {
  const { missing, checkFields, fields } = copy.form;
  const { timeClosed: _, ...texts } = fields;
  const filled = Object.entries(texts).map(([problem, text]) => [
    problem,
    fill(text, problemPlaceholders(problem)),
  ]);
  return {
    problems: Object.fromEntries([...filled, ...closedTexts(copy)]) as Record<Problem, string>,
    missing: missing[kind],
    checkFields,
  };
};
