/**
 * The services beside the massages that visitors ask for in a message, because the form has no field for
 * them.
 */
export const askedExtras = ['yoni', 'couples', 'gay', 'four-hands'] as const;

/** The services that the list of massages describes after the massages. */
export const extraIds = [...askedExtras, 'hotel'] as const;

export type ExtraId = (typeof extraIds)[number];
