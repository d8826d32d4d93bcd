import * as z from 'zod/mini';
import {
  type BookingField,
  type BookingKind,
  type BookingTexts,
  bookingFields,
  emptyTexts,
  type FieldRule,
  fieldNames,
  formOrder,
} from './bookingFields.ts';
import type { venueHours } from './hours.ts';
import type { Texts } from './texts.ts';
import { visitProblems } from './visit.ts';

/**
 * The reason for rejecting a field. Each problem has a text in every language. `timeClosed` has one for each
 * group of days with the same hours.
 */
export type Problem =
  | Exclude<keyof Texts['form']['fields'], 'timeClosed'>
  | `timeClosed.${(typeof venueHours)[number]['id']}`;

/** At most one problem for each field, in the form's order. */
export type FieldProblems = Partial<Record<BookingField | 'locale', Problem>>;

/**
 * Cuts combining marks beyond 30 in a row, because `normalize` sorts a run of marks in quadratic time. The
 * lookbehind keeps the search linear: without it, the search starts again at each mark of a shorter run.
 */
export const limitMarks = (text: string): string => text.replace(/(?<!\p{M})(\p{M}{30})\p{M}+/gu, '$1');

/** The steps of `cleanText` before normalisation. */
const removeUnusable = (text: string): string =>
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
export const cleanText = (text: string): string => removeUnusable(text).normalize('NFC');

/** NFC makes a text at most four times shorter: four UTF-16 units become one `ᾂ`. */
const maxShortening = 4;

/**
 * An e-mail address: a local part without spaces and brackets, and a domain with a dot, in any script. A
 * stricter pattern would refuse addresses that work.
 */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[^\s@"<>()[\],:;\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const problem = (error: Problem) => ({ error });

/** A field of free text. Other fields have no limits, because their values come from lists. */
type TextField = {
  [Field in BookingField]: (typeof bookingFields)[Field] extends { max: number } ? Field : never;
}[BookingField];
const textFields = fieldNames.filter((field): field is TextField => 'max' in bookingFields[field]);

const orEmpty = z.transform((value: unknown) => value ?? '');
const usableText = z.string(problem('notText')).check(z.overwrite(removeUnusable));

/** A field of free text, within the limits of the field list. An absent text is empty. */
const textSchema = (field: TextField, kind: BookingKind) => {
  const { min = 1, max, requiredFor = [] }: FieldRule & { max: number } = bookingFields[field];
  const tooLong = problem(`${field}TooLong`);
  return z.pipe(
    orEmpty,
    usableText.check(
      // Refuse long texts before normalising them, because `normalize` is slow.
      z.maxLength(maxShortening * max, { ...tooLong, abort: true }),
      z.normalize('NFC'),
      z.maxLength(max, tooLong),
      z.minLength(requiredFor.includes(kind) ? min : 0, {
        error: ({ input }) => (field === 'service' && input ? 'serviceTooShort' : `${field}Missing`),
      }),
    ),
  );
};

const checkEmail = z.refine<string>((value) => !value || emailPattern.test(value), problem('emailInvalid'));

/** The schema of a field of free text. An empty text becomes the field's empty value. */
const fieldSchema = (field: TextField, kind: BookingKind): z.ZodMiniType<string | null> => {
  const schema = textSchema(field, kind);
  return z.pipe(
    field === 'email' ? schema.check(checkEmail) : schema,
    z.transform((value) => value || emptyTexts[field]),
  );
};

type TextSchemas = { [Field in TextField]: z.ZodMiniType<BookingTexts[Field]> };

/** Day and time. An empty text is `null`. */
const visitSchema = z.pipe(
  z.pipe(orEmpty, usableText),
  z.transform((value) => value || null),
);

/** The rules for day and time together. They also apply if other fields have problems. */
const checkVisit = z.check<Record<string, unknown>>(
  ({ value, issues }) => {
    // A value that is not a text already has the problem `notText`.
    const visit = { day: textOrNull(value['day']), time: textOrNull(value['time']) };
    for (const [field, message] of Object.entries(visitProblems(visit, new Date())))
      if (message) issues.push({ code: 'custom', path: [field], message, input: visit });
  },
  { when: () => true },
);

/** The fields of a booking except the masseuse, which only the server checks. */
const bookingSchema = (kind: BookingKind) => {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, fieldSchema(field, kind)]),
  ) as TextSchemas;
  const visit = kind === 'booking' ? visitSchema : z.transform(() => null);
  return z.object({ ...texts, day: visit, time: visit }).check(checkVisit);
};

/** The rules for bookings, which the browser checks before it sends and the server checks again. */
export const bookingSchemas = { booking: bookingSchema('booking'), contact: bookingSchema('contact') };

/** Picks the first problem of each field from a schema's issues. */
export const firstProblems = (issues: readonly z.core.$ZodIssue[]): FieldProblems =>
  Object.fromEntries(
    [...formOrder, 'locale'].flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      return issue ? [[field, issue.message]] : [];
    }),
  );

/** Returns the problems of the values of a form. */
export const findProblems = (values: object, kind: BookingKind): FieldProblems =>
  firstProblems(bookingSchemas[kind].safeParse(values).error?.issues ?? []);

type ProblemWords = {
  /** The text of each problem at its field. */
  problems: Record<Problem, string>;
  /** The text for the whole form if a required field is missing. */
  missing: string;
  /** The text for the whole form if several fields are invalid. */
  checkFields: string;
};

/**
 * Returns a text for each field with a problem and `message` for the whole form. `message` is the field's own
 * text if only one field has a problem and nothing is missing.
 */
export const describeProblems = (
  problems: FieldProblems,
  words: ProblemWords,
): { message: string; errors: Partial<Record<keyof FieldProblems, string>> } => {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, name]) => [field, words.problems[name]]),
  );
  const isMissing = Object.values(problems).some((name) => name.endsWith('Missing'));
  if (isMissing) return { message: words.missing, errors };
  const [first = words.checkFields, ...others] = Object.values(errors);
  return { message: others.length === 0 ? first : words.checkFields, errors };
};
