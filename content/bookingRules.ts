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
import type { Texts } from './texts.ts';
import { readDay, visitProblems } from './visit.ts';

/** The reason for rejecting a field. Each problem has a text in every language. */
export type Problem = keyof Texts['form']['fields'];

/** At most one problem for each field, in the form's order. */
export type FieldProblems = Partial<Record<BookingField | 'locale', Problem>>;

/**
 * Cuts combining marks beyond 30 in a row, because `normalize` sorts a run of marks in quadratic time. The
 * lookbehind keeps the search linear: without it, the search starts again at each mark of a shorter run.
 */
export const limitMarks = (text: string): string => text.replace(/(?<!\p{M})(\p{M}{30})\p{M}+/gu, '$1');

/** The steps of `cleanText` before normalisation. A text that shows nothing becomes empty. */
const removeUnusable = (text: string): string =>
  limitMarks(
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, '')
      .replace(/^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u, ''),
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
  /^(?!\.)(?!.*\.[.@])[^\s@"<>()[\],:;\\]{1,64}@(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+(?!-)[\p{L}\p{M}\p{N}-]{2,}(?<!-)$/u;

/** Direction marks and zero-width characters, which a paste brings along and nobody sees. */
const invisible = /\p{Cf}/gu;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const problem = (error: Problem) => ({ error });

/** A field of free text. Other fields have no limits, because their values come from lists. */
type TextField = {
  [Field in BookingField]: (typeof bookingFields)[Field] extends { max: number } ? Field : never;
}[BookingField];
const textFields = fieldNames.filter((field): field is TextField => 'max' in bookingFields[field]);

const orEmpty = z.transform((value: unknown) => value ?? '');
const usableText = z.string(problem('notText')).check(z.overwrite(removeUnusable));

/** Checks the length of a text in UTF-16 units, as browsers count. The checks of zod count code points. */
const checkLength = (isAllowed: (length: number) => boolean, options: Parameters<typeof z.refine>[1]) =>
  z.refine<string>((text) => isAllowed(text.length), options);

/** A field of free text, within the limits of the field list. An absent text is empty. */
const textSchema = (field: TextField, kind: BookingKind) => {
  const { min = 1, max, requiredFor = [] }: FieldRule & { max: number } = bookingFields[field];
  const tooLong = problem(`${field}TooLong`);
  const isAddress = field === 'email' || field === 'phone';
  return z.pipe(
    orEmpty,
    usableText.check(
      z.overwrite((text) => (isAddress ? text.replace(invisible, '').trim() : text)),
      // Refuse long texts before normalising them, because `normalize` is slow.
      checkLength((length) => length <= maxShortening * max, { ...tooLong, abort: true }),
      z.normalize('NFC'),
      checkLength((length) => length <= max, tooLong),
      checkLength((length) => length >= min || !requiredFor.includes(kind), {
        error: ({ input }) => (field === 'service' && input ? 'serviceTooShort' : `${field}Missing`),
      }),
    ),
  );
};

const isEmail = (text: string): boolean => emailPattern.test(text);

const checkEmail = z.refine<string>((value) => !value || isEmail(value), problem('emailInvalid'));

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

/**
 * Finds the minutes of the shortest option of the massage that a text names. For other texts the minutes are
 * those of the shortest massage, and there is no title.
 */
export type FindMassage = (service: string) => { title?: string; minutes: number };

/** The rules for day and time together. They also apply if other fields have problems. */
const checkVisit = (findMassage: FindMassage) =>
  z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      // A value that is not a text already has the problem `notText`.
      const visit = { day: textOrNull(value['day']), time: textOrNull(value['time']) };
      const { minutes } = findMassage(textOrNull(value['service']) ?? '');
      for (const [field, message] of Object.entries(visitProblems(visit, minutes, new Date())))
        if (message) issues.push({ code: 'custom', path: [field], message, input: visit });
    },
    { when: () => true },
  );

/**
 * The rules for the fields of a booking, which the browser checks before it sends and the server checks again.
 * Only the server checks the masseuse.
 */
export const bookingSchema = (kind: BookingKind, findMassage: FindMassage) => {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, fieldSchema(field, kind)]),
  ) as TextSchemas;
  const time = kind === 'booking' ? visitSchema : z.transform(() => null);
  const day = z.pipe(
    time,
    z.transform((text: string | null) => text && readDay(text)),
  );
  return z.object({ ...texts, day, time }).check(checkVisit(findMassage));
};

/** Picks the first problem of each field from a schema's issues. */
export const firstProblems = (issues: readonly z.core.$ZodIssue[]): FieldProblems =>
  Object.fromEntries(
    [...formOrder, 'locale'].flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      return issue ? [[field, issue.message]] : [];
    }),
  );

/** Returns the problems of the values of a form. */
export const findProblems = (values: object, kind: BookingKind, findMassage: FindMassage): FieldProblems =>
  firstProblems(bookingSchema(kind, findMassage).safeParse(values).error?.issues ?? []);
