import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { describeError } from '../log.ts';

type Options = {
  listener: RequestListener;
  urls: readonly string[];
  silence: (req: IncomingMessage) => void;
  log: Logger;
};

/** Requests each URL, so that no visitor waits for its first rendering. Returns a function that stops. */
export const warmUp = ({ listener, urls, silence, log }: Options): (() => void) => {
  const stopping = new AbortController();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const server = createServer((req, res) => {
    silence(req);
    listener(req, res);
  });

  const stop = (): void => {
    stopping.abort();
    agent.destroy();
    server.close();
    server.closeAllConnections();
  };

  const run = async (): Promise<void> => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    for (const path of urls) {
      if (stopping.signal.aborted) return;
      const headers = { 'Accept-Encoding': 'br' };
      const [response] = await once(get({ host: '127.0.0.1', port, path, headers, agent }), 'response');
      await once(response.resume(), 'end');
    }
  };

  run()
    .catch((error) => {
      if (!stopping.signal.aborted) log.warn({ error: describeError(error) }, 'warming the cache failed');
    })
    .finally(stop);
  return stop;
};
