import type { Locale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { plural } from '../../views/texts/text.ts';

/** The reasons for which a post is refused, each with the status of its answer. */
export const refusalStatus = {
  malformed: 400,
  foreign: 403,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type Refusal = keyof typeof refusalStatus;

export const refusalText = (reason: Refusal, locale: Locale, retryAfterSeconds = 0): string => {
  const { refusals } = allTexts[locale].errors;
  return reason === 'tooMany'
    ? plural(refusals.tooMany, Math.ceil(retryAfterSeconds / 60), locale)
    : refusals[reason];
};
