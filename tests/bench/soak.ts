/**
 * Runs visitors who read and write without a pause at the built server on its own database, and kills it
 * under load in between: `npm run soak [-- <minutes>]`, by default 2. Exits with 1 if a request was lost or
 * stored twice, the file is damaged, or the server failed.
 */
import { join } from 'node:path';
import { locales } from '../../content/locales.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { type KillReport, killRounds } from '../support/killRounds.ts';
import { browserAccept, postBooking } from '../support/postBooking.ts';
import { templates } from '../support/routeTable.ts';
import { startServer } from '../support/serverProcess.ts';
import { benchFolder, median, memoryMiB, printTable } from './contestant.ts';

const minutes = Number(process.argv[2] ?? 2);
if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error('How many minutes? More than 0, at most a day.');

const rounds = 4;
const killsPerRound = 5;
const paths = templates.flatMap(({ path }) => locales.map((locale) => path(locale)));
const DATABASE_PATH = join(benchFolder(), 'bookings.sqlite');

const times = { read: [] as number[], write: [] as number[] };
const errors: string[] = [];
const acknowledged: string[] = [];

/** Measures a request; a wrong answer or none is an error. */
const measure = async (kind: keyof typeof times, ask: () => Promise<void>): Promise<void> => {
  const started = performance.now();
  await ask().catch((error: Error) => void errors.push(`${kind}: ${error.message}`));
  times[kind].push(performance.now() - started);
};

const read = async (url: string, number: number): Promise<void> => {
  const path = paths[number % paths.length] ?? '/';
  // Searches have a limit for each address.
  const from = [10, number >> 16, number >> 8, number].map((part) => part & 255).join('.');
  const answer = await fetch(url + path, { headers: { Accept: browserAccept, 'X-Forwarded-For': from } });
  await answer.arrayBuffer();
  if (![200, 404].includes(answer.status)) throw new Error(String(answer.status));
};

const write = async (url: string, message: string): Promise<void> => {
  const { status, id } = await postBooking(url, { message });
  if (status !== 201) throw new Error(String(status));
  acknowledged.push(id);
};

await buildIfStale();
const memory: string[] = [];
let kills: KillReport | undefined;
for (let round = 1; round <= rounds; round += 1) {
  const server = await startServer({ DATABASE_PATH, RATE_LIMIT_MAX: '1000000', TRUST_PROXY: 'loopback' });
  const endsAt = performance.now() + (minutes * 60_000) / rounds;
  const repeat = async (kind: keyof typeof times, ask: (number: number) => Promise<void>): Promise<void> => {
    for (let number = 0; performance.now() < endsAt; number += 1) {
      await measure(kind, () => ask(number));
      server.lines.length = 0;
    }
  };
  await Promise.all([
    ...Array.from({ length: 6 }, (_, visitor) =>
      repeat('read', (number) => read(server.url, visitor * 1_000_000 + number)),
    ),
    ...Array.from({ length: 2 }, (_, visitor) =>
      repeat('write', (number) => write(server.url, `soak ${round} ${visitor} ${number}`)),
    ),
  ]);
  memory.push(`${memoryMiB(server.pid).toFixed(0)} MiB`);
  await server.end('SIGKILL');
  kills = await killRounds(DATABASE_PATH, killsPerRound, { acknowledged, name: `kill ${round}` });
}
const { lost = [], doubled = [], damage = [], unexpected = [] } = kills ?? {};
for (const [kind, all] of Object.entries(times))
  printTable([[kind, `${all.length} requests`, `median ${median(all).toFixed(1)} ms`]]);
printTable([
  ['errors', String(errors.length), ...new Set(errors)],
  ['acknowledged', String(acknowledged.length)],
  [`lost after ${rounds * killsPerRound} kills`, String(lost.length)],
  ['stored twice', String(doubled.length)],
  ['the file', damage.join('; ') || 'sound'],
  ['unexpected answers', String(unexpected.length)],
  ['memory after each round', ...memory],
]);
if ([errors, lost, doubled, damage, unexpected].some(({ length }) => length > 0)) process.exitCode = 1;
