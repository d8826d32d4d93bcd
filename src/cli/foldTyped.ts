import { foldText } from '../../views/texts/text.ts';

/** Letters that Unicode does not decompose. */
const plainForms: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Typographic apostrophes, and the signs that people type instead of one. */
const apostrophes = /[’‘ʼ´`′]/g;

/** Removes case and accents, and replaces letters and apostrophes that a keyboard may lack. */
export const foldTyped = (text: string): string =>
  foldText(text)
    .replace(/[łøđßæœ]/g, (letter) => plainForms[letter] ?? letter)
    .replace(apostrophes, "'");
