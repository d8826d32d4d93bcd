import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Vowel signs that stand beside their letter, as in Hindi: most terminals give each a column of its own. */
const spacingMarks = /\p{Mc}/gu;

/** How many columns of a terminal a text takes. */
export const widthOf = (text: string): number => stringWidth(text) + (text.match(spacingMarks)?.length ?? 0);

/** A text that takes no more columns than that: cut between characters as people see them, with an ellipsis. */
export const cut = (text: string, columns: number): string => {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let width = 1;
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > columns) break;
    kept += segment;
  }
  return columns > 0 ? `${kept}…` : '';
};

/** A text with spaces up to a width. */
export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));
