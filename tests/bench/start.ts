/**
 * Measures the time from the start of the process to the first page, and the memory when all answers are
 * prepared, beside a minimal Express server: a part of `npm run bench`, Linux only.
 */
import { join } from 'node:path';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { benchFolder, median, memoryMiB, printTable, startContestant, untilIdle } from './contestant.ts';

const starts = 7;
const variables = { DATABASE_PATH: join(benchFolder(), 'bookings.sqlite') };

await buildIfStale();
const contestants = {
  'Express, hello world': join(import.meta.dirname, 'servers/helloExpress.js'),
  'this site': 'dist/server.js',
  'this site, npm start': 'src/start.js',
};
const times = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
for (let turn = -1; turn < starts; turn += 1) {
  for (const [name, file] of Object.entries(contestants)) {
    const { startMs, kill } = await startContestant(name, [file], variables);
    kill();
    // The first turn creates the database and fills the file cache.
    if (turn >= 0) times.get(name)?.push(startMs);
  }
}
const first = median([...times.values()][0] ?? []);
const rows = [...times].map(([name, all]) => [
  name,
  median(all).toFixed(0),
  (median(all) / first).toFixed(2),
]);
printTable([['start', 'first page ms', 'ratio'], ...rows]);
const site = await startContestant('this site', ['dist/server.js'], variables);
await untilIdle(site);
printTable([['memory, all prepared', `${memoryMiB(site.pid).toFixed(0)} MiB`]]);
process.exit();
