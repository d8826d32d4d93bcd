// The browser loads this module, so it uses the small build of zod.
import * as z from 'zod/mini';
import { type BookingField, type BookingKind, bookingFields, formOrder } from './bookingFields.ts';
import type { Texts } from './texts/texts.ts';

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
      .replace(/(?!\n)\p{Cc}/gu, '')
      .replace(/^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u, ''),
  ).trim();

/**
 * Returns a text as it is stored: whole characters in NFC, line breaks as `\n`, no other control characters,
 * at most 30 combining marks in a row, trimmed.
 */
export const cleanText = (text: string): string => removeUnusable(text).normalize('NFC');

/** Direction marks and zero-width characters, which a paste brings along and nobody sees. */
const invisible = /\p{Cf}/gu;

const removeInvisible = (text: string): string => removeUnusable(text).replace(invisible, '').trim();

/**
 * An e-mail address: a local part without spaces and brackets, and a domain with a dot, in any script. A
 * stricter pattern would refuse addresses that work.
 */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[^\s@"<>()[\],:;\\]{1,64}@(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+(?!-)[\p{L}\p{M}\p{N}-]{2,}(?<!-)$/u;

const problem = (error: Problem) => ({ error });

const atLeast = (min: number, error: Problem) => z.minLength(min, problem(error));
const atMost = (max: number, error: Problem) => z.maxLength(max, problem(error));

/** A text as it is stored. An absent text is empty. */
export const cleanedText = (clean = removeUnusable) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string(problem('notText')).check(z.overwrite(clean), z.normalize('NFC')),
  );

/** An empty text becomes `null`. */
export const orNull = (schema: z.ZodMiniType<string>) =>
  z.pipe(
    schema,
    z.transform((text: string): string | null => text || null),
  );

const { name, email, phone, service, message } = bookingFields;

/** The rules for the texts that visitors type. The browser checks them before it sends, and the server checks them again. */
export const textRules = (kind: BookingKind) => {
  const anyMessage = cleanedText().check(atMost(message.max, 'messageTooLong'));
  const neededMessage = anyMessage.check(atLeast(message.min, 'messageMissing'));
  return {
    name: cleanedText().check(atMost(name.max, 'nameTooLong'), atLeast(name.min, 'nameMissing')),
    email: orNull(
      cleanedText(removeInvisible).check(
        atMost(email.max, 'emailTooLong'),
        z.refine<string>((text) => text === '' || emailPattern.test(text), problem('emailInvalid')),
      ),
    ),
    phone: orNull(cleanedText(removeInvisible).check(atMost(phone.max, 'phoneTooLong'))),
    service: cleanedText().check(
      atMost(service.max, 'serviceTooLong'),
      atLeast(1, 'serviceMissing'),
      atLeast(service.min, 'serviceTooShort'),
    ),
    message: orNull(kind === 'contact' ? neededMessage : anyMessage),
  };
};

/** Picks the first problem of each field from a schema's issues. */
export const firstProblems = (issues: readonly z.core.$ZodIssue[]): FieldProblems =>
  Object.fromEntries(
    [...formOrder, 'locale'].flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      return issue ? [[field, issue.message]] : [];
    }),
  );

/** Returns the problems that the browser can know: required fields, lengths, and the form of an address. */
export const findProblems = (values: object, kind: BookingKind): FieldProblems =>
  firstProblems(z.object(textRules(kind)).safeParse(values).error?.issues ?? []);
