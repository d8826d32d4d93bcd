/** A booking is a request for a visit or a contact message. */
export const bookingKinds = ['booking', 'contact'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The fixed `service` that makes a booking a contact message. */
export const contactService = 'Contact';

/** `min` and `max` count characters (UTF-16 units) after trimming. */
export type FieldRule = { min?: number; max?: number; requiredFor?: readonly BookingKind[] };

/**
 * The fields of a booking, in the order in which they are stored. Rules, form, storage and the output of
 * commands follow from this list. A new text needs an entry at the end, one in `formOrder`, a column in `db/`, and
 * its words in each language.
 */
export const bookingFields = {
  name: { min: 1, max: 120, requiredFor: bookingKinds },
  email: { max: 254 },
  phone: { max: 80 },
  service: { min: 2, max: 120, requiredFor: bookingKinds },
  /** A slug of `masseuses.ts`. Other values are ignored. */
  masseuse: {},
  /** The day and time of a visit (`visit.ts`). A contact message has neither. */
  day: {},
  time: {},
  message: { min: 2, max: 4000, requiredFor: ['contact'] },
} as const satisfies Record<string, FieldRule>;

export type BookingField = keyof typeof bookingFields;

export const fieldNames = Object.keys(bookingFields) as BookingField[];

/** The texts of a booking. A field that not every booking needs is `null` if it is empty. */
export type BookingTexts = {
  [Field in BookingField]: (typeof bookingFields)[Field] extends { requiredFor: typeof bookingKinds }
    ? string
    : string | null;
};

/** The texts of an empty booking: an empty string where every booking needs the field, otherwise `null`. */
export const emptyTexts = Object.fromEntries(
  fieldNames.map((field) => {
    const { requiredFor }: FieldRule = bookingFields[field];
    return [field, requiredFor === bookingKinds ? '' : null];
  }),
) as BookingTexts;

/** The order of the fields in the form, and of their errors. */
export const formOrder = [
  'service',
  'masseuse',
  'day',
  'time',
  'name',
  'email',
  'phone',
  'message',
] as const satisfies BookingField[];
