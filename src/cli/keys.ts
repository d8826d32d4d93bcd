import type { ReadStream } from 'node:tty';

/** What Ctrl-C and Ctrl-D send to a terminal that reads single keys. */
export const controlC = '\u0003';
export const controlD = '\u0004';

/**
 * The keys that somebody presses, one at a time, until the terminal ends. What comes all at once is no key (an arrow, or
 * something pasted) and is an empty text: it must not act on requests that nobody has seen.
 */
export const readKeys = async function* (terminal: ReadStream): AsyncGenerator<string> {
  terminal.setRawMode(true).setEncoding('utf8');
  try {
    for await (const text of terminal) yield [...String(text)].length === 1 ? String(text) : '';
  } finally {
    terminal.setRawMode(false);
  }
};
