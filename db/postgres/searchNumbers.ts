import { searchGroups } from '../searchGroups.ts';

/** Letters and digits are the digits of numbers to this base. */
const base = 36;

/** The groups of three letters or digits of a text in lower case and without accents, as numbers. */
export const searchNumbers = (text: string): number[] =>
  searchGroups([text]).map((group) => Number.parseInt(group, base));
