import { z } from 'zod';
import { defaultLocale, locales } from '../../content/locales.ts';
import {
  type FieldRule,
  fieldNames,
  formOrder,
  type RequestField,
  type RequestKind,
  requestFields,
  type requestKinds,
} from '../../content/requestFields.ts';

/** Fields whose rule has a certain `requiredFor`. */
type FieldRequiredFor<Kinds> = {
  [F in RequestField]: (typeof requestFields)[F] extends { requiredFor: Kinds } ? F : never;
}[RequestField];

type RequiredField = FieldRequiredFor<readonly RequestKind[]>;
type AlwaysRequired = FieldRequiredFor<typeof requestKinds>;

/** The fields of a sound request: cleaned, within the limits; an absent text is `null`. */
export type RequestTexts = { [F in RequestField]: F extends AlwaysRequired ? string : string | null };

/** The reasons for which a field is refused; each has a text in every language (`copy.form.fields`). */
type FieldProblem =
  | `${RequiredField}Missing`
  | `${RequestField}TooLong`
  | 'serviceTooShort'
  | 'emailInvalid'
  | 'notText'
  | 'localeUnknown';

/** The first problem of each field that has one, in the form's order. */
export type FieldProblems = Partial<Record<RequestField | 'locale', FieldProblem>>;

const problem = (error: FieldProblem) => ({ error });

/** Text as it is kept: whole characters in NFC, line breaks as `\n`, no other control characters, trimmed. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC')
    .trim();

/** An absent text and an empty one are the same. */
const given = z.preprocess((value) => value ?? '', z.string(problem('notText')).transform(cleanText));

/**
 * What can be an e-mail address: a local part without spaces and brackets, and a domain with a dot, in any script. A
 * stricter pattern would turn away people whose addresses work.
 */
const addressPattern =
  /^(?!\.)(?!.*\.[.@])[^\s@"<>()[\],:;\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** Whether something stands in the honeypot. What an empty field can turn into on its way is nothing. */
const isFilled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== null && value !== false;
};

const isRequired = (field: RequestField, kind: RequestKind): field is RequiredField => {
  const { requiredFor = [] }: FieldRule = requestFields[field];
  return requiredFor.includes(kind);
};

const fieldSchema = (field: RequestField, kind: RequestKind): z.ZodType<string | null> => {
  const { min = 1, max }: FieldRule = requestFields[field];
  let text = z.string().max(max, { ...problem(`${field}TooLong`), abort: true });
  if (field === 'email') {
    text = text.refine((value) => value === '' || addressPattern.test(value), problem('emailInvalid'));
  }
  if (!isRequired(field, kind)) return given.pipe(text).transform((value) => value || null);
  const missing = problem(`${field}Missing`);
  const tooShort = field === 'service' ? problem('serviceTooShort') : missing;
  return given.pipe(text.min(1, missing).min(min, tooShort));
};

const requestSchema = (kind: RequestKind) =>
  z.object({
    ...(Object.fromEntries(formOrder.map((field) => [field, fieldSchema(field, kind)])) as {
      [F in (typeof formOrder)[number]]: z.ZodType<RequestTexts[F]>;
    }),
    locale: z.preprocess((value) => value || defaultLocale, z.enum(locales, problem('localeUnknown'))),
    /** The honeypot: whatever stands in it, the request is taken. */
    website: z.unknown().optional().transform(isFilled),
  });

const schemas = { booking: requestSchema('booking'), contact: requestSchema('contact') };

/** A request whose every field is sound. Empty optional texts are `null`. */
export type ValidRequest = z.output<ReturnType<typeof requestSchema>>;

/** Reads what a visitor sent, by the rules of `content/requestFields.ts`; unknown fields are ignored. */
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
