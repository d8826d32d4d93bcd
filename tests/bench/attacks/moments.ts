import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '../../../content/locales.ts';
import { readAssets } from '../../../src/build/manifest.ts';
import { templates } from '../../support/routeTable.ts';
import type { Attack } from './attack.ts';
import { openSocket, requestText } from './sockets.ts';

const busyClients = 16;

/** Sends requests until the server says `Connection: close`. Resolves with `true` if the connection was cut. */
const askOn = async (port: number): Promise<boolean> => {
  const socket = await openSocket(port);
  const { promise: wasCutOff, resolve } = Promise.withResolvers<boolean>();
  let received = '';
  const ask = () => {
    received = '';
    socket.write(requestText('/healthz'));
  };
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
    if (!received.endsWith('}')) return;
    if (!/^connection: close/im.test(received)) return ask();
    resolve(false);
    socket.end();
  });
  socket.on('close', () => resolve(true));
  ask();
  return wasCutOff;
};

/** Reconnects until nothing listens. Resolves with the number of connections that were cut. */
const visitOn = async (port: number): Promise<number> => {
  for (let cutOff = 0; ; ) {
    try {
      if (await askOn(port)) cutOff += 1;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? cutOff : cutOff + 1;
    }
  }
};

/** Attacks on the start, the stop and signals. */
export const moments: Attack[] = [
  {
    name: 'everything-at-once',
    run: async ({ url, watch }) => {
      const { manifest } = readAssets(new URL('../../../dist/', import.meta.url));
      const pages = templates.flatMap(({ path }) => locales.map((locale) => path(locale)));
      const texts = Object.values(manifest).filter((file) => /\.(js|css|svg)$/.test(file));
      const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
      const watching = watch(manifest['pictures/hero-960.avif']);
      const all = [...pages, ...texts].map((path) =>
        fetch(url + path, { headers }).then((page) => page.bytes()),
      );
      await Promise.all(all);
      const { slowestMs: ms } = await watching.end();
      return [{ what: `a picture beside ${all.length}`, figure: `${ms.toFixed(0)} ms`, held: ms < 200 }];
    },
  },
  {
    name: 'stop-while-busy',
    run: async ({ port, end }) => {
      const clients = Array.from({ length: busyClients }, () => visitOn(port));
      await wait(500);
      const code = await end('SIGTERM');
      const cutOff = (await Promise.all(clients)).reduce((sum, count) => sum + count, 0);
      return [
        // Each client may be opening a connection when the server stops listening.
        { what: `cut off of ${busyClients} clients`, figure: String(cutOff), held: cutOff <= busyClients },
        { what: 'exit code', figure: String(code), held: code === 0 },
      ];
    },
  },
  {
    name: 'inspector',
    run: async ({ pid, isAlive, complaints }) => {
      process.kill(pid, 'SIGUSR1');
      await wait(1000);
      const held = isAlive() && !complaints().includes('Debugger');
      return [{ what: 'SIGUSR1', figure: held ? 'nothing' : 'opens it', held }];
    },
  },
];
