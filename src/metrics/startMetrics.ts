import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { readVersion } from '../config.ts';
import { isLoopbackHost } from '../settings.ts';
import { createRequestMetrics } from './requestMetrics.ts';
import { createSiteMetrics, type MetricSources, readStatus } from './siteMetrics.ts';

const host = '127.0.0.1';

/** Prevents DNS rebinding: a foreign page whose host name resolves to 127.0.0.1 could read the answers. */
const requireLoopbackHost: RequestHandler = (req, res, next) => {
  if (isLoopbackHost(req.headers.host)) return next();
  res.status(421).type('text').send('The Host header must name this machine.\n');
};

/** Serves metrics on 127.0.0.1 only. Does not keep the process alive. Rejects if the port is taken. */
export const startMetrics = async (port: number) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_build_info',
    help: 'The running version',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: readVersion() }, 1);
  const counting = createRequestMetrics(registry);
  const showStatus = createSiteMetrics(registry);
  let site: MetricSources | undefined;

  const app = express();
  app.use(helmet());
  app.use(requireLoopbackHost);
  app.get('/metrics', async (_req, res) => {
    if (!site) return void res.status(503).type('text').send('The site is starting.\n');
    showStatus(await readStatus(site));
    res.set('Content-Type', registry.contentType).end(await registry.metrics());
  });

  const server = createServer(app);
  server.listen(port, host);
  await once(server, 'listening');
  server.unref();
  // A failure of this server must not end the site.
  server.on('error', () => {});
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    counting,
    /** Reports the status of this site from now on. Until then, all requests get 503. */
    watch: (sources: MetricSources): void => {
      site = sources;
    },
    stop: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
