import { once } from 'node:events';
import { fstatSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { ReadStream, type WriteStream } from 'node:tty';
import stringWidth from 'string-width';
import { getErrorCode } from '../../db/storeErrors.ts';

/** Matches characters that move the cursor, change colours or reorder text, and flags made of letters. */
const unsafe = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Matches flags made of letters, and the joiners that Persian, Hindi and emoji need. */
const harmless = /^(?:[\u200c\u200d]|\u{1f3f4}.+)$/u;

/** Replaces unsafe characters with their codes, except those in `kept`. A line break becomes `⏎`, a tab a space. */
export const escapeForTerminal = (text: string, kept = ''): string =>
  text.replace(unsafe, (found) => {
    if (kept.includes(found) || harmless.test(found)) return found;
    if (found === '\n') return ' ⏎ ';
    return found === '\t' ? ' ' : `\\u{${found.codePointAt(0)?.toString(16)}}`;
  });

/** Reads the size of the terminal of standard output; `null` for a file or a program. Some report a size of 0. */
export const readTerminal = (): { width: number; height: number } | null => {
  const { isTTY, columns, rows } = process.stdout;
  return isTTY ? { width: columns || 80, height: rows || 24 } : null;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters that Hindi and related languages join to the letter before. Most terminals show them apart. */
const joinedLetters = /(?<=[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d])\p{L}/gu;

export const measureWidth = (text: string): number =>
  stringWidth(text) + (text.match(joinedLetters)?.length ?? 0);

/** Breaks a text between graphemes into parts of at most `columns` terminal columns. */
const breakText = function* (text: string, columns: number): Generator<string> {
  let part = '';
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += measureWidth(segment);
    if (width > columns) {
      yield part;
      part = '';
      width = measureWidth(segment);
    }
    part += segment;
  }
  yield part;
};

export const cutToWidth = (text: string, columns: number): string => {
  if (measureWidth(text) <= columns) return text;
  const [kept] = breakText(text, columns - 1);
  return columns > 0 ? `${kept}…` : '';
};

/** Breaks a text into lines of at most `columns` terminal columns: at separators, or inside a word that is longer. */
export const wrapText = (text: string, columns: number, separator = ' '): string[] => {
  if (measureWidth(text) <= columns) return [text];
  const lines: string[] = [];
  for (const word of text.split(separator)) {
    const line = lines.at(-1) + separator + word;
    if (lines.length > 0 && measureWidth(line) <= columns) lines[lines.length - 1] = line;
    else lines.push(...breakText(word, columns));
  }
  return lines;
};

export const padToWidth = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - measureWidth(text)));

/** Formats `1 request`, `57 requests`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const formatNumber = (count: number): string => count.toLocaleString('en-GB');

/** The exit codes that shells expect after a signal. */
export const signalCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

export const reportLine = (line: string): void => void process.stderr.write(`${line}\n`);

/** Reports a line after the data, unless a pager may show the data on the same terminal. */
export const reportAfterData = (line: string): void => {
  const { stdout, stderr } = process;
  if (stdout.isTTY || !stderr.isTTY || !fstatSync(stdout.fd).isFIFO()) reportLine(line);
};

/** Writes a text to standard output. Resolves with `false` if the reader, for example `head`, has closed it. */
export const printText = (text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error && !/^(EPIPE|ERR_STREAM_DESTROYED)$/.test(getErrorCode(error))) reject(error);
      else resolve(!error);
    });
  });

export const printTexts = async (texts: readonly string[]): Promise<void> =>
  void (await printText(texts.join('')));

/** Opens the terminal for keys, even if standard input is a file, as with `--identity -`. */
export const openKeyboard = (): ReadStream | false => {
  try {
    return process.stdin.isTTY ? process.stdin : new ReadStream(openSync('/dev/tty', 'r'));
  } catch {
    return false;
  }
};

/** What Ctrl-C and Ctrl-D send to a terminal in raw mode. */
export const controlC = '\u0003';
export const controlD = '\u0004';

/**
 * Resolves with the next key of a terminal in raw mode, with Ctrl-D if the terminal is closed, or with `undefined` after
 * `ms` milliseconds. Arrow keys and pasted texts give an empty text, because they must not act on bookings.
 */
export const readKey = async (terminal: ReadStream, ms: number): Promise<string | undefined> => {
  if (terminal.readableEnded) return controlD;
  const timeout = AbortSignal.timeout(ms);
  const closed = new AbortController();
  const close = () => closed.abort();
  const signal = AbortSignal.any([timeout, closed.signal]);
  try {
    const [text] = await once(terminal.setEncoding('utf8').once('end', close).resume(), 'data', { signal });
    if (text.includes(controlC)) return controlC;
    return [...text].length === 1 ? text.toLowerCase() : '';
  } catch (error) {
    if (closed.signal.aborted) return controlD;
    if (timeout.aborted) return undefined;
    throw error;
  } finally {
    terminal.off('end', close).pause();
  }
};

/** Asks for a line of text. Resolves with `null` after Ctrl-C. */
export const askLine = async (keyboard: ReadStream, output: WriteStream, prompt: string) => {
  const { isRaw } = keyboard;
  keyboard.setRawMode(false);
  const lines = createInterface({ input: keyboard, output });
  const end = new AbortController();
  for (const event of ['SIGINT', 'close']) lines.on(event, () => end.abort());
  try {
    return (await lines.question(prompt, { signal: end.signal })).trim();
  } catch {
    return null;
  } finally {
    lines.close();
    keyboard.setRawMode(isRaw);
  }
};
