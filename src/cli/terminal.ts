/**
 * What a visitor typed, made safe for a terminal: everything that could move the cursor, change colours or reorder text
 * (control and format characters, separators, halves of characters) is shown as its code.
 */
export const showSafely = (text: string, { keepLineBreaks = false } = {}): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
    if (character === '\n') return keepLineBreaks ? character : ' ⏎ ';
    // Joins emoji of several parts; by itself it does nothing.
    if (character === '\u200D') return character;
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });

/** Whether output may be coloured: on a terminal, unless NO_COLOR is set. */
export const mayColour = (stream: { isTTY?: boolean }): boolean =>
  Boolean(stream.isTTY) && !process.env['NO_COLOR'];

/** Dim text for headings and labels. */
export const dim = (text: string, colour: boolean): string => (colour ? `\u001b[2m${text}\u001b[22m` : text);
