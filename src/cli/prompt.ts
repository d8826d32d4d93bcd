import { createInterface } from 'node:readline';
import { report } from './terminal.ts';

/** Nobody reads a question in this time. */
export const readingMs = 300;

/** Reads answers from standard input, a line each. */
export const createPrompt = () => {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const lines = input[Symbol.asyncIterator]();
  let isClosed = false;
  input.once('close', () => {
    isClosed = true;
  });
  let isTerminalGone = false;
  const leaveTerminal = (): void => {
    isTerminalGone = process.stdin.isTTY;
    input.close();
  };
  // Without its terminal, readline delivers what was typed before Enter, which is no answer. So hear of the
  // end before it.
  process.stdin.prependOnceListener('end', leaveTerminal);
  process.stdin.once('error', leaveTerminal);
  input.once('SIGINT', () => {
    process.exitCode = 130;
    process.stdout.write('\n');
    input.close();
  });
  // A terminal whose window is closed sends SIGHUP. The request on the screen must be free again.
  for (const signal of ['SIGHUP', 'SIGTERM'] as const) process.once(signal, leaveTerminal);

  /**
   * Resolves with the typed line, or with `null` at the end of the input and after Ctrl-C. On a terminal,
   * ignores a line that was typed before the question could be read, for example by a second Enter.
   */
  const ask = async (question: string): Promise<string | null> => {
    // Lines that were typed before the end are still there.
    if (!isClosed) {
      input.setPrompt(question);
      input.prompt();
    }
    const shownAt = Date.now();
    const { done, value } = await lines.next();
    if (done || isTerminalGone) return null;
    const isTooSoon = process.stdin.isTTY && Date.now() - shownAt < readingMs;
    if (!isTooSoon) return value.trim();
    report('Ignored what was typed before the question could be read.');
    return ask(question);
  };

  return { ask, close: (): void => input.close() };
};

export type Prompt = ReturnType<typeof createPrompt>;
