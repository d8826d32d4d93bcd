// The browser loads this module, so it uses the small build of zod.
import * as z from 'zod/mini';
import { type BookingField, type BookingKind, bookingFields, formOrder } from '../bookingFields.ts';
import type { Texts } from '../textTypes/texts.ts';
import { removeInvisible, removeUnusable } from './cleanText.ts';

/** The reason for rejecting a field. Each problem has a text in every language. */
export type Problem = keyof Texts['form']['problems'];

/** At most one problem for each field, in the form's order. */
export type FieldProblems = Partial<Record<BookingField | 'locale', Problem>>;

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
export const textSchema = (clean = removeUnusable) =>
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

/** The rule of a field that only bookings have. A contact message stores `null`, whatever was sent. */
export const onlyInBookings = (kind: BookingKind, rule: z.ZodMiniType<string | null>) =>
  kind === 'booking' ? rule : z.transform((): string | null => null);

const { name, email, phone, service, message } = bookingFields;

/**
 * The rules for the texts that visitors type. The browser checks them before it sends, and the server checks
 * them again.
 */
export const textRules = (kind: BookingKind) => {
  const anyMessage = textSchema().check(atMost(message.max, 'messageTooLong'));
  const neededMessage = anyMessage.check(atLeast(message.min, 'messageMissing'));
  return {
    name: textSchema().check(atMost(name.max, 'nameTooLong'), atLeast(name.min, 'nameMissing')),
    email: orNull(
      textSchema(removeInvisible).check(
        atMost(email.max, 'emailTooLong'),
        z.refine<string>((text) => text === '' || emailPattern.test(text), problem('emailInvalid')),
      ),
    ),
    phone: orNull(textSchema(removeInvisible).check(atMost(phone.max, 'phoneTooLong'))),
    service: textSchema().check(
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
