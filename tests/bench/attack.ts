/**
 * Attacks the built server on its own database, on loopback only, bounded in count and time: `npm run attack
 * [-- <name>…]`. Prints the results, and exits with 1 if the site did not hold. Linux only.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { root } from '../support/serverProcess.ts';
import type { Attack, Figure, Target, Watch } from './attacks/attack.ts';
import { bodies } from './attacks/bodies.ts';
import { idlers } from './attacks/idlers.ts';
import { moments } from './attacks/moments.ts';
import { pipelines } from './attacks/pipelines.ts';
import { quotas } from './attacks/quotas.ts';
import { traces } from './attacks/traces.ts';
import { namedOnCommandLine } from './namedOnCommandLine.ts';

/** The heap limit of a small server. */
const heapMiB = 512;

const folder = mkdtempSync(join(tmpdir(), 'ambar-attack-'));

/** The server under attack; it is killed when this process exits. */
let running: ChildProcess | undefined;

/** Watches a server from a separate thread, because the attack blocks this one. */
const watchServer = (url: string, pid: number): Watch => {
  const worker = new Worker(new URL('./attacks/watcher.ts', import.meta.url), { workerData: { url, pid } });
  const result = once(worker, 'message');
  return {
    end: async () => {
      worker.postMessage('end');
      const [watched] = await result;
      await worker.terminate();
      return watched;
    },
  };
};

const startTarget = async ({ name, variables }: Attack): Promise<Target> => {
  const databasePath = join(folder, `${name}.sqlite`);
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMiB}`, 'dist/server.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_PATH: databasePath,
      NODE_ENV: 'production',
      ...variables,
    },
  });
  running = child;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    exited.then(() => reject(new Error(`The server did not start: ${complaints}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      // A flood writes a line for each request, so keep only the first ones.
      if (lines.length < 1000) lines.push(line);
      if (line.includes('"listening"')) resolve(JSON.parse(line).url);
    });
  });
  const pid = child.pid ?? 0;
  return {
    url,
    port: Number(new URL(url).port),
    pid,
    databasePath,
    lines,
    complaints: () => complaints,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
    watch: (path = '/healthz') => watchServer(url + path, pid),
  };
};

const run = async (attack: Attack): Promise<Figure[]> => {
  const target = await startTarget(attack);
  try {
    return await attack.run(target);
  } finally {
    if (target.isAlive()) await target.end('SIGKILL');
  }
};

await buildIfStale();
process.once('exit', () => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
process.once('SIGINT', () => process.exit(130));
for (const attack of namedOnCommandLine([
  ...pipelines,
  ...idlers,
  ...bodies,
  ...quotas,
  ...traces,
  ...moments,
])) {
  for (const { what, figure, held } of await run(attack)) {
    process.stdout.write(`${held ? 'held' : 'FELL'}  ${attack.name.padEnd(24)}${what.padEnd(30)}${figure}\n`);
    if (!held) process.exitCode = 1;
  }
}
