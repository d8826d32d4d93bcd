import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../support/serve.ts';
import { root } from '../support/serverProcess.ts';

/**
 * Pins the server to one core and the load to the other, if `taskset` works. All threads of a server share
 * the core, because a second core for a second thread would distort the cost of an answer.
 */
const isPinned = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const onCore = (core: number): string[] => (isPinned ? ['taskset', '-c', String(core)] : []);

/** A server that is measured. It starts once and is measured in turns. */
export type Contestant = { name: string; pid: number; port: number; startMs: number };

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/services`).then(
    async (page) => (await page.text()) !== '',
    () => false,
  );

/** The time limit for the first answer. */
const startTimeoutMs = 20_000;

/** The environment of every measured server. */
export const serverEnvironment = (port: number): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOST: '127.0.0.1',
  PORT: String(port),
  NODE_ENV: 'production',
});

/** Starts a program that listens on PORT, and resolves at its first answer. Its output is discarded. */
export const startContestant = async (
  name: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Contestant> => {
  const [command = '', ...rest] = [...onCore(0), process.execPath, ...args];
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, rest, {
    cwd: root,
    // As npm start sets it.
    env: { ...serverEnvironment(port), MALLOC_ARENA_MAX: '2', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => void child.kill('SIGKILL'));
  child.stdout.resume();
  while (!(await answers(port))) {
    if (performance.now() - started > startTimeoutMs) throw new Error(`${name} did not start`);
    await wait(5);
  }
  return { name, pid: child.pid ?? 0, port, startMs: performance.now() - started };
};

/** Clock ticks per second, the unit of processor time in `/proc`. */
const ticksPerSecond = 100;

/** The processor time of a process so far. */
export const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
};

/** A process counts as idle if it used at most this processor time in `quietMs`, in milliseconds. */
const idleCpuMs = 20;
const quietMs = 1500;

/** Resolves when a contestant has warmed its cache and is idle. */
export const untilIdle = async ({ pid }: Contestant): Promise<void> => {
  let before: number;
  do {
    before = cpuMs(pid);
    await wait(quietMs);
  } while (cpuMs(pid) - before > idleCpuMs);
};

/** The memory of a process in MiB. */
export const memoryMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** One run: requests per second, percentiles and processor time per request in microseconds. */
export type Run = { perSecond: number; p50: number; p99: number; cpuUs: number };

/** Sends requests for some seconds. Rejects if an answer has another status. */
export const runLoad = async (
  { name, pid, port }: Contestant,
  requestFile: string,
  { status = 200, seconds = 2, connections = 32 } = {},
): Promise<Run> => {
  const load = new URL('./load.ts', import.meta.url).pathname;
  const [command = '', ...rest] = [...onCore(1), process.execPath, load];
  const before = cpuMs(pid);
  const { stdout } = await promisify(execFile)(command, [
    ...rest,
    ...[port, seconds, connections].map(String),
    requestFile,
  ]);
  const spent = cpuMs(pid) - before;
  const { statuses, requests, p50, p99 } = JSON.parse(stdout);
  if (statuses[status] !== requests) throw new Error(`${name} answered ${JSON.stringify(statuses)}`);
  return { perSecond: requests / seconds, p50, p99, cpuUs: (spent * 1000) / requests };
};
