import { type ChildProcess, spawn } from 'node:child_process';
import { type Channel, DeliveryFailed } from './channel.ts';

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
  deliver: ({ id }, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(path, [id], { env: environment(), stdio: 'ignore', detached: true, shell: false });
      const end = () => killGroup(child);
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      const settle = (code: string | null): void => {
        signal.removeEventListener('abort', end);
        end();
        if (code === null) resolve({ refused: 0 });
        else reject(new DeliveryFailed(code));
      };
      child.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'ESPAWN'));
      child.once('exit', (code, killedBy) => {
        if (code === 0) settle(null);
        else settle(code === null ? `${killedBy}` : `EXIT_${code}`);
      });
    }),
});
