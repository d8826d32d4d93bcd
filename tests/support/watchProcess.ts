import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { root } from './serverProcess.ts';

/** `bookings watch` in a process of its own, or what runs it; it ends with the test. */
export type Watch = {
  child: ChildProcess;
  /** What was written so far, to standard output and standard error. */
  output: () => string;
  complaints: () => string;
  exited: Promise<[code: number | null, signal: string | null]>;
};

const collect = (stream: NodeJS.ReadableStream | null): (() => string) => {
  let text = '';
  stream?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
};

export const startWatch = (
  args: readonly string[],
  run: (command: string[]) => string[] = (command) => command,
): Watch => {
  const [command = '', ...rest] = run([process.execPath, 'src/bookings.js', 'watch', ...args]);
  const child = spawn(command, rest, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    output: collect(child.stdout),
    complaints: collect(child.stderr),
    exited: once(child, 'exit') as Watch['exited'],
  };
};
