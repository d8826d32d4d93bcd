import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Milliseconds after which standard error is closed, because a process outside the group may keep it open. */
const drainMs = 200;

/** Runs a program with the id of a booking, without a shell, and then kills what it left running. */
export const createCommandChannel = (path: string, timeoutMs = 10_000): Channel => ({
  name: 'command',
  timeoutMs,
  deliver: async ({ id }, signal) => {
    const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
    const child = spawn(path, [id], { env: pickEnvironment(), stdio, detached: true, shell: false });
    // `once` stops listening when the signal aborts, and an error without a listener would end the process.
    child.on('error', () => {});
    child.once('exit', () => {
      killGroup(child);
      setTimeout(() => child.stderr?.destroy(), drainMs).unref();
    });
    // Only count standard error, because it may quote a visitor.
    let stderrBytes = 0;
    child.stderr?.on('data', ({ length }: Buffer) => {
      stderrBytes += length;
    });
    try {
      const [code, killedBy] = (await once(child, 'close', { signal })) as ExitEvent;
      if (code !== 0) throw new DeliveryFailed(code === null ? killedBy : `EXIT_${code}`, stderrBytes);
      return { refused: 0 };
    } catch (error) {
      if (error instanceof DeliveryFailed) throw error;
      // The program could not be started, or the signal aborted.
      killGroup(child);
      throw new DeliveryFailed((error as NodeJS.ErrnoException).code ?? 'ESPAWN', stderrBytes);
    }
  },
});
