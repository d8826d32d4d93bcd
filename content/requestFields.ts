/** A request is a booking request or a contact message. */
export const requestKinds = ['booking', 'contact'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The fixed `service` that makes a request a contact message. */
export const contactService = 'Contact';

/** `min` and `max` count characters (UTF-16 units, as browsers count `maxlength`) after trimming. */
export type FieldRule = { min?: number; max?: number; requiredFor?: readonly RequestKind[] };

/**
 * The fields of a request, in the order in which they are stored. Rules, form, storage and the output of
 * commands follow from this list. A new text needs an entry at the end, one in `formOrder`, a column in both
 * databases, and its words in each language.
 */
export const requestFields = {
  name: { min: 1, max: 120, requiredFor: requestKinds },
  email: { max: 254 },
  phone: { max: 40 },
  service: { min: 2, max: 120, requiredFor: requestKinds },
  /** A slug of `masseuses.ts`. Other values are ignored. */
  masseuse: {},
  /** The day and time of a visit (`visit.ts`). A contact message has neither. */
  day: {},
  time: {},
  message: { min: 2, max: 4000, requiredFor: ['contact'] },
} as const satisfies Record<string, FieldRule>;

export type RequestField = keyof typeof requestFields;

export const fieldNames = Object.keys(requestFields) as RequestField[];

/** The texts of a request. A field that not every request needs is `null` if it is empty. */
export type RequestTexts = {
  [Field in RequestField]: (typeof requestFields)[Field] extends { requiredFor: typeof requestKinds }
    ? string
    : string | null;
};

/** The texts of an empty request: an empty string where every request needs the field, otherwise `null`. */
export const emptyTexts = Object.fromEntries(
  fieldNames.map((field) => {
    const { requiredFor }: FieldRule = requestFields[field];
    return [field, requiredFor === requestKinds ? '' : null];
  }),
) as RequestTexts;

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
] as const satisfies RequestField[];
