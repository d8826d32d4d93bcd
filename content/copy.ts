import type { en } from './en/en.ts';
import type { Massages } from './massage.ts';

/** Everything the site says in one language. English gives the shape; it alone has a text for every massage. */
export type Copy = Omit<typeof en, 'massages'> & { massages: Massages };
