/**
 * `npm run bench` compares the built site with bare servers: a page with Node and Express servers that send
 * the same bytes, and posts with an Express endpoint that stores each one. The servers take turns, and the
 * median of the rounds counts. It also prints the memory of the site. Needs Linux.
 *
 * A ratio compares requests per second of the server's processor time, because the program that sends the
 * requests needs more time than the servers.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { defaultLocale } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { urlOf } from '../../views/urls.ts';
import { setup as build } from '../support/buildOnce.ts';
import { root } from '../support/folders.ts';
import { freePort } from '../support/serve.ts';
import type { BareServer, SavedPage } from './bareServers.ts';

const rounds = 5;
const secondsPerRound = 2;
const connections = 32;

const folder = mkdtempSync(join(tmpdir(), 'ambar-bench-'));
const pagePath = urlOf({ page: 'services' }, defaultLocale);
const pageHeaders = { 'accept-encoding': 'br' };

type Server = { name: string; url: string; pid: number; stop: () => Promise<void> };

/** Starts a program that listens on PORT, and resolves when it does. Discards its log. */
const startProgram = async (
  name: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Server> => {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url).then(Boolean, () => false);
  let isUp = await answers();
  while (!isUp) {
    if (child.exitCode !== null) throw new Error(`${name} has exited.`);
    isUp = await answers();
  }
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
  };
  return { name, url, pid: child.pid ?? 0, stop };
};

const startSite = (): Promise<Server> =>
  startProgram('this site', ['dist/server.js'], {
    DATABASE_PATH: join(folder, 'site.sqlite'),
    RATE_LIMIT_MAX: '1000000',
  });

const startBareServer = (name: string, kind: BareServer, file: string): Promise<Server> =>
  startProgram(name, ['tests/bench/bareServers.ts', kind, join(folder, file)]);

/** Saves the page that the site sends, with its headers, for the bare servers. */
const savePage = async (site: Server, file: string): Promise<void> => {
  const call = request(site.url + pagePath, { headers: pageHeaders }).end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  if (!response) throw new Error('No answer');
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
  const page: SavedPage = { headers, body: (await buffer(response)).toString('base64') };
  writeFileSync(join(folder, file), JSON.stringify(page));
};

let postCount = 0;

/** Each post has another text, because the site stores a repeat only once. */
const createPost = (request: autocannon.Request): autocannon.Request => {
  postCount += 1;
  const body = JSON.stringify({ name: 'Ana', service: 'Some massage', message: `Friday ${postCount}` });
  return { ...request, body };
};

const loads = {
  page: { path: pagePath, headers: pageHeaders },
  post: {
    path: bookingsEndpoint,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupRequest: createPost,
  },
} as const;

type Load = keyof typeof loads;

/** The processor time of a process so far, in seconds. */
const readCpuSeconds = (pid: number): number => {
  // After the name of the program in brackets: state, ten other fields, user time and system time in
  // hundredths.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const { 11: user, 12: system } = fields.split(' ');
  return (Number(user) + Number(system)) / 100;
};

/**
 * Runs one round, and resolves with the requests per second of processor time. Rejects if an answer is an
 * error.
 */
const runRound = async ({ name, url, pid }: Server, load: Load): Promise<number> => {
  const before = readCpuSeconds(pid);
  const result = await autocannon({ url, connections, duration: secondsPerRound, requests: [loads[load]] });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${name} has answered with errors.`);
  return result['2xx'] / (readCpuSeconds(pid) - before);
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Prints the rates of the site and of other servers, and the ratios of the site to them. */
const compare = async (load: Load, site: Server, others: readonly Server[]): Promise<void> => {
  const servers = [site, ...others];
  const rates = new Map(servers.map((server): [Server, number[]] => [server, []]));
  // In the first rounds Node compiles the code.
  for (const server of servers) await runRound(server, load);
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) rates.get(server)?.push(await runRound(server, load));
  }
  const rateOf = (server: Server): number => Math.round(median(rates.get(server) ?? []));
  print(`${load}: ${rateOf(site)} a second of processor time`);
  for (const other of others) {
    const ratio = rateOf(site) / rateOf(other);
    print(`  ${ratio.toFixed(2)} of ${other.name}, ${rateOf(other)}`);
  }
};

build();
const site = await startSite();
const memoryKib = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' }));
print(`memory after the start and one page: ${(memoryKib / 1024).toFixed(0)} MiB`);
await savePage(site, 'page.json');
const node = await startBareServer('Node with the same bytes', 'node', 'page.json');
const express = await startBareServer('Express with the same bytes', 'express', 'page.json');
const endpoint = await startBareServer(
  'Express, zod and SQLite with one commit each',
  'bookings',
  'bare.sqlite',
);
await compare('page', site, [node, express]);
await compare('post', site, [endpoint]);
for (const server of [site, node, express, endpoint]) await server.stop();
rmSync(folder, { recursive: true });
