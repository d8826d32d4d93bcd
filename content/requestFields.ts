/** What a request can be: for an hour at the centre, or a message. */
export const requestKinds = ['booking', 'contact'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The fixed `service` that makes a request a contact message. */
export const contactService = 'Contact';

/** `min` and `max` count characters (UTF-16 units, as browsers count `maxlength`) after trimming. */
export type FieldRule = { min?: number; max?: number; requiredFor?: readonly RequestKind[] };

/**
 * What a visitor fills in, in the order in which it is kept. Schema, stored columns, comparison of repeats, form and the
 * staff's lists follow from this; a further field needs its column, its words and its control. What is wrong with a text: `requestRules.ts`.
 */
export const requestFields = {
  name: { min: 1, max: 120, requiredFor: requestKinds },
  email: { max: 254 },
  phone: { max: 40 },
  service: { min: 2, max: 120, requiredFor: requestKinds },
  /** A slug of `masseuses.ts`; anything else is no choice. */
  masseuse: {},
  message: { min: 2, max: 4000, requiredFor: ['contact'] },
} as const satisfies Record<string, FieldRule>;

export type RequestField = keyof typeof requestFields;

export const fieldNames = Object.keys(requestFields) as RequestField[];

/** The order in which the form asks, and in which problems are told. */
export const formOrder = [
  'name',
  'service',
  'masseuse',
  'email',
  'phone',
  'message',
] as const satisfies RequestField[];
