import { InvalidArgumentError, Option } from 'commander';
import { closestMatch } from 'leven';

/** As many letters may be wrong. */
const maxDistance = 3;

/** What a misspelt word may have meant, as a question; nothing where it is like none. */
export const didYouMean = (text: string, words: readonly string[]): string => {
  const meant = closestMatch(text.toLowerCase(), words, { maxDistance });
  return meant === undefined ? '' : ` (Did you mean ${meant}?)`;
};

/** An option that takes one of some words, and helps whoever misspells one. */
export const optionOf = (flags: string, description: string, words: readonly string[]): Option =>
  new Option(flags, description).choices(words).argParser((text: string) => {
    if (words.includes(text)) return text;
    throw new InvalidArgumentError(`Allowed choices are ${words.join(', ')}.${didYouMean(text, words)}`);
  });
