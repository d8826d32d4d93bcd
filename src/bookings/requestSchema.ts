import { z } from 'zod';
import { fieldLimits } from '../../content/limits.ts';
import { defaultLocale, locales } from '../../content/locales.ts';

/** The reasons for which a field is refused; each has a text in every language (`copy.form.fields`). */
export type FieldProblem =
  | 'nameMissing'
  | 'nameTooLong'
  | 'emailInvalid'
  | 'emailTooLong'
  | 'phoneTooLong'
  | 'serviceMissing'
  | 'serviceTooShort'
  | 'serviceTooLong'
  | 'messageMissing'
  | 'messageTooLong'
  | 'notText'
  | 'localeUnknown';

const problem = (error: FieldProblem) => ({ error });

/** Text as it is kept: whole characters in NFC, line breaks as `\n`, no other control characters, trimmed. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC')
    .trim();

const text = z.string(problem('notText')).transform(cleanText);

/** An absent text and an empty one are the same. */
const given = z.preprocess((value) => value ?? '', text);

const absentIfEmpty = (value: string): string | null => (value === '' ? null : value);

const { name, email, phone, service, message } = fieldLimits;

/**
 * What can be an e-mail address: a local part without spaces and brackets, and a domain with a dot, in any script. A
 * stricter pattern would turn away people whose addresses work.
 */
const addressPattern =
  /^(?!\.)(?!.*\.[.@])[^\s@"<>()[\],:;\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** Whether something stands in the honeypot. What an empty field can turn into on its way is nothing. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFilled)
    : typeof value === 'string'
      ? value.trim() !== ''
      : value !== undefined && value !== null && value !== false;

/** In the order of the form's fields, which is the order in which problems are told. */
const bookingSchema = z.object({
  name: given.pipe(z.string().min(name.min, problem('nameMissing')).max(name.max, problem('nameTooLong'))),
  service: given.pipe(
    z
      .string()
      .min(1, { ...problem('serviceMissing'), abort: true })
      .min(service.min, problem('serviceTooShort'))
      .max(service.max, problem('serviceTooLong')),
  ),
  email: given
    .pipe(
      z
        .string()
        .max(email.max, { ...problem('emailTooLong'), abort: true })
        .refine((value) => value === '' || addressPattern.test(value), problem('emailInvalid')),
    )
    .transform(absentIfEmpty),
  phone: given.pipe(z.string().max(phone.max, problem('phoneTooLong'))).transform(absentIfEmpty),
  message: given.pipe(z.string().max(message.max, problem('messageTooLong'))).transform(absentIfEmpty),
  locale: z.preprocess((value) => value || defaultLocale, z.enum(locales, problem('localeUnknown'))),
  /** The honeypot: whatever stands in it, the request is taken. */
  website: z.unknown().optional().transform(isFilled),
});

const contactSchema = bookingSchema.extend({
  message: given.pipe(
    z.string().min(message.min, problem('messageMissing')).max(message.max, problem('messageTooLong')),
  ),
});

/** A request whose every field is sound. Empty optional texts are `null`. */
export type ValidRequest = z.output<typeof bookingSchema>;

/** The fields that a request can have problems with. */
export type RequestField = Exclude<keyof ValidRequest, 'website'>;

export type ReadRequest =
  | { ok: true; request: ValidRequest }
  | { ok: false; problems: Partial<Record<RequestField, FieldProblem>> };

/**
 * Reads what a visitor sent, by the limits of `content/limits.ts`; unknown fields are ignored. Of several problems of one
 * field the first is given.
 */
export const readRequest = (body: object, isContact: boolean): ReadRequest => {
  const result = (isContact ? contactSchema : bookingSchema).safeParse(body);
  if (result.success) return { ok: true, request: result.data };
  const problems: Partial<Record<RequestField, FieldProblem>> = {};
  for (const { path, message } of result.error.issues) {
    problems[path[0] as RequestField] ??= message as FieldProblem;
  }
  return { ok: false, problems };
};
