/**
 * Cuts combining marks beyond 30 in a row, because `normalize` sorts a run of marks in quadratic time. The
 * lookbehind keeps the search linear: without it, the search starts again at each mark of a shorter run.
 */
export const limitMarks = (text: string): string => text.replace(/(?<!\p{M})(\p{M}{30})\p{M}+/gu, '$1');

/** The steps of `cleanText` before normalisation. A text that shows nothing becomes empty. */
export const removeUnusable = (text: string): string =>
  limitMarks(
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, '')
      .replace(/^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u, ''),
  ).trim();

/**
 * Returns a text as it is stored: whole characters in NFC, line breaks as `\n`, no other control characters,
 * at most 30 combining marks in a row, trimmed.
 */
export const cleanText = (text: string): string => removeUnusable(text).normalize('NFC');

/** Direction marks and zero-width characters, which a paste brings along and nobody sees. */
const invisible = /\p{Cf}/gu;

/**
 * Like `removeUnusable`, but for an e-mail address or a telephone number, in which an invisible mark is a
 * mistake.
 */
export const removeInvisible = (text: string): string => removeUnusable(text).replace(invisible, '').trim();
