import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/**
 * Serves an application on a free port, compressed by gzip: brotli at its best takes longer for a page and its scripts than
 * most visits last, and each test has a site of its own. What brotli sends is asserted over HTTP.
 */
export const serve = async (app: Express): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server = createServer((req, res) => {
    if (req.headers['accept-encoding']) req.headers['accept-encoding'] = 'gzip';
    app(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
