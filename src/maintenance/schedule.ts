import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getErrorMessage } from '../../db/storeErrors.ts';

const timeoutMs = 10 * 60_000;

const maxReasonLength = 300;

/** The last line of a command's standard error. It may contain paths, but no data of bookings. */
const lastErrorLine = (error: unknown): string => {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr?.trim().split('\n').at(-1) || message || String(error)).slice(0, maxReasonLength);
};

/**
 * Runs a command of the built CLI in a process of its own, so that it delays no visitor. Resolves with the number of bookings
 * that the command copied or erased.
 */
export const runCli = async (cli: URL, args: readonly string[], signal: AbortSignal): Promise<number> => {
  try {
    const command = [fileURLToPath(cli), ...args, '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, command, { signal, timeout: timeoutMs });
    return JSON.parse(stdout).requests;
  } catch (error) {
    throw new Error(lastErrorLine(error), { cause: error });
  }
};

type RepeatOptions = {
  /** The delay before the first run, and between two runs. */
  firstMs: number;
  everyMs: number;
  /** Called when a run fails. The next run tries again. */
  onError: (reason: string) => void;
};

/** Runs a task again and again until `stop`, which also aborts the signal of the task. */
export const repeatTask = (
  task: (signal: AbortSignal) => Promise<void>,
  { firstMs, everyMs, onError }: RepeatOptions,
): { stop: () => void } => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  const run = async (): Promise<void> => {
    try {
      await task(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) onError(getErrorMessage(error));
    }
    if (!stopping.signal.aborted) timer = setTimeout(run, everyMs).unref();
  };
  timer = setTimeout(run, firstMs).unref();
  return {
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
};
