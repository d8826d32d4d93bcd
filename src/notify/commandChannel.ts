import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getErrorCode } from '../../db/storeErrors.ts';
import { type Channel, DeliveryFailed } from './channel.ts';

type ExitEvent = [code: number, killedBy: null] | [code: null, killedBy: NodeJS.Signals];

/** Variables that a command inherits. Others may hold passwords. */
const inherited = ['PATH', 'HOME', 'LANG'];

const pickEnvironment = () =>
  Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Kills a command and all processes that it started: it leads its own process group. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
};

/** Runs a program with the id of a booking, without a shell, and then kills what it left running. */
export const createCommandChannel = (path: string, timeoutMs = 10_000): Channel => ({
  name: 'command',
  timeoutMs,
  deliver: async ({ id }, signal) => {
    const options = { env: pickEnvironment(), stdio: 'ignore', detached: true, shell: false } as const;
    const child = spawn(path, [id], options);
    // `once` stops listening when the signal aborts, and an error without a listener would end the process.
    child.on('error', () => {});
    const ended = once(child, 'exit', { signal })
      // The program could not be started, or the signal aborted.
      .catch((error) => Promise.reject(new DeliveryFailed(getErrorCode(error) || 'ESPAWN')))
      .finally(() => killGroup(child));
    const [code, killedBy] = (await ended) as ExitEvent;
    if (code !== 0) throw new DeliveryFailed(code === null ? killedBy : `EXIT_${code}`);
    return { refused: 0 };
  },
});
