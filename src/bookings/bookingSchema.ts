import * as z from 'zod/mini';
import { type BookingField, type BookingKind, fieldNames } from '../../content/bookingFields.ts';
import { bookingSchema, firstProblems } from '../../content/bookingRules.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { readText } from '../http/requestContext.ts';
import { findMassageIn } from './matchService.ts';

const serverFields = {
  /** An unknown masseuse counts as absent, so that the booking is not lost. */
  masseuse: z.catch(z.nullable(z.enum(masseuses.map(({ slug }) => slug))), null),
  locale: z.pipe(
    z.transform((value) => value || defaultLocale),
    z.enum(locales, 'localeUnknown'),
  ),
  /** The hidden field. Becomes whether it is filled, which is no error: the booking is stored as spam. */
  website: z.transform((value) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value))),
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

/** The texts of a body as they were typed, to show them again in the form. */
export const readFieldValues = (body: Record<string, unknown>) =>
  Object.fromEntries(fieldNames.map((field) => [field, readText(body, field)])) as Record<
    BookingField,
    string
  >;
