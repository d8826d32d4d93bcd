import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';

export type Host = { name: string; address: string };

/** Serves an application on a free port of loopback. */
export const serve = async (
  app: RequestListener,
  { name, address }: Host = { name: 'localhost', address: '127.0.0.1' },
): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server = createServer(app);
  await once(server.listen(0, address), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${name}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** A port that no process uses at the moment, for programs that cannot choose one and report it. */
export const freePort = async (): Promise<number> => {
  const server = createTcpServer().listen(0);
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
