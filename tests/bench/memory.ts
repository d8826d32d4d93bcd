/**
 * Measures the memory of the site over a million mixed requests, unknown URLs and searches included: the
 * third part of `npm run bench`. Prints the memory after each round, and writes `bench-memory.json`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { root } from '../support/serverProcess.ts';
import { memoryMiB, runLoad, startContestant, untilIdle } from './contestant.ts';

const wanted = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'ambar-memory-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

/** The requests of each round with seconds. `{n}` is a new number and `{ip}` a new address each time. */
const questions = [
  { name: 'page', path: '/es/services', seconds: 4, status: 200 },
  { name: 'picture', path: '/favicon.ico', seconds: 2, status: 200 },
  { name: 'unknown', path: '/unknown-{n}', seconds: 2, status: 404 },
  { name: 'query', path: '/?service=x{n}', seconds: 1, status: 200 },
  { name: 'search', path: '/services?q=oil{n}', seconds: 2, status: 200 },
];

await buildIfStale();
const site = await startContestant('this site', ['dist/server.js'], {
  DATABASE_PATH: join(folder, 'requests.sqlite'),
  // Searches are limited for each address.
  TRUST_PROXY: 'loopback',
});
await untilIdle(site);
const rounds: { requests: number; mebibytes: number; searchCpuUs: number }[] = [];
let requests = 0;
while (requests < wanted) {
  let searchCpuUs = 0;
  for (const { name, path, seconds, status } of questions) {
    const file = join(folder, name);
    writeFileSync(
      file,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\nX-Forwarded-For: {ip}\r\n\r\n`,
    );
    const run = await runLoad(site, file, { seconds, status });
    requests += run.perSecond * seconds;
    if (name === 'search') searchCpuUs = run.cpuUs;
  }
  const round = { requests, mebibytes: memoryMiB(site.pid), searchCpuUs };
  rounds.push(round);
  process.stdout.write(
    `${requests} requests: ${round.mebibytes.toFixed(0)} MiB, a search ${searchCpuUs.toFixed(0)} µs of CPU\n`,
  );
}
writeFileSync(join(root, 'bench-memory.json'), `${JSON.stringify(rounds, null, 2)}\n`);
process.exit();
