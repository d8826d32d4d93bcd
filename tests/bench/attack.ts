/**
 * Attacks the built server on its own database, on loopback only, bounded in count and time: `npm run attack
 * [-- <name>…]`. A visitor asks for a page meanwhile. Exits with 1 if the visitor waited too long, the memory
 * grew too much, or the attack reached its aim. Linux only.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { defaultLocale } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { readBookings } from '../support/bookingsFile.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { postBooking } from '../support/postBooking.ts';
import { startServer } from '../support/serverProcess.ts';
import { benchFolder, memoryMiB, printTable } from './contestant.ts';
import { namedOnCommandLine } from './namedOnCommandLine.ts';

/** The limits for a visitor in milliseconds, and for the memory of the server in MiB. */
const longestWaitMs = 10_000;
const mostMemoryMiB = 800;

type Target = { url: string; port: number; databasePath: string };

/** `run` returns what the attack reached, or an empty text if it reached nothing. */
type Attack = { name: string; run: (target: Target) => Promise<string> };

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** Opens connections that each send a text and read nothing, for some seconds. */
const flood = async (port: number, count: number, text: string, seconds: number): Promise<string> => {
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number += 1) sockets.push(await open(port));
  for (const socket of sockets) socket.pause().write(text);
  await wait(seconds * 1000);
  for (const socket of sockets) socket.destroy();
  return '';
};

const page = urlOf({ page: 'services' }, defaultLocale);
const host = 'Host: localhost\r\n';

const attacks: Attack[] = [
  { name: 'idle-connections', run: ({ port }) => flood(port, 2000, '', 5) },
  { name: 'half-requests', run: ({ port }) => flood(port, 500, `GET ${page} HTTP/1.1\r\n${host}X: `, 15) },
  {
    name: 'pipelines',
    run: ({ port }) => flood(port, 150, `GET ${page} HTTP/1.1\r\n${host}\r\n`.repeat(1500), 10),
  },
  {
    name: 'many-headers',
    run: ({ port }) =>
      flood(port, 500, `GET ${page} HTTP/1.1\r\n${host}${'X: 1\r\n'.repeat(90)}\r\n`.repeat(8), 10),
  },
  {
    name: 'compressed-bodies',
    run: async ({ url }) => {
      const body = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => fetch(`${url}/api/bookings`, { method: 'POST', headers, body })),
      );
      return answers.every(({ status }) => status >= 400 && status < 500) ? '' : 'an answer was no refusal';
    },
  },
  {
    name: 'invented-addresses',
    run: async ({ url, databasePath }) => {
      for (let round = 0; round < 40; round += 1)
        await Promise.all(
          Array.from({ length: 50 }, (_, number) =>
            postBooking(url, { name: `${round} ${number}` }, { 'X-Forwarded-For': `7.7.7.7:${number}` }),
          ),
        );
      const { length } = readBookings(databasePath);
      return length <= 10 ? '' : `${length} requests were stored`;
    },
  },
  {
    name: 'guessed-content',
    run: async ({ url }) => {
      const from = (address: string) => ({ 'X-Forwarded-For': address });
      await postBooking(url, { name: 'Ana García' }, from('192.0.2.1'));
      const right = await postBooking(url, { name: 'Ana García' }, from('192.0.2.2'));
      const wrong = await postBooking(url, { name: 'Eva García' }, from('192.0.2.2'));
      return right.status === wrong.status ? '' : 'a right guess gets another answer';
    },
  },
  {
    name: 'searches',
    run: async ({ url }) => {
      const statuses = new Set<number>();
      for (let number = 0; number < 300; number += 1)
        statuses.add(
          (await fetch(`${url}${page}?q=a${number}`, { headers: { Connection: 'close' } })).status,
        );
      return statuses.has(429) ? '' : 'no search was refused';
    },
  },
];

/** Asks for a page until `stop` is called, which resolves with the longest wait and the most memory. */
const startVisitor = (url: string, pid: number) => {
  const worst = { ms: 0, mebibytes: 0 };
  let isOver = false;
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const started = performance.now();
      const signal = AbortSignal.timeout(30_000);
      await fetch(url, { signal, headers: { Connection: 'close' } }).then(
        (answer) => answer.arrayBuffer(),
        () => {},
      );
      worst.ms = Math.max(worst.ms, performance.now() - started);
      worst.mebibytes = Math.max(worst.mebibytes, memoryMiB(pid));
      await wait(20);
    }
  };
  const visits = visit();
  return {
    stop: async () => {
      isOver = true;
      await visits;
      return worst;
    },
  };
};

await buildIfStale();
const rows: string[][] = [['attack', 'longest wait', 'most memory', 'result']];
for (const { name, run } of namedOnCommandLine(attacks)) {
  const databasePath = join(benchFolder(), `${name}.sqlite`);
  const server = await startServer({ DATABASE_PATH: databasePath, TRUST_PROXY: '1' });
  const visitor = startVisitor(server.url + page, server.pid);
  const reached = await run({ url: server.url, port: Number(new URL(server.url).port), databasePath });
  const { ms, mebibytes } = await visitor.stop();
  const exitCode = await server.end('SIGTERM');
  const held = reached === '' && ms < longestWaitMs && mebibytes < mostMemoryMiB && exitCode === 0;
  if (!held) process.exitCode = 1;
  const result = held ? 'held' : `failed: ${reached || `exit ${exitCode}`}`;
  rows.push([name, `${ms.toFixed(0)} ms`, `${mebibytes.toFixed(0)} MiB`, result]);
}
printTable(rows);
