import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Channel, DeliveryFailed } from './channels.ts';

type ExitEvent = [code: number, killedBy: null] | [code: null, killedBy: NodeJS.Signals];

/** Variables that a command gets. The others hold passwords. */
const inherited = ['PATH', 'HOME', 'LANG'];

const environment = () =>
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

/** Milliseconds for the rest of standard error, which a process outside the group may keep open. */
const drainMs = 200;

const drained = async ({ stderr }: ChildProcess): Promise<void> => {
  if (stderr && !stderr.closed)
    await once(stderr, 'close', { signal: AbortSignal.timeout(drainMs) }).catch(() => {});
};

/** Runs a program with the id of a request, without a shell, and then kills what it left running. */
export const createCommandChannel = (path: string, timeoutMs = 10_000): Channel => ({
  name: 'command',
  timeoutMs,
  deliver: async ({ id }, signal) => {
    const child: ChildProcess = spawn(path, [id], {
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      shell: false,
    });
    // `once` stops listening when the signal aborts, and an error without a listener would end the process.
    child.on('error', () => {});
    // Keep the length only, because the text may quote a visitor.
    let stderrBytes = 0;
    child.stderr?.on('data', (chunk: Buffer) => {
      stderrBytes += chunk.length;
    });
    try {
      const [code, killedBy] = (await once(child, 'exit', { signal })) as ExitEvent;
      if (code === 0) return { refused: 0 };
      killGroup(child);
      await drained(child);
      throw new DeliveryFailed(code === null ? killedBy : `EXIT_${code}`, stderrBytes);
    } catch (error) {
      if (error instanceof DeliveryFailed) throw error;
      // The program could not be started, or the signal aborted.
      throw new DeliveryFailed((error as NodeJS.ErrnoException).code ?? 'ESPAWN', stderrBytes);
    } finally {
      killGroup(child);
      child.stderr?.destroy();
    }
  },
});
