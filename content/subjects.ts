/** The subjects of messages that links begin, because the form has no field for them. */
export const subjects = ['yoni', 'couples', 'gay', 'four-hands', 'man'] as const;

export type Subject = (typeof subjects)[number];

/** The services that the list of massages describes after the massages. */
export const extraIds = ['yoni', 'couples', 'gay', 'four-hands', 'hotel'] as const;

export type ExtraId = (typeof extraIds)[number];
