/**
 * Runs visitors who read and write without a pause for some minutes, at the built server on its own
 * database; in between it is killed under load, which takes half a minute more: `npm run soak [--
 * <minutes>]`, by default 2. Prints the results, and exits with 1 if a request was lost or stored twice, the
 * file is damaged, or the server failed.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '../../content/locales.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { type KillReport, killRounds } from '../support/killRounds.ts';
import { browserAccept } from '../support/postBooking.ts';
import { templates } from '../support/routeTable.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';

const minutes = Number(process.argv[2] ?? 2);
if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error('How many minutes? More than 0, at most a day.');

/** Visitors at the same time, and how many of them write. */
const readers = 6;
const writers = 2;

/** Kills in each round, and the number of rounds. */
const killsPerRound = 5;
const rounds = 4;

const paths = templates.flatMap(({ path }) => locales.map((locale) => path(locale)));
const folder = mkdtempSync(join(tmpdir(), 'ambar-soak-'));
const database = join(folder, 'bookings.sqlite');
// Searches have a limit for each address, so each reader needs many.
const variables = { DATABASE_PATH: database, RATE_LIMIT_MAX: '1000000', TRUST_PROXY: 'loopback' };

const randomAddress = () => [10, ...randomBytes(3)].join('.');

/** Latencies in milliseconds, and wrong answers, of one kind of request. */
const createTally = () => ({ times: [] as number[], errors: new Map<string, number>() });
const tallies = { read: createTally(), write: createTally() };

const ask = async (kind: keyof typeof tallies, right: readonly number[], call: () => Promise<Response>) => {
  const { times, errors } = tallies[kind];
  const started = performance.now();
  const answer = await call().then(
    async (response) => ({ status: response.status, body: await response.text() }),
    (error: Error) => ({ status: 0, body: String(error.cause ?? error) }),
  );
  times.push(performance.now() - started);
  if (right.includes(answer.status)) return answer.body;
  const reason = answer.status === 0 ? answer.body : String(answer.status);
  errors.set(reason, (errors.get(reason) ?? 0) + 1);
  return undefined;
};

/** The memory of a process in MiB; NaN outside Linux. */
const memoryOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

const acknowledged: string[] = [];

const write = async (url: string, message: string): Promise<void> => {
  const body = await ask('write', [201], () =>
    fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', service: 'Tantra', message }),
    }),
  );
  if (body !== undefined) acknowledged.push(JSON.parse(body).id);
};

const read = async (url: string): Promise<void> => {
  const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
  await ask('read', [200, 404], () =>
    fetch(url + path, { headers: { Accept: browserAccept, 'X-Forwarded-For': randomAddress() } }),
  );
};

/** Runs visitors for some time, and resolves with the memory after a fifth of it and at the end. */
const visit = async ({ url, pid, lines }: ServerProcess, name: string, forMs: number): Promise<number[]> => {
  const untilMs = performance.now() + forMs;
  const repeat = async (act: (number: number) => Promise<void>) => {
    for (let number = 0; performance.now() < untilMs; number += 1) {
      await act(number);
      // Discard the log lines, because there are as many as requests.
      lines.length = 0;
    }
  };
  const memory: number[] = [];
  const measure = async () => {
    await new Promise((resolve) => setTimeout(resolve, forMs / 5));
    memory.push(memoryOf(pid));
  };
  await Promise.all([
    measure(),
    ...Array.from({ length: readers }, () => repeat(() => read(url))),
    ...Array.from({ length: writers }, (_, writer) =>
      repeat((number) => write(url, `${name} ${writer} ${number}`)),
    ),
  ]);
  memory.push(memoryOf(pid));
  return memory;
};

const percentile = (times: readonly number[], share: number): string =>
  `${Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0)} ms`;

const line = (...cells: (string | number)[]): string =>
  `${cells.map((cell, column) => String(cell).padEnd(column === 0 ? 22 : 12)).join('')}`.trimEnd();

const report = (kills: KillReport, growth: readonly number[]): boolean => {
  const lines = [line('', 'requests', 'errors', 'p50', 'p99')];
  for (const [kind, { times, errors }] of Object.entries(tallies)) {
    const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
    lines.push(line(kind, times.length, failed, percentile(times, 0.5), percentile(times, 0.99)));
    for (const [reason, count] of errors) lines.push(line(`  ${reason}`, '', count));
  }
  const { lost, doubled, damage, unexpected } = kills;
  lines.push(
    '',
    line('kills', rounds * killsPerRound),
    line('acknowledged', kills.acknowledged.length),
    line('lost', lost.length),
    line('doubled', doubled.length),
    line('the file', damage.length === 0 ? 'sound' : damage.join('; ')),
    line('failed under kills', unexpected.length),
    line(
      'memory',
      growth.map((mebibytes) => `${mebibytes >= 0 ? '+' : ''}${mebibytes.toFixed(1)} MiB`).join(', '),
    ),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  const failed = Object.values(tallies).some(({ errors }) => errors.size > 0);
  return !failed && [lost, doubled, damage, unexpected].every(({ length }) => length === 0);
};

await buildIfStale();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
const growth: number[] = [];
let kills: KillReport | undefined;
for (let round = 1; round <= rounds; round += 1) {
  const server = await startServer(variables);
  const [warm = 0, end = 0] = await visit(server, `soak ${round}`, (minutes * 60_000) / rounds);
  growth.push(end - warm);
  await server.end('SIGKILL');
  kills = await killRounds(database, killsPerRound, { acknowledged, name: `kill ${round}` });
}
if (!kills || !report(kills, growth)) process.exitCode = 1;
