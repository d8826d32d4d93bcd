import { createInterface } from 'node:readline';

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
