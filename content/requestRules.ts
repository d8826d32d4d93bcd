import * as z from 'zod/mini';
import type { Copy } from './copy.ts';
import type { venueHours } from './hours.ts';
import {
  emptyTexts,
  type FieldRule,
  fieldNames,
  formOrder,
  type RequestField,
  type RequestKind,
  type RequestTexts,
  requestFields,
} from './requestFields.ts';
import { visitProblems } from './visit.ts';

/**
 * The reason for rejecting a field. Each problem has a text in every language. `timeClosed` has one for each
 * group of days with the same hours.
 */
export type Problem =
  | Exclude<keyof Copy['form']['fields'], 'timeClosed'>
  | `timeClosed.${(typeof venueHours)[number]['id']}`;

/** At most one problem for each field, in the form's order. */
export type FieldProblems = Partial<Record<RequestField | 'locale', Problem>>;

/**
 * Cuts combining marks beyond 30 in a row, because `normalize` sorts a run of marks in quadratic time. The
 * lookbehind keeps the search linear: without it, the search starts again at each mark of a shorter run.
 */
export const limitMarks = (text: string): string => text.replace(/(?<!\p{M})(\p{M}{30})\p{M}+/gu, '$1');

/** The steps of `cleanText` before normalisation. */
const cleanRaw = (text: string): string =>
  limitMarks(
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ''),
  ).trim();

/**
 * Returns a text as it is stored: whole characters in NFC, line breaks as `\n`, no other control characters,
 * at most 30 combining marks in a row, trimmed.
 */
export const cleanText = (text: string): string => cleanRaw(text).normalize('NFC');

/** NFC makes a text at most four times shorter: four UTF-16 units become one `ᾂ`. */
const longestComposition = 4;

/**
 * An e-mail address: a local part without spaces and brackets, and a domain with a dot, in any script. A
 * stricter pattern would refuse addresses that work.
 */
const addressPattern =
  /^(?!\.)(?!.*\.[.@])[^\s@"<>()[\],:;\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const problem = (error: Problem) => ({ error });

/** The fields of free text, which have a limit. Only the server checks the masseuse. */
type TextField = {
  [Field in RequestField]: (typeof requestFields)[Field] extends { max: number } ? Field : never;
}[RequestField];
const textFields = fieldNames.filter((field): field is TextField => 'max' in requestFields[field]);

const orEmpty = z.transform((value: unknown) => value ?? '');
const rawText = z.string(problem('notText')).check(z.overwrite(cleanRaw));

/** A field of free text, within the limits of the field list. An absent text is empty. */
const textSchema = (field: TextField, kind: RequestKind) => {
  const { min = 1, max, requiredFor = [] }: FieldRule & { max: number } = requestFields[field];
  const tooLong = problem(`${field}TooLong`);
  return z.pipe(
    orEmpty,
    rawText.check(
      // Refuse long texts before normalising them, because `normalize` is slow.
      z.maxLength(longestComposition * max, { ...tooLong, abort: true }),
      z.normalize('NFC'),
      z.maxLength(max, tooLong),
      z.minLength(requiredFor.includes(kind) ? min : 0, {
        error: ({ input }) => (field === 'service' && input ? 'serviceTooShort' : `${field}Missing`),
      }),
    ),
  );
};

const isAddress = z.refine<string>((text) => !text || addressPattern.test(text), problem('emailInvalid'));

/** The rules of a field beyond its limits. */
const furtherChecks: Partial<Record<TextField, typeof isAddress>> = { email: isAddress };

const fieldSchema = (field: TextField, kind: RequestKind) => {
  const check = furtherChecks[field];
  const text = textSchema(field, kind);
  return z.pipe(
    check ? text.check(check) : text,
    z.transform((text) => text || emptyTexts[field]),
  );
};

type RequestSchema = z.ZodMiniObject<{
  [Field in Exclude<RequestField, 'masseuse'>]: z.ZodMiniType<RequestTexts[Field]>;
}>;

const choiceSchema = z.pipe(
  z.pipe(orEmpty, rawText),
  z.transform((text) => text || null),
);

/** The rules for day and time together. They also apply if other fields have problems. */
const checkVisit = z.check<Record<string, unknown>>(
  ({ value, issues }) => {
    // A value that is not a text has a problem already.
    const visit = { day: textOrNull(value['day']), time: textOrNull(value['time']) };
    for (const [field, message] of Object.entries(visitProblems(visit, new Date())))
      if (message) issues.push({ code: 'custom', path: [field], message, input: visit });
  },
  { when: () => true },
);

/** The texts of a request of one kind. */
const requestSchema = (kind: RequestKind) => {
  const texts = textFields.map((field) => [field, fieldSchema(field, kind)]);
  const visit = kind === 'booking' ? choiceSchema : z.transform(() => null);
  const schema = z.object({ ...Object.fromEntries(texts), day: visit, time: visit });
  return schema.check(checkVisit) as unknown as RequestSchema;
};

/** The rules for requests, which the browser checks before it sends and the server checks again. */
export const requestSchemas = { booking: requestSchema('booking'), contact: requestSchema('contact') };

/** Picks the first problem of each field from a schema's issues. */
export const firstProblems = (issues: readonly z.core.$ZodIssue[]): FieldProblems =>
  Object.fromEntries(
    [...formOrder, 'locale'].flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      return issue ? [[field, issue.message]] : [];
    }),
  );

/** Returns the problems of the values of a form. */
export const findProblems = (values: object, kind: RequestKind): FieldProblems =>
  firstProblems(requestSchemas[kind].safeParse(values).error?.issues ?? []);

type ProblemWords = {
  /** The text of each problem at its field. */
  problems: Record<Problem, string>;
  /** The text for the whole form if a required field is missing. */
  missing: string;
  /** The text for the whole form if several fields are invalid. */
  checkFields: string;
};

/**
 * Returns a text for each field with a problem and one for the whole form, which is the field's own text if
 * only one field has a problem and nothing is missing.
 */
export const describeProblems = (
  problems: FieldProblems,
  words: ProblemWords,
): { message: string; errors: Partial<Record<keyof FieldProblems, string>> } => {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, words.problems[problem]]),
  );
  const [first = words.checkFields, ...others] = Object.values(errors);
  const whole = others.length === 0 ? first : words.checkFields;
  const isMissing = Object.values(problems).some((problem) => problem.endsWith('Missing'));
  return { message: isMissing ? words.missing : whole, errors };
};
