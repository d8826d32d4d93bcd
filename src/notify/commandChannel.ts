import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Channel, DeliveryFailed } from './channel.ts';

type ExitEvent = [code: number, killedBy: null] | [code: null, killedBy: NodeJS.Signals];

/** All that a command may know of where it runs: no passwords. */
const kept = ['PATH', 'HOME', 'LANG'] as const;

const environment = () =>
  Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Ends a command and all that it started: it leads a group of its own. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
};

/**
 * A program that is run with the id of a request as its one argument: by its path, never through a shell. Exit code 0
 * says that the request was told. What it leaves running ends with it.
 */
export const createCommandChannel = (path: string, timeoutMs = 10_000): Channel => ({
  name: 'command',
  timeoutMs,
  deliver: async ({ id }, signal) => {
    const child = spawn(path, [id], { env: environment(), stdio: 'ignore', detached: true, shell: false });
    // Also once nobody waits for it any more.
    child.on('error', () => {});
    try {
      const [code, killedBy] = (await once(child, 'exit', { signal })) as ExitEvent;
      if (code !== 0) throw new DeliveryFailed(code === null ? killedBy : `EXIT_${code}`);
      return { refused: 0 };
    } catch (error) {
      if (error instanceof DeliveryFailed) throw error;
      // It could not be started, or was not waited for any longer.
      throw new DeliveryFailed((error as NodeJS.ErrnoException).code ?? 'ESPAWN');
    } finally {
      killGroup(child);
    }
  },
});
