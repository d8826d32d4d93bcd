/** Bytes of a request's body, after decompression. */
export const bodyLimit = 16 * 1024;

/** Characters of a search that are looked at; the rest is ignored. */
export const searchLimit = 100;

/** Minutes in which a request of the same content from the same address counts as a repeat. */
export const repeatWindowMinutes = 10;

/** Hours in which a client's own name for a request counts; at most a day. */
export const keyLifetimeHours = 24;

/** Version of the statement beside the send button, stored with each request: a new wording is a new version. */
export const statementVersion = '2026-11-22';
