import {
  type ChildProcess,
  type SpawnOptions,
  type SpawnSyncOptions,
  spawn,
  spawnSync,
} from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, onTestFinished } from 'vitest';
import { databaseIn, makeFolder, root } from './folders.ts';

/** The environment of a process under test: nothing of the person who runs the tests but what Node needs. */
export const environment = (variables: Record<string, string>) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PORT: '0',
  // Processes start a quarter faster with compiled sources.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...variables,
});

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** The lines of standard output so far. */
  lines: string[];
  /** The text of standard error so far. */
  errors: () => string;
  /** Resolves with the exit code, or `null` after a kill, when all output is read. */
  exited: Promise<number | null>;
  /** Sends a signal and resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Replaces each line of the log by its message. */
const messagesIn = (output: string): string => output.replace(/^\{.*\}$/gm, (line) => JSON.parse(line).msg);

const builtServer = [process.execPath, 'dist/server.js'];

/**
 * Starts the built server of this checkout, or another command, and resolves when the server listens. Rejects
 * with the exit code and standard error if the process exits first. `options` override those of `spawn`.
 */
export const spawnServer = async (
  variables: Record<string, string>,
  { command = builtServer, ...options }: SpawnOptions & { command?: readonly string[] } = {},
): Promise<ServerProcess> => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: environment(variables),
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'close').then(([code]): number | null => code);
  const lines: string[] = [];
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The server exited with ${code}: ${messagesIn(errors)}`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      lines.push(line);
      if (line.includes('"msg":"listening"')) resolve(JSON.parse(line).url);
    });
  });
  return {
    url,
    child,
    lines,
    errors: () => errors,
    exited,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
};

/** Starts a server for one test; it is killed when the test ends. */
export const startTestServer = async (
  variables: Record<string, string>,
  options?: SpawnOptions & { command?: readonly string[] },
): Promise<ServerProcess> => {
  const server = await spawnServer({ RATE_LIMIT_MAX: '1000', ...variables }, options);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
};

/** Starts one server for all tests of a file, and returns a function that returns it. */
export const shareServer = (
  variablesIn: (folder: string) => Record<string, string> = () => ({}),
): (() => ServerProcess) => {
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    const { folder, remove } = makeFolder();
    const started = await spawnServer({
      DATABASE_PATH: databaseIn(folder),
      RATE_LIMIT_MAX: '1000',
      ...variablesIn(folder),
    });
    server = started;
    return async () => {
      await started.end('SIGKILL');
      remove();
    };
  });
  return () => {
    if (!server) throw new Error('The server has not started');
    return server;
  };
};

/** A script that runs longer hangs. It is killed before the time limit of its test. */
const runTimeoutMs = 100_000;

/**
 * Runs a script of the project until it exits. `stderr` has the messages of the server's log. `options` override those of
 * `spawnSync`.
 */
export const run = (
  file: string,
  args: readonly string[],
  variables: Record<string, string> = {},
  options: Omit<SpawnSyncOptions, 'env' | 'encoding'> = {},
) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    timeout: runTimeoutMs,
    killSignal: 'SIGKILL',
    ...options,
    env: environment(variables),
    encoding: 'utf8',
  });
  return { status, stdout, stderr: messagesIn(stderr) };
};
