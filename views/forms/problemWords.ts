import type { Copy } from '../../content/copy.ts';
import { locales } from '../../content/locales.ts';
import { type FieldRule, fieldNames, type RequestKind, requestFields } from '../../content/requestFields.ts';
import { fill } from '../text.ts';

/** The placeholder values of a text: the limits of the field with which the problem's name begins. */
const placeholdersOf = (problem: string): Record<string, string | number> => {
  const field = fieldNames.find((name) => problem.startsWith(name));
  const { min = 0, max = 0 }: FieldRule = field ? requestFields[field] : {};
  return { min, max, locales: locales.join(', ') };
};

/** The texts of a form's problems, for the browser and the server. */
export const problemWords = (kind: RequestKind, { form }: Copy) => ({
  problems: Object.fromEntries(
    Object.entries(form.fields).map(([problem, text]) => [problem, fill(text, placeholdersOf(problem))]),
  ) as Copy['form']['fields'],
  missing: form.missing[kind],
  checkFields: form.checkFields,
});
