import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';

/** Serves an application on a free port of loopback. */
export const serve = async (
  app: RequestListener,
): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
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
