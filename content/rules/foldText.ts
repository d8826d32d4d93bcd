import { limitMarks } from './cleanText.ts';

/** Letters that Unicode does not decompose. */
const plainForms: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Typographic apostrophes, and the signs that people type instead of one. */
const apostrophes = /[’‘ʼ´`′]/g;

/**
 * Removes case, accents and repeated spaces, and replaces letters and apostrophes that a keyboard may lack,
 * so that nobody needs to type them.
 */
export const foldText = (text: string): string =>
  limitMarks(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => plainForms[letter] ?? letter)
    .replace(apostrophes, "'")
    .replace(/\s+/g, ' ')
    .trim();
