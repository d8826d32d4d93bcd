import * as z from 'zod';
import { defaultLocale, locales } from '../../content/locales.ts';
import { type MasseuseSlug, masseuses } from '../../content/masseuses.ts';
import { fieldNames, formOrder, type RequestField, type RequestKind } from '../../content/requestFields.ts';
import { type AlwaysRequired, cleanText, problemOf, type TextProblem } from '../../content/requestRules.ts';

/** The fields of a sound request: cleaned, within the limits; an absent text is `null`. */
export type RequestTexts = { [F in RequestField]: F extends AlwaysRequired ? string : string | null };

/** The reasons for which a field is refused; each has a text in every language (`copy.form.fields`). */
type FieldProblem = TextProblem | 'notText' | 'localeUnknown';

/** The first problem of each field that has one, in the form's order. */
export type FieldProblems = Partial<Record<RequestField | 'locale', FieldProblem>>;

const problem = (error: FieldProblem) => ({ error });

/** An absent text and an empty one are the same. */
const given = z.preprocess((value) => value ?? '', z.string(problem('notText')));

/** Deeper lists than a field with brackets in its name can turn into are no accident, and would exhaust the stack. */
const deepestList = 8;

/** Whether something stands in the honeypot. What an empty field can turn into on its way is nothing. */
const isFilled = (value: unknown, depth = 0): boolean => {
  if (Array.isArray(value)) return depth === deepestList || value.some((item) => isFilled(item, depth + 1));
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== null && value !== false;
};

const textSchema = (field: RequestField, kind: RequestKind): z.ZodType<string | null> =>
  given
    .superRefine((text, { addIssue }) => {
      const problem = problemOf(field, kind, text);
      if (problem) addIssue(problem);
    })
    .transform((text) => cleanText(text) || null);

const isMasseuse = (value: unknown): value is MasseuseSlug => masseuses.some(({ slug }) => slug === value);

/** A wish that nobody can fulfil is none: it never turns a request away. */
const masseuseSchema = z
  .unknown()
  .optional()
  .transform((value) => (isMasseuse(value) ? value : null));

const requestSchema = (kind: RequestKind) =>
  z.object({
    ...(Object.fromEntries(formOrder.map((field) => [field, textSchema(field, kind)])) as {
      [F in (typeof formOrder)[number]]: z.ZodType<RequestTexts[F]>;
    }),
    masseuse: masseuseSchema,
    locale: z.preprocess((value) => value || defaultLocale, z.enum(locales, problem('localeUnknown'))),
    /** The honeypot: whatever stands in it, the request is taken. */
    website: z
      .unknown()
      .optional()
      .transform((value) => isFilled(value)),
  });

const schemas = { booking: requestSchema('booking'), contact: requestSchema('contact') };

/** A request whose every field is sound. Empty optional texts are `null`. */
export type ValidRequest = z.output<ReturnType<typeof requestSchema>>;

/** Reads what a visitor sent, by the rules of `content/requestRules.ts`; unknown fields are ignored. */
export const readRequest = (body: object, kind: RequestKind) => {
  const result = schemas[kind].safeParse(body);
  if (result.success) return { ok: true, request: result.data } as const;
  const problems: FieldProblems = {};
  for (const { path, message } of result.error.issues) {
    problems[path[0] as keyof FieldProblems] ??= message as FieldProblem;
  }
  return { ok: false, problems } as const;
};

/** The text that a body has under a name; whatever is not text counts as empty. */
export const ownText = (body: object, name: string): string => {
  const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : '';
  return typeof value === 'string' ? value : '';
};

/** What was typed, to be shown again. */
export const valuesOf = (body: object) =>
  Object.fromEntries(fieldNames.map((field) => [field, ownText(body, field)])) as Record<
    RequestField,
    string
  >;
