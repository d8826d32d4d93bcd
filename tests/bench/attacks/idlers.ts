import { readAssets } from '../../../src/build/manifest.ts';
import type { Attack } from './attack.ts';
import { destroyAll, openSocket, openSockets, requestText, untilClosed, untilReleased } from './sockets.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A large file, by its path in the manifest. */
const picture = 'pictures/hero-2560.avif';

/** Slow connections. */
export const idlers: Attack[] = [
  {
    name: 'never-reading',
    run: async ({ port, pid }) => {
      const url = readAssets(new URL('../../../dist/', import.meta.url)).manifest[picture];
      if (!url) throw new Error(`There is no ${picture}`);
      const sockets = await openSockets(port, 500);
      // Request the picture several times, because the buffers of a connection hold more than one.
      for (const socket of sockets) socket.pause().write(requestText(url).repeat(50));
      const { ms, open } = await untilReleased(pid, 60_000);
      destroyAll(sockets);
      return [
        { what: 'all closed', figure: open > 0 ? `${open} open after 60 s` : seconds(ms), held: open === 0 },
      ];
    },
  },
  {
    name: 'slow-connections',
    run: async ({ port, url }) => {
      const sockets = await openSockets(port, 8000);
      for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nX: ');
      const started = performance.now();
      let failed = 0;
      for (let visit = 0; visit < 500; visit += 1) {
        await fetch(`${url}/services`)
          .then((page) => page.text())
          .catch(() => {
            failed += 1;
          });
      }
      const ms = performance.now() - started;
      destroyAll(sockets);
      return [
        { what: '500 pages beside 8,000', figure: `${seconds(ms)}, ${failed} failed`, held: failed === 0 },
      ];
    },
  },
  {
    name: 'half-a-header',
    run: async ({ port }) => {
      const socket = await openSocket(port);
      socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\nX: ');
      const ms = await untilClosed(socket, 45_000);
      socket.destroy();
      return [{ what: 'closed', figure: seconds(ms), held: ms < 15_000 }];
    },
  },
];
