import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../support/freePort.ts';
import { root } from '../../support/serverProcess.ts';

/**
 * The server has one core to itself and the load the other, where that can be said. The core is that of all its threads, of
 * everyone's: what is compared is what an answer costs, and a contestant whose second thread had a core of its own would
 * win by having more of the machine. It is least kind to the one that hands its commits to another thread.
 */
const isPinned = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const onCore = (core: number): string[] => (isPinned ? ['taskset', '-c', String(core)] : []);

/** A server that is measured; started once, asked in turns. */
export type Contestant = { name: string; pid: number; port: number; startMs: number };

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/services`).then(
    async (page) => (await page.text()) !== '',
    () => false,
  );

/** How long a program may take to answer. */
const startTimeoutMs = 20_000;

/** Starts a program that listens on PORT, and resolves with its first answer. What it prints is read and dropped. */
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
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2', // As npm start sets it.
      ...variables,
    },
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

/** Clock ticks of a second, by which Linux counts what a process takes of the processor. */
const ticksPerSecond = 100;

/** What a process took of the processor so far. */
export const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
};

/** Processor time in `quietMs` below which a process counts as idle, in milliseconds. */
const idleCpuMs = 20;
const quietMs = 1500;

/** Resolves when a contestant has made ready whatever it makes ready after its start, and rests. */
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

/** One run: answers of the wanted status in a second, percentiles and processor time of an answer in microseconds. */
export type Run = { perSecond: number; p50: number; p99: number; cpuUs: number };

/** Asks a contestant for some seconds. Rejects where an answer has another status. */
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
