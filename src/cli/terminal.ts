import wrapAnsi from 'wrap-ansi';

/**
 * Characters that move the cursor, change colours or reorder text; not the joiners that Persian, Hindi and
 * emoji need.
 */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Replaces unsafe characters with their codes, except those in `kept`. */
export const escapeUnsafe = (text: string, kept: string): string =>
  text.replace(unsafe, (found) =>
    kept.includes(found) ? found : `\\u{${found.codePointAt(0)?.toString(16)}}`,
  );

/** Replaces unsafe characters with their codes, except line breaks. A tab becomes a space. */
export const escapeLines = (text: string): string => escapeUnsafe(text.replaceAll('\t', ' '), '\n');

/** Replaces unsafe characters with their codes. A line break becomes `⏎`. */
export const escapeForTerminal = (text: string): string => escapeLines(text).replaceAll('\n', ' ⏎ ');

/**
 * The width of the terminal of standard output; `undefined` for a file or a program. Some report a width of
 * 0.
 */
export const readTerminalWidth = (): number | undefined =>
  process.stdout.isTTY ? process.stdout.columns || 80 : undefined;

/** Breaks a text between words, or within a word that is too long. */
export const wrapText = (text: string, width: number): string => wrapAnsi(text, width, { hard: true });

/** Formats `1 request`, `57 requests`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes data to standard output. */
export const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

/** Writes a message to standard error. */
export const report = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
