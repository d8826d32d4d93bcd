// biome-ignore-all lint/performance/noBarrelFile: one line is a language, and `locales.ts` needs all of them.
/** The languages of the site: each line is a folder with all texts of a language. */
export { en } from './en/en.ts';
export { es } from './es/es.ts';
export { fr } from './fr/fr.ts';
