/** Characters of an unknown path that are logged. */
const pathLimit = 200;

/** What our own paths are made of: lower-case words, hyphens, and an ending like `.php`. */
const harmless = /^[a-z]+(-[a-z]+)*(\.[a-z]{2,4})?$/;

/**
 * An unknown path as the log may hold it: without its query, and with `*` for each segment that does not look like a
 * word of a link, since it could be an address, a number or a name that somebody typed or pasted.
 */
export const pathForLog = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment === '' || harmless.test(segment) ? segment : '*'))
    .join('/')
    .slice(0, pathLimit);
