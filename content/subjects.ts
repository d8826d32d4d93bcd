import { keepOffered } from './offers.ts';

/** What visitors ask for in a message, because the form has no field for it. */
export const subjects = keepOffered([
  { id: 'yoni' },
  { id: 'couples', needs: 'couples' },
  { id: 'gay', needs: 'men' },
  { id: 'four-hands', needs: 'fourHands' },
  { id: 'man', needs: 'men' },
] as const).map(({ id }) => id);

export type Subject = (typeof subjects)[number];

/** The services that the list of massages describes after the massages. */
export const extraIds = keepOffered([
  { id: 'gay', needs: 'men' },
  { id: 'yoni' },
  { id: 'couples', needs: 'couples' },
  { id: 'hotel', needs: 'hotels' },
] as const).map(({ id }) => id);

export type ExtraId = (typeof extraIds)[number];
