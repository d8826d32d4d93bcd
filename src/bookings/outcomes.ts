/** What becomes of a post to the bookings, for whoever counts: never who sent it, or what. */
export const outcomes = [
  'stored',
  'spam',
  'repeat',
  'keyReused',
  'invalid',
  'malformed',
  'foreign',
  'tooLarge',
  'wrongType',
  'tooMany',
  'unavailable',
  'error',
] as const;

type RequestOutcome = (typeof outcomes)[number];

/** Is told of each post once it is known what becomes of it, whether its client still waits or not. */
export type CountOutcome = (outcome: RequestOutcome) => void;
