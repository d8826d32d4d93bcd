import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import type { Locale } from './locales.ts';
import type { Texts } from './texts.ts';

/** The texts by language, with placeholders. English also has the texts that are English on all pages. */
export const textTemplates: Record<Locale, Texts> & { en: typeof en } = { en, es, fr };
