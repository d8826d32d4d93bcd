import type { Copy } from './copy.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import type { Locale } from './locales.ts';

/** What the site says, by language. English also has the texts that are English everywhere. */
export const copies: Record<Locale, Copy> & { en: typeof en } = { en, es, fr };
