import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../support/serve.ts';
import { root } from '../support/serverProcess.ts';

/** Makes a folder for a measurement; it is removed when the process exits. */
export const benchFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ambar-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  return folder;
};

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Prints a table with the first column on the left. */
export const printTable = (rows: readonly (readonly string[])[]): void => {
  const lines = rows.map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(30) : cell.padStart(12))).join(''),
  );
  process.stdout.write(`${lines.join('\n')}\n\n`);
};

/** Pins the server to one core and the load to the other, if `taskset` works. */
const isPinned = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const onCore = (core: number): string[] => (isPinned ? ['taskset', '-c', String(core)] : []);

/** A server that is measured. It starts once and is measured in turns. */
export type Contestant = { name: string; pid: number; port: number; startMs: number };

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    async (page) => (await page.text()) !== '',
    () => false,
  );

/** The time limit for the first answer. */
const startTimeoutMs = 20_000;

/** Starts a program that listens on PORT, and resolves at its first answer. Its output is discarded. */
export const startContestant = async (
  name: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Contestant & { kill: () => void }> => {
  const [command = '', ...rest] = [...onCore(0), process.execPath, ...args];
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, rest, {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'production',
      // As npm start sets it.
      MALLOC_ARENA_MAX: '2',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => void child.kill('SIGKILL'));
  child.stdout.resume();
  while (!(await answers(port))) {
    if (performance.now() - started > startTimeoutMs) throw new Error(`${name} did not start`);
    await wait(2);
  }
  const startMs = performance.now() - started;
  return { name, pid: child.pid ?? 0, port, startMs, kill: () => void child.kill('SIGKILL') };
};

/** The processor time of a process so far, from clock ticks of a hundredth of a second. */
const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Resolves when a contestant has prepared its answers and is idle. */
export const untilIdle = async ({ pid }: Contestant): Promise<void> => {
  let before: number;
  do {
    before = cpuMs(pid);
    await wait(1500);
  } while (cpuMs(pid) - before > 20);
};

/** The memory of a process in MiB. */
export const memoryMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Requests per second, latencies and processor time per request in microseconds. */
export type Run = { perSecond: number; p50: number; p99: number; cpuUs: number };

/** Sends a request again and again for two seconds. Rejects if an answer has another status. */
export const runLoad = async (
  { name, pid, port }: Contestant,
  requestFile: string,
  status = 200,
): Promise<Run> => {
  const [seconds, connections] = [2, 32];
  const load = new URL('./load.ts', import.meta.url).pathname;
  const [command = '', ...rest] = [...onCore(1), process.execPath, load];
  const before = cpuMs(pid);
  const args = [port, seconds, connections].map(String);
  const { stdout } = await promisify(execFile)(command, [...rest, ...args, requestFile]);
  const spent = cpuMs(pid) - before;
  const { statuses, requests, p50, p99 } = JSON.parse(stdout);
  if (statuses[status] !== requests) throw new Error(`${name} answered ${JSON.stringify(statuses)}`);
  return { perSecond: requests / seconds, p50, p99, cpuUs: (spent * 1000) / requests };
};
