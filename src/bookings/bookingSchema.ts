import * as z from 'zod/mini';
import type { BookingKind } from '../../content/bookingFields.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import {
  firstProblems,
  onlyInBookings,
  orNull,
  textRules,
  textSchema,
} from '../../content/rules/bookingRules.ts';
import { normaliseDay } from '../../content/rules/calendar.ts';
import { checkVisit } from './visitRules.ts';

const optionalText = orNull(textSchema());

const createSchema = (kind: BookingKind) =>
  z
    .object({
      ...textRules(kind),
      day: z.pipe(
        onlyInBookings(kind, optionalText),
        z.transform((text: string | null) => text && normaliseDay(text)),
      ),
      time: onlyInBookings(kind, optionalText),
      /** An unknown masseuse counts as absent, so that the booking is not lost. */
      masseuse: z.catch(z.nullable(z.enum(masseuses.map(({ slug }) => slug))), null),
      locale: z.pipe(
        z.transform((value) => value || defaultLocale),
        z.enum(locales, 'localeUnknown'),
      ),
      /** The hidden field. Becomes whether it is filled, which is no error: the booking is stored as spam. */
      website: z.transform((value) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value))),
    })
    .check(checkVisit);

const schemas = { booking: createSchema('booking'), contact: createSchema('contact') };

/** Validates a request body. Ignores unknown fields. */
export const readBooking = (body: object, kind: BookingKind) => {
  const result = schemas[kind].safeParse(body);
  return result.success
    ? ({ ok: true, booking: result.data } as const)
    : ({ ok: false, problems: firstProblems(result.error.issues) } as const);
};
