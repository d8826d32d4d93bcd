import * as z from 'zod/mini';
import { type BookingField, type BookingKind, fieldNames } from '../../content/bookingFields.ts';
import { bookingSchema, firstProblems } from '../../content/bookingRules.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { findMassageIn } from './matchService.ts';

const emptyValues = new Set<unknown>([undefined, null, false, '']);

/** Whether the honeypot is filled. To limit the recursion, lists nested deeper than eight count as filled. */
const isFilled = (value: unknown): boolean =>
  [value].flat(8).some((item) => !emptyValues.has(typeof item === 'string' ? item.trim() : item));

const serverFields = {
  /** An unknown masseuse counts as absent, so that the booking is not lost. */
  masseuse: z.catch(z.nullable(z.enum(masseuses.map(({ slug }) => slug))), null),
  locale: z.pipe(
    z.transform((value) => value || defaultLocale),
    z.enum(locales, 'localeUnknown'),
  ),
  /** Becomes whether the honeypot is filled. That is no error, because the booking is stored as spam. */
  website: z.transform((value) => isFilled(value)),
};

const findMassage = findMassageIn(defaultLocale);

const schemas = {
  booking: z.safeExtend(bookingSchema('booking', findMassage), serverFields),
  contact: z.safeExtend(bookingSchema('contact', findMassage), serverFields),
};

/** Validates a request body. Ignores unknown fields. */
export const readBooking = (body: object, kind: BookingKind) => {
  const result = schemas[kind].safeParse(body);
  return result.success
    ? ({ ok: true, booking: result.data } as const)
    : ({ ok: false, problems: firstProblems(result.error.issues) } as const);
};

/** Returns the text of a body's own field. Anything but text counts as empty. */
export const ownText = (body: object, name: string): string => {
  const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : '';
  return typeof value === 'string' ? value : '';
};

export const readFieldValues = (body: object) =>
  Object.fromEntries(fieldNames.map((field) => [field, ownText(body, field)])) as Record<
    BookingField,
    string
  >;
