import type { en } from './en/en.ts';
import type { Massages } from './massage.ts';

/** All texts of one language. English defines the type. Only English has the long texts of all massages. */
export type Texts = Omit<typeof en, 'massages'> & { massages: Massages };
