import { Option } from 'commander';

/** An option that takes one of some words. */
export const optionOf = (flags: string, description: string, words: readonly string[]): Option =>
  new Option(flags, description).choices(words);
