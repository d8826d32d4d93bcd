/**
 * Measures the time from the start of the process to the first page, compared with a minimal Express server:
 * a part of `npm run bench`. Contestants take turns, and the median counts. Processor time is that of the
 * main thread. Prints a table, and writes `bench-start.json`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { freePort } from '../support/serve.ts';
import { root } from '../support/serverProcess.ts';
import { serverEnvironment } from './contestant.ts';

const starts = 11;
const startTimeoutMs = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'ambar-start-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

/** Whether the home page answers. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    }).once('error', () => resolve(false));
  });

/** Processor time of the main thread in milliseconds, on Linux only. */
const cpuMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;

type Start = { wallMs: number; cpuMs: number };

/** Starts a program that listens on PORT, waits for its first page, and kills it. */
const startOnce = async (file: string): Promise<Start> => {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...serverEnvironment(port), DATABASE_PATH: join(folder, 'bookings.sqlite') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!(await answers(port))) {
    const isOver = child.exitCode !== null || performance.now() - started > startTimeoutMs;
    if (isOver) throw new Error(`${file} did not start`);
    await wait(1);
  }
  const start = { wallMs: performance.now() - started, cpuMs: cpuMs(child.pid ?? 0) };
  child.kill('SIGKILL');
  await exited;
  return start;
};

await buildIfStale();
const contestants = {
  'Express, hello world': join(import.meta.dirname, 'servers/helloExpress.js'),
  'this site': 'dist/server.js',
  'this site, npm start': 'src/start.js',
};
const runs = Object.entries(contestants).map(([name, file]) => ({ name, file, all: [] as Start[] }));
for (let turn = -1; turn < starts; turn += 1) {
  for (const { file, all } of turn % 2 === 0 ? runs : runs.toReversed()) {
    const start = await startOnce(file);
    // The first turn creates the database and fills the file cache.
    if (turn >= 0) all.push(start);
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const medians = runs.map(({ name, all }) => ({
  name,
  wallMs: median(all.map(({ wallMs }) => wallMs)),
  cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
}));
const [hello] = medians;
const rows = medians.map((row) => ({
  ...row,
  wallRatio: row.wallMs / (hello?.wallMs ?? 1),
  cpuRatio: row.cpuMs / (hello?.cpuMs ?? 1),
}));
process.stdout.write(
  `${'start'.padEnd(30)}${['first page', 'ratio', 'CPU ms', 'ratio'].map((text) => text.padStart(12)).join('')}\n`,
);
for (const { name, wallMs, wallRatio, cpuMs, cpuRatio } of rows) {
  const cells = [wallMs.toFixed(0), wallRatio.toFixed(2), cpuMs.toFixed(0), cpuRatio.toFixed(2)];
  process.stdout.write(`${name.padEnd(30)}${cells.map((text) => text.padStart(12)).join('')}\n`);
}
writeFileSync(join(root, 'bench-start.json'), `${JSON.stringify(rows, null, 2)}\n`);
process.exit();
