import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import type { Locale } from './locales.ts';

/** Everything the site says in one language but the massages' own pages. English gives the shape. */
export type Copy = typeof en;

export const copies: Record<Locale, Copy> = { en, es, fr };
