import type { Database } from 'better-sqlite3';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Bookings } from '../db/bookings.ts';
import { bookingRoutes } from './bookings/bookingRoutes.ts';
import type { Config } from './config.ts';
import { type Assets, serveAssets } from './http/assets.ts';
import { forbidCaching } from './http/caching.ts';
import { encodeUndecodable } from './http/encodeUndecodable.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { removeForwardedPorts, warnOfUntrustedProxy } from './http/forwardedFor.ts';
import { healthRoutes } from './http/health.ts';
import { logRequests } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createSite } from './pages/createSite.ts';
import { createPageCache } from './pages/pageCache.ts';
import { limitRenderings, pageRoutes, sendNotFound } from './pages/pageRoutes.ts';
import { siteFileRoutes } from './pages/siteFiles.ts';

type AppOptions = {
  config: Config;
  /** The public URL of the site, without a trailing slash. */
  origin: string;
  log: Logger;
  db: Database;
  bookings: Bookings;
  assets: Assets;
  /** Called after the answer to a booking that is stored. */
  onStored: () => void;
  /**
   * Whether the answer to an unexpected error shows its stack. Never in production, because it may quote a
   * visitor.
   */
  showsStacks?: boolean;
};

/** Creates the Express application of the site. The caller opens the database and the port. */
export const createApp = ({
  config,
  origin,
  log,
  db,
  bookings,
  assets,
  onStored,
  showsStacks = false,
}: AppOptions): Express => {
  const site = createSite(config, origin, assets);
  const pageCache = createPageCache();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.enable('case sensitive routing');
  app.use(logRequests(log));
  app.use(encodeUndecodable);
  app.use(removeForwardedPorts);
  app.use(warnOfUntrustedProxy(log));
  app.use(securityHeaders(config, origin));
  app.use(pageCache.sendIfCached);
  app.use(forbidCaching);
  app.use(compression());
  app.use('/assets', serveAssets(assets));
  app.use(healthRoutes(db));
  app.use(siteFileRoutes(site, assets));
  app.use(bookingRoutes({ config, log, bookings, site, onStored }));
  app.use(limitRenderings(site));
  app.use(pageRoutes(site, pageCache));
  app.use(sendNotFound(site));
  app.use(createErrorHandler(site, log, showsStacks));
  return app;
};
