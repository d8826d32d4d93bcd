import { createInterface } from 'node:readline';
import wrapAnsi from 'wrap-ansi';

/** The command line is wrong (exit code 2). The message is for the user. */
export class UsageError extends Error {}

/** Characters that move the cursor, change colours or reorder text; not the joiners that Persian, Hindi and emoji need. */
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

/** The width of the terminal of standard output; `undefined` for a file or a program. Some report a width of 0. */
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

/** Reads answers from standard input, a line each. */
export const createPrompt = () => {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const lines = input[Symbol.asyncIterator]();
  let isClosed = false;
  input.once('close', () => {
    isClosed = true;
  });
  input.once('SIGINT', () => {
    process.exitCode = 130;
    process.stdout.write('\n');
    input.close();
  });
  // A terminal whose window is closed sends SIGHUP. The request on the screen must be free again.
  for (const signal of ['SIGHUP', 'SIGTERM'] as const) process.once(signal, () => input.close());
  return {
    /** Resolves with the typed line, or with `null` at the end of the input and after Ctrl-C. */
    ask: async (question: string): Promise<string | null> => {
      // Lines that were typed before the end are still there.
      if (!isClosed) {
        input.setPrompt(question);
        input.prompt();
      }
      const { done, value } = await lines.next();
      return done ? null : value.trim();
    },
    close: (): void => input.close(),
  };
};

export type Prompt = ReturnType<typeof createPrompt>;
