/**
 * The services beside the massages that visitors ask for in a message, because the form has no field for
 * them.
 */
const askedExtras = ['yoni', 'couples', 'gay', 'four-hands'] as const;

/** The subjects of messages that links begin. */
export const subjects = [...askedExtras, 'man'] as const;

export type Subject = (typeof subjects)[number];

/** The services that the list of massages describes after the massages. */
export const extraIds = [...askedExtras, 'hotel'] as const;

export type ExtraId = (typeof extraIds)[number];
