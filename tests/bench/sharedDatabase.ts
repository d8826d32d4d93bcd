/**
 * Measures stored requests per second with one and two processes on PostgreSQL, and with one on SQLite, with
 * each commit on the disk: a part of `npm run bench` if PostgreSQL is installed. Database, processes and
 * load share the machine, so a second process adds little.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { programFolder, startCluster } from '../support/cluster.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { cpuMs } from './contestant.ts';

const turns = 5;
const seconds = 3;
const connections = 32;

if (!programFolder) {
  process.stdout.write('PostgreSQL is not installed: nothing measured.\n');
  process.exit();
}

const folder = mkdtempSync(join(tmpdir(), 'ambar-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

/** Requests of many visitors; each name has its own requests. */
const requestOf = (name: string): string => {
  const body = JSON.stringify({ name, service: 'Tantra', message: 'Friday {n}' });
  const file = join(folder, name);
  const lines = [
    ...['POST /api/bookings HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'],
    ...['X-Forwarded-For: {ip}', `Content-Length: ${body.replaceAll('{n}', '000000000').length}`],
  ];
  writeFileSync(file, [...lines, '', body].join('\r\n'));
  return file;
};

const requestFiles = [requestOf('Ana'), requestOf('Eva')];

type Load = { statuses: Record<string, number>; requests: number; p50: number; p99: number };

const load = new URL('./load.ts', import.meta.url).pathname;

const loadOn = async (server: ServerProcess, requestFile: string, share: number): Promise<Load> => {
  const { port } = new URL(server.url);
  const args = [load, port, seconds, share, requestFile].map(String);
  const found: Load = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  if (found.statuses['201'] !== found.requests) throw new Error(JSON.stringify(found.statuses));
  return found;
};

/** `cpuUs` is the processor time of the site's processes per request, without PostgreSQL. */
type Run = { perSecond: number; p50: number; p99: number; cpuUs: number };

/** Spreads the same number of visitors over the processes. */
const runOn = async (servers: readonly ServerProcess[]): Promise<Run> => {
  const cpu = () => servers.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const before = cpu();
  const found = await Promise.all(
    servers.map((server, index) => loadOn(server, requestFiles[index] ?? '', connections / servers.length)),
  );
  const requests = found.reduce((sum, each) => sum + each.requests, 0);
  return {
    perSecond: requests / seconds,
    cpuUs: ((cpu() - before) * 1000) / requests,
    p50: Math.max(...found.map(({ p50 }) => p50)),
    p99: Math.max(...found.map(({ p99 }) => p99)),
  };
};

await buildIfStale();
const cluster = await startCluster({ isSafe: true });
const quiet = { RATE_LIMIT_MAX: '1000000', NODE_ENV: 'production', TRUST_PROXY: '1' };
const shared = {
  ...quiet,
  DATABASE_URL: await cluster.createDatabase(),
  DIGEST_SECRET: 'ab'.repeat(32),
};
const own = await startServer({ ...quiet, DATABASE_PATH: join(folder, 'bookings.sqlite') });
const [one, other] = await Promise.all([startServer(shared), startServer(shared)]);

const entries = [
  { name: 'SQLite, one process', servers: [own] },
  { name: 'PostgreSQL, one process', servers: [one] },
  { name: 'PostgreSQL, two processes', servers: [one, other] },
];
const runs = entries.map((): Run[] => []);
for (const { servers } of entries) await runOn(servers);
for (let turn = 0; turn < turns; turn += 1) {
  const order = turn % 2 === 0 ? entries : entries.toReversed();
  for (const entry of order) runs[entries.indexOf(entry)]?.push(await runOn(entry.servers));
}
for (const server of [own, one, other]) await server.end('SIGTERM');
await cluster.remove();

const median = (found: readonly Run[], of: keyof Run): number =>
  found.map((run) => run[of]).toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
const cells = (texts: readonly string[]) =>
  texts.map((text, column) => (column === 0 ? text.padEnd(30) : text.padStart(10))).join('');
const lines = entries.map(({ name }, index) =>
  cells([
    name,
    ...(['perSecond', 'p50', 'p99', 'cpuUs'] as const).map((of) => median(runs[index] ?? [], of).toFixed(0)),
  ]),
);
const title = `post, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
process.stdout.write(`${[cells([title, 'req/s', 'p50 µs', 'p99 µs', 'CPU µs']), ...lines, ''].join('\n')}\n`);
process.exit();
