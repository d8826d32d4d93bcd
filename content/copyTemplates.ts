import type { Copy } from './copy.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import type { Locale } from './locales.ts';

/** The texts by language, with placeholders. English also has the texts that are English on all pages. */
export const copyTemplates: Record<Locale, Copy> & { en: typeof en } = { en, es, fr };
