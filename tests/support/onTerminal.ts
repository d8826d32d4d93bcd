import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { root } from './serverProcess.ts';

/** Whether there is util-linux's `script`, which runs a program on a terminal of its own. */
export const hasTerminal = Boolean(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux'),
);

export type Terminal = {
  /** Presses keys. */
  press: (keys: string) => void;
  /** What was written so far, without the carriage returns that a terminal adds. */
  output: () => string;
  /** Resolves with the exit code. */
  exited: Promise<number>;
};

const collect = ({ stdout }: ChildProcess): (() => string) => {
  let text = '';
  stdout?.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  return () => text.replaceAll('\r\n', '\n');
};

/** Runs `bookings` on a terminal of so many columns; it ends with the test. */
export const onTerminal = (
  args: readonly string[],
  { columns = 80, variables = {} }: { columns?: number; variables?: Record<string, string> } = {},
): Terminal => {
  const command = [process.execPath, 'src/bookings.js', ...args].map((word) => `'${word}'`).join(' ');
  const { NO_COLOR: _, ...environment } = process.env;
  const child = spawn('script', ['-qfec', `stty cols ${columns} rows 24; exec ${command}`, '/dev/null'], {
    cwd: root,
    env: { ...environment, TERM: 'xterm', LANG: 'C.UTF-8', ...variables },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    press: (keys) => void child.stdin?.write(keys),
    output: collect(child),
    exited: once(child, 'exit').then(([code]) => code as number),
  };
};
