import { readAssets } from '../../../src/build/manifest.ts';
import type { Attack, Figure, Target } from './attack.ts';
import { destroyAll, openSockets, requestText, untilReleased } from './sockets.ts';

const requestsEach = 1500;

/** How long the server may take to answer everything. */
const limitMs = 20_000;

/** Connections that write all requests at once and never read, and their effect on other visitors. */
const flood = async (target: Target, texts: readonly string[], usual: string) => {
  const { url, port, pid, watch, isAlive } = target;
  // Request the page once before, so that it is cached.
  await fetch(url + usual).then((page) => page.text());
  const watching = watch();
  const sockets = await openSockets(port, texts.length);
  for (const [index, socket] of sockets.entries()) socket.pause().write(texts[index] ?? '');
  const { open } = await untilReleased(pid, limitMs);
  const { slowestMs, peakMiB } = await watching.end();
  destroyAll(sockets);
  const alive = isAlive();
  return [
    { what: 'the process', figure: alive ? 'alive' : 'gone', held: alive },
    { what: `open after ${limitMs / 1000} s at most`, figure: `${open}`, held: alive },
    { what: 'most memory', figure: `${peakMiB.toFixed(0)} MiB`, held: peakMiB < 512 },
    // Node parses and aborts each request of one read. A proxy in front of the site sends no pipelines.
    { what: 'longest wait of others', figure: `${slowestMs.toFixed(0)} ms`, held: slowestMs < 15_000 },
  ] satisfies Figure[];
};

/** Requests whose answers are never read. */
export const pipelines: Attack[] = [
  {
    name: 'pipelined-pages',
    run: (target) => flood(target, Array<string>(150).fill(requestText('/').repeat(requestsEach)), '/'),
  },
  {
    name: 'pipelined-searches',
    run: (target) => {
      const search = (connection: number) => (_: unknown, index: number) =>
        requestText(`/services?q=a+${connection}+${index}`);
      const texts = [1, 2, 3, 4, 5].map((connection) =>
        Array.from({ length: requestsEach }, search(connection)),
      );
      return flood(
        target,
        texts.map((requests) => requests.join('')),
        '/services?q=a',
      );
    },
  },
  {
    // Each request that waits keeps its headers in memory.
    name: 'many-headers',
    run: (target) => {
      const headers = Array.from({ length: 850 }, (_, index) => `x-${index}: 1`);
      const { manifest } = readAssets(new URL('../../../dist/', import.meta.url));
      const picture = manifest['pictures/hero-2560.avif'] ?? '/';
      return flood(target, Array<string>(1500).fill(requestText(picture, headers).repeat(8)), '/');
    },
  },
];
