/**
 * What could move the cursor, change colours, reorder or hide text: control and format characters, separators, halves of
 * characters. The joiners that Persian, Hindi and emoji are written with are none of it, nor is a flag of letters (England's).
 */
const unsafe = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Characters that write what people mean. */
const harmless = /^(?:[\u200c\u200d]|\u{1f3f4}.+)$/u;

type Kept = {
  /** Whether line breaks stay; otherwise they are shown as a sign. */
  keepLineBreaks?: boolean;
  /** Whether tabs and carriage returns stay, as in a spreadsheet's cell; otherwise a tab is a space. */
  keepTabs?: boolean;
};

/** What a visitor typed, made safe for a terminal: everything unsafe is shown as its code. */
export const showSafely = (text: string, { keepLineBreaks = false, keepTabs = false }: Kept = {}): string =>
  text.replace(unsafe, (found) => {
    if (harmless.test(found)) return found;
    if (found === '\n') return keepLineBreaks ? found : ' ⏎ ';
    if (found === '\t') return keepTabs ? found : ' ';
    if (found === '\r' && keepTabs) return found;
    return `\\u{${found.codePointAt(0)?.toString(16)}}`;
  });

/** Whether output may be coloured: on a terminal, unless NO_COLOR is set. */
export const mayColour = (stream: { isTTY?: boolean }): boolean =>
  Boolean(stream.isTTY) && !process.env['NO_COLOR'];

export type Screen = {
  /** How many characters stand in a line. */
  width: number;
  colour: boolean;
};

/** The terminal that output goes to; `null` where it goes to a file or a program. */
export const screenOf = (stream: { isTTY?: boolean; columns?: number }): Screen | null =>
  stream.isTTY ? { width: stream.columns || 80, colour: mayColour(stream) } : null;

/** Turns an attribute of the terminal on, and off again. */
const styles = { dim: [2, 22], bold: [1, 22], red: [31, 39], green: [32, 39] } as const;

/** Text in a style, where colour is wanted. */
export const paint = (text: string, style: keyof typeof styles, colour: boolean): string => {
  const [on, off] = styles[style];
  return colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
};
