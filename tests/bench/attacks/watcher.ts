import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, pid } = workerData as { url: string; pid: number };

/** The time limit of one request. */
const timeoutMs = 30_000;

const memoryMiB = (): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

let isOver = false;
let slowestMs = 0;
let peakMiB = 0;
parentPort?.once('message', () => {
  isOver = true;
});

do {
  const started = performance.now();
  await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { Connection: 'close' } })
    .then((response) => response.arrayBuffer())
    .catch(() => {});
  slowestMs = Math.max(slowestMs, performance.now() - started);
  peakMiB = Math.max(peakMiB, memoryMiB());
  await wait(10);
} while (!isOver);

parentPort?.postMessage({ slowestMs, peakMiB });
