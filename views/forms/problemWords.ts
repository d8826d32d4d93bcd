import type { Copy } from '../../content/copy.ts';
import { locales } from '../../content/locales.ts';
import { type FieldRule, fieldNames, type RequestKind, requestFields } from '../../content/requestFields.ts';
import { fill } from '../text.ts';

/** What the places of a problem's text stand for: the limits of the field that it begins with. */
const placesOf = (problem: string): Record<string, string | number> => {
  const field = fieldNames.find((name) => problem.startsWith(name));
  const { min = 0, max = 0 }: FieldRule = field ? requestFields[field] : {};
  return { min, max, locales: locales.join(', ') };
};

/** The words in which a form's problems are told, by the browser and by the server alike. */
export const problemWords = (kind: RequestKind, { form }: Copy) => ({
  problems: Object.fromEntries(
    Object.entries(form.fields).map(([problem, text]) => [problem, fill(text, placesOf(problem))]),
  ) as Copy['form']['fields'],
  missing: form.missing[kind],
  checkFields: form.checkFields,
});
