import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { bookingsEndpoint, consentEndpoint } from '../content/routes.ts';
import type { Assets } from './assetManifest.ts';
import type { SiteStore } from './bookings/bookingRecord.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { shareProbe } from './bookings/shareProbe.ts';
import type { Config } from './config.ts';
import { consentRoutes } from './consent/routes.ts';
import { createDocuments, documentRoutes } from './documents/routes.ts';
import { assetRoutes } from './http/assetRoutes.ts';
import { handleError } from './http/handleError.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import type { LimitCounts } from './http/limitCounts.ts';
import { logRequests } from './http/logRequests.ts';
import { refuseLongBodies } from './http/refuseLongBodies.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createPages } from './pages/createPages.ts';
import { createSite } from './pages/createSite.ts';
import { pageRoutes } from './pages/routes.ts';
import type { Warmable } from './warmUp.ts';

export type AppOptions = {
  config: Config;
  /** Where the site is reached, absolute, without a trailing slash. */
  origin: string;
  log: Logger;
  store: SiteStore;
  assets: Assets;
  /** Where the limits of posts count, by their names; by default this process alone. */
  countsFor?: (name: string) => LimitCounts;
};

/**
 * The whole site as one Express application, and what of it may be made ready before anybody asks. It opens nothing and
 * listens nowhere.
 */
export const createApp = (options: AppOptions): { app: Express; warmables: readonly Warmable[] } => {
  const { config, origin, log, store, assets, countsFor } = options;
  const site = createSite(config, origin, assets);
  const pages = createPages(site);
  const documents = createDocuments(site, assets);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(logRequests(log));
  app.use(securityHeaders(config, origin));
  app.use(refuseLongBodies(site));
  const probedStore = shareProbe(store);
  app.use(healthRoutes(probedStore));
  app.use(assetRoutes(assets));
  app.use(documentRoutes(documents));
  // All else has its compressed forms. What is made for one visitor is compressed quickly rather than well.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };
  app.use([consentEndpoint, bookingsEndpoint], compression({ level: constants.Z_BEST_SPEED, brotli }));
  app.use(consentRoutes(site));
  app.use(bookingRoutes({ config, log, store: probedStore, site, countsFor }));
  app.use(pageRoutes(pages, log));
  app.use(handleError(site, log));
  return {
    app,
    warmables: [...pages.warmables, ...Object.values(documents).map((document) => () => document)],
  };
};
