/** A booking is a request for a visit or a contact message. */
export const bookingKinds = ['booking', 'contact'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The fixed `service` that makes a booking a contact message. */
export const contactService = 'Contact';

/** The texts of a booking. An empty text is `null`, except in fields that every booking needs. */
export type BookingTexts = {
  name: string;
  email: string | null;
  phone: string | null;
  /** The title of a massage, another text, or `contactService`. */
  service: string;
  /** A slug of `masseuses.ts`. */
  masseuse: string | null;
  /** The day (`YYYY-MM-DD`) and time (`HH:MM`) of a visit. A contact message has neither. */
  day: string | null;
  time: string | null;
  message: string | null;
};

export type BookingField = keyof BookingTexts;

/** The texts of a form as a visitor typed them. A field that is not filled in is an empty text. */
export type FormValues = Record<BookingField, string>;

/** `min` and `max` count characters (code points) after trimming. */
export type FieldRule = { min?: number; max?: number };

/**
 * The fields of a booking with their limits. Their order is part of a booking's fingerprint. README.md has
 * the steps for a new field.
 */
export const bookingFields = {
  name: { min: 1, max: 120 },
  email: { max: 254 },
  phone: { max: 80 },
  service: { min: 2, max: 120 },
  masseuse: {},
  day: {},
  time: {},
  message: { min: 2, max: 4000 },
} as const satisfies Record<BookingField, FieldRule>;

// TypeScript gives the keys of every object the type `string`.
export const fieldNames = Object.keys(bookingFields) as BookingField[];

/** Makes a value for each field. */
export const byField = <T>(make: (field: BookingField) => T): Record<BookingField, T> =>
  Object.fromEntries(fieldNames.map((field) => [field, make(field)])) as Record<BookingField, T>;

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
