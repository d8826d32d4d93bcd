import { askedExtras } from './extras.ts';

/** The subjects of messages that links begin. */
export const subjects = [...askedExtras, 'man'] as const;

export type Subject = (typeof subjects)[number];
