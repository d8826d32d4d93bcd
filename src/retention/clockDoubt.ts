/** How long nobody may have looked at the clock, and how far it may have been wrong, for it to be believed. */
const trustedMs = 2 * 86_400_000;

/**
 * Whether a clock may have jumped: it says more than two days more, or less, than when it was last looked at. After a
 * longer pause of the site that may be right, which nothing on the machine can tell. Times are ISO 8601 in UTC; `null`
 * where there is none that was known before.
 */
export const isClockDoubtful = (now: string, lastKnown: string | null): boolean =>
  lastKnown !== null && !(Math.abs(Date.parse(now) - Date.parse(lastKnown)) <= trustedMs);
