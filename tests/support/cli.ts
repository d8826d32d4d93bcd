import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { root } from './serverProcess.ts';

/** Whether this machine has util-linux's `script`, which runs a program on a terminal. */
export const hasTerminal = Boolean(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux'),
);

export type Terminal = {
  /** Presses keys. */
  press: (keys: string) => void;
  /** The text so far, without the carriage returns that a terminal adds. */
  output: () => string;
  /** Closes the terminal, which sends SIGHUP. */
  close: () => void;
  /** Resolves with the exit code when all output is read. */
  exited: Promise<number>;
};

const collect = (stream: NodeJS.ReadableStream | null): (() => string) => {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
};

/** Runs a CLI command on a terminal; it is killed when the test ends. `input` is the file on standard input. */
export const onTerminal = (
  args: readonly string[],
  { user = 'maria', input = '/dev/tty' }: { user?: string; input?: string } = {},
): Terminal => {
  const command = [process.execPath, 'src/bookings.js', ...args].map((word) => `'${word}'`).join(' ');
  const script = `stty cols 80 rows 24; exec ${command} <${input}`;
  const variables = { TERM: 'xterm', LANG: 'C.UTF-8', NO_COLOR: '1', BOOKINGS_USER: user };
  const child = spawn('script', ['-qfec', script, '/dev/null'], {
    cwd: root,
    env: { ...process.env, ...variables },
  });
  const close = () => void child.kill('SIGKILL');
  onTestFinished(close);
  const text = collect(child.stdout);
  return {
    close,
    press: (keys) => void child.stdin?.write(keys),
    output: () => text().replaceAll('\r\n', '\n'),
    exited: once(child, 'close').then(([code]) => code as number),
  };
};

/** `bookings watch` in its own process. */
export type Watch = {
  child: ChildProcess;
  /** The text of standard output so far. */
  output: () => string;
  /** The text of standard error so far. */
  errors: () => string;
  exited: Promise<[code: number | null, signal: string | null]>;
};

/** The names in the bookings that `watch --format ndjson` has printed. */
export const namesPrinted = ({ output }: Watch): string[] =>
  output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).name);

/** Starts `bookings watch`; it is killed when the test ends. */
export const startWatch = (args: readonly string[]): Watch => {
  const child = spawn(process.execPath, ['src/bookings.js', 'watch', ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    output: collect(child.stdout),
    errors: collect(child.stderr),
    exited: once(child, 'close') as Watch['exited'],
  };
};
