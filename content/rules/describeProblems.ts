import type { FieldProblems, Problem } from './bookingRules.ts';
import { fill } from './placeholders.ts';

type ProblemWords = {
  /** The text of each problem at its field. Texts about day and time have placeholders. */
  problems: Record<Problem, string>;
  /** The text for the whole form if a required field is missing. */
  missing: string;
  /** The text for the whole form if several fields are invalid. */
  checkFields: string;
};

/** The problems that count as a missing required field. */
const missingProblems: readonly Problem[] = ['nameMissing', 'serviceMissing', 'messageMissing'];

/**
 * Returns a text for each field with a problem and `message` for the whole form. `message` is the field's own
 * text if only one field has a problem and nothing is missing.
 */
export const describeProblems = (
  problems: FieldProblems,
  words: ProblemWords,
  placeholders: Record<string, string | undefined> = {},
): { message: string; errors: Partial<Record<keyof FieldProblems, string>> } => {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, name]) => [field, fill(words.problems[name], placeholders)]),
  );
  const isMissing = Object.values(problems).some((name) => missingProblems.includes(name));
  if (isMissing) return { message: words.missing, errors };
  const [first = words.checkFields, ...others] = Object.values(errors);
  return { message: others.length === 0 ? first : words.checkFields, errors };
};
