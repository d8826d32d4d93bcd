/** How variables begin that are this site's alone. */
const own = /^BOOKINGS_/i;

/**
 * What to say of variables that begin like this site's own and are none: a slip in the name of one that turns sealing on
 * would leave it off. Their values are not repeated.
 */
export const unknownVariables = (names: readonly string[], known: readonly string[]): string[] => {
  const candidates = known.filter((name) => own.test(name)).join(' or ');
  return names
    .filter((name) => own.test(name) && !known.includes(name))
    .map((name) => `${name} is no setting: what begins with BOOKINGS_ can only be ${candidates}.`);
};
