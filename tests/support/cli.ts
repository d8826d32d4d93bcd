import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { root } from './folders.ts';
import { environment, run } from './serverProcess.ts';

/** Runs a command of the bookings CLI until it exits. */
export const runBookings = (args: readonly string[], variables?: Record<string, string>) =>
  run('src/bookings.js', args, variables);

/** Returns a function that runs a command of the bookings CLI on a database until it exits. */
export const bookingsOn =
  (databasePath: string) =>
  (...args: string[]) =>
    runBookings(args, { DATABASE_PATH: databasePath });

/** Runs a command of the bookings CLI with a text on standard input, or with other options of `spawnSync`. */
export const runBookingsWith = (
  databasePath: string,
  args: readonly string[],
  options: Omit<SpawnSyncOptions, 'env' | 'encoding'>,
) => run('src/bookings.js', args, { DATABASE_PATH: databasePath }, options);

/** A command of the bookings CLI that runs. */
export type RunningCommand = {
  type: (text: string) => void;
  /** Sends the signal of a terminal whose window is closed. */
  hangUp: () => void;
  /** Ends the process at once. On a terminal, this is the end of the terminal, which its command outlives. */
  kill: () => void;
  /**
   * The text of standard output so far, without the carriage returns of a terminal. A terminal shows errors
   * here too.
   */
  output: () => string;
  /** The text of standard error so far. It is empty on a terminal. */
  errors: () => string;
  /** Resolves with the exit code when all output is read. */
  exited: Promise<number | null>;
};

const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): RunningCommand => {
  const child = spawn(program, args, { cwd: root, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk) => {
      texts[name] += chunk;
    });
  }
  return {
    type: (typed) => void child.stdin.write(typed),
    hangUp: () => void child.kill('SIGHUP'),
    kill: () => void child.kill('SIGKILL'),
    output: () => texts.stdout.replaceAll('\r\n', '\n'),
    errors: () => texts.stderr,
    exited: once(child, 'close').then(([code]): number | null => code),
  };
};

/** Starts a command of the bookings CLI with pipes; it is killed when the test ends. */
export const startBookings = (databasePath: string, args: readonly string[]): RunningCommand =>
  start(process.execPath, ['src/bookings.js', ...args], environment({ DATABASE_PATH: databasePath }));

/** Whether this machine has util-linux's `script`, which runs a program on a terminal. */
export const hasTerminal = Boolean(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux'),
);

/** Starts a command of the bookings CLI on a terminal of 80 × 24; it is killed when the test ends. */
export const onTerminal = (
  databasePath: string,
  args: readonly string[],
  variables: Record<string, string> = { NO_COLOR: '1' },
): RunningCommand => {
  const command = [process.execPath, 'src/bookings.js', ...args].map((word) => `'${word}'`).join(' ');
  const script = `stty cols 80 rows 24; exec ${command} </dev/tty`;
  return start('script', ['-qfec', script, '/dev/null'], {
    ...environment({ DATABASE_PATH: databasePath, ...variables }),
    TERM: 'xterm',
    LANG: 'C.UTF-8',
  });
};
