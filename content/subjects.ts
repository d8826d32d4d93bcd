/** Services that are not in the catalogue. Visitors ask for them in a message. */
export const subjects = ['yoni', 'couples', 'gay', 'four-hands'] as const;

export type Subject = (typeof subjects)[number];
