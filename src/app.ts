import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Assets } from './assetManifest.ts';
import type { BookingStore } from './bookings/bookingRecord.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { shareProbe } from './bookings/shareProbe.ts';
import type { Config } from './config.ts';
import { consentRoutes } from './consent/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { assetRoutes } from './http/assetRoutes.ts';
import { handleError } from './http/handleError.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { logRequests } from './http/logRequests.ts';
import { refuseLongBodies } from './http/refuseLongBodies.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createSite } from './pages/createSite.ts';
import { pageRoutes } from './pages/routes.ts';

export type AppOptions = {
  config: Config;
  /** Where the site is reached, absolute, without a trailing slash. */
  origin: string;
  log: Logger;
  store: BookingStore;
  assets: Assets;
};

/** The whole site as one Express application. It opens nothing and listens nowhere. */
export const createApp = ({ config, origin, log, store, assets }: AppOptions): Express => {
  const site = createSite(config, origin, assets);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(logRequests(log));
  app.use(securityHeaders(config, origin, assets.styles));
  app.use(refuseLongBodies(site));
  const probedStore = shareProbe(store);
  app.use(healthRoutes(probedStore));
  app.use(assetRoutes(assets));
  app.use(documentRoutes(site, assets));
  app.use(compression());
  app.use(consentRoutes(site));
  app.use(bookingRoutes({ config, log, store: probedStore, site }));
  app.use(pageRoutes(site));
  app.use(handleError(site, log));
  return app;
};
