/** Characters (UTF-16 units, as browsers count `maxlength`) that each field of a request may have, after trimming. */
export const fieldLimits = {
  name: { min: 1, max: 120 },
  email: { max: 254 },
  phone: { max: 40 },
  service: { min: 2, max: 120 },
  message: { min: 2, max: 4000 },
} as const;

/** The fixed `service` that makes a request a contact message. */
export const contactService = 'Contact';

/** Bytes of a request's body, after decompression. */
export const bodyLimit = 16 * 1024;

/** Characters of a search that are looked at; the rest is ignored. */
export const searchLimit = 100;

/** Minutes in which a request of the same content counts as a repeat. */
export const repeatWindowMinutes = 10;

/** Version of the statement beside the send button, stored with each request: a new wording is a new version. */
export const statementVersion = '2026-11';
