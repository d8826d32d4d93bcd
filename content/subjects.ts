/** What has no line of its own among the massages, and is asked for in a message. */
export const subjects = ['yoni', 'couples', 'gay', 'four-hands'] as const;

export type Subject = (typeof subjects)[number];
