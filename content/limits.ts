/** The largest request body in bytes, after decompression. */
export const bodyLimit = 64 * 1024;

/** How many days ahead a visit may be requested. */
export const bookableDays = 90;

/** The length of a search query in characters. The rest is ignored. */
export const searchLimit = 100;

/**
 * The rate limit of pages that are rendered for one client address: searches, other queries and unknown
 * paths.
 */
export const renderingsPerMinute = 300;

/** A booking with the same texts is a repeat during this time. */
export const repeatWindowMinutes = 10;

/** All posts of an address, invalid ones too, are limited to this many times `RATE_LIMIT_MAX`. */
export const postLimitFactor = 20;
