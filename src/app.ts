import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { prepareSearches } from '../views/search.ts';
import type { Assets } from './assetManifest.ts';
import type { SiteStore } from './bookings/bookingRecord.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { shareProbe } from './bookings/shareProbe.ts';
import type { Config } from './config.ts';
import { consentRoutes } from './consent/routes.ts';
import { createDocuments, documentRoutes } from './documents/routes.ts';
import { assetRoutes, assetUrls } from './http/assetRoutes.ts';
import { createErrorHandler } from './http/handleError.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import type { LimitCounts } from './http/limitCounts.ts';
import { createRequestLog, logRequests } from './http/logRequests.ts';
import { refuseLongBodies } from './http/refuseLongBodies.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { warnOfUntrustedProxy } from './http/warnOfUntrustedProxy.ts';
import type { Counting } from './metrics/counting.ts';
import { pageUrls } from './pages/allPages.ts';
import { createPages } from './pages/createPages.ts';
import { createSite } from './pages/createSite.ts';
import { pageRoutes } from './pages/routes.ts';
import { answerReadily } from './ready/answerReadily.ts';
import type { SharedAssets } from './releaseAssets/findShared.ts';
import type { Warmable } from './warmUp.ts';

export type AppOptions = {
  config: Config;
  /** Where the site is reached, absolute, without a trailing slash. */
  origin: string;
  log: Logger;
  store: SiteStore;
  assets: Assets;
  /** What other releases have left; without it there are only this one's. */
  shared?: SharedAssets | undefined;
  counting?: Counting | undefined;
  /** Where the limits of posts count, by their names; by default this process alone. */
  countsFor?: ((name: string) => LimitCounts) | undefined;
};

type App = {
  /** Answers all requests: those that come again from memory, the others by `express`. */
  app: RequestListener;
  express: Express;
  /** What may be made ready before anybody asks. */
  warmables: readonly Warmable[];
  /** The store as `/readyz` asks it. */
  probedStore: SiteStore;
};

/** The whole site as one application. It opens nothing and listens nowhere. */
export const createApp = (options: AppOptions): App => {
  const { config, origin, log, store, assets, shared, counting, countsFor } = options;
  const site = createSite(config, origin, assets);
  const pages = createPages(site);
  const documents = createDocuments(site, assets);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  // What is kept has a tag of its own, and all else is made for one visitor.
  app.disable('etag');
  const requestLog = createRequestLog(log, counting?.countFinished);
  app.use(logRequests(requestLog));
  app.use(warnOfUntrustedProxy(log));
  app.use(assetRoutes(assets, shared));
  app.use(securityHeaders(config, origin));
  app.use(refuseLongBodies(site));
  const probedStore = shareProbe(store);
  const countOutcome = counting?.countOutcome;
  app.use(bookingRoutes({ config, log, store: probedStore, site, countOutcome, countsFor }));
  app.use(healthRoutes(probedStore));
  app.use(documentRoutes(documents));
  app.use(consentRoutes(site));
  app.use(pageRoutes(pages, log));
  const { handleError, prepare: prepareErrors } = createErrorHandler(site, log);
  app.use(handleError);
  const urls = [...pageUrls, ...Object.keys(documents), ...assetUrls(assets)];
  return {
    app: answerReadily({ express: app, urls, requestLog }),
    express: app,
    probedStore,
    warmables: [
      () => void prepareErrors(),
      () => void prepareSearches(),
      ...pages.warmables,
      ...Object.values(documents).map((document) => () => document),
    ],
  };
};
