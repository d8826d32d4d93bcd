import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** How long a command may take. */
const timeoutMs = 10 * 60_000;

/** What went wrong, in a line: the command's own, which names files and nothing of what they hold. */
const reasonOf = (error: unknown): string => {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr?.trim().split('\n').at(-1) || message || String(error)).slice(0, 300);
};

/** A command failed; the message is its own last line. */
class CommandFailed extends Error {
  override name = 'CommandFailed';
}

/**
 * Runs a command of the built command line `cli` in a process of its own, so that it holds up no visitor. Resolves with
 * its standard output. Ended by `signal`, it takes away what it has not finished.
 */
export const runCli = async (cli: URL, args: readonly string[], signal: AbortSignal): Promise<string> => {
  try {
    const options = { signal, timeout: timeoutMs };
    const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(cli), ...args], options);
    return stdout;
  } catch (error) {
    throw new CommandFailed(reasonOf(error), { cause: error });
  }
};
