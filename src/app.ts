import type { RequestListener } from 'node:http';
import type { Database } from 'better-sqlite3';
import express from 'express';
import type { Logger } from 'pino';
import type { Bookings } from '../db/bookings.ts';
import { bookingRoutes } from './bookings/router.ts';
import { type Assets, assetUrls } from './build/manifest.ts';
import type { Config } from './config.ts';
import { serveAssets } from './http/assets.ts';
import { refuseLongBodies } from './http/bodies.ts';
import { compress } from './http/compress.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { removeForwardedPorts, warnOfUntrustedProxy } from './http/forwardedFor.ts';
import { healthRoutes } from './http/health.ts';
import { createPageSender } from './http/pageSender.ts';
import { createPreparedAnswers, type PublicUrl, sendPrepared } from './http/preparedAnswers.ts';
import { readAbsoluteTarget, refuseInvalidRequests } from './http/refusals.ts';
import { createRequestLog } from './http/requestLog.ts';
import { createSecurityHeaders } from './http/securityHeaders.ts';
import { consentRoutes } from './pages/consent.ts';
import { createSite } from './pages/createSite.ts';
import { documentPaths, documentRoutes } from './pages/documents.ts';
import { findPublicPageUrl, pageUrls } from './pages/pageUrls.ts';
import { pageRoutes, sendNotFound } from './pages/router.ts';

export type AppOptions = {
  config: Config;
  /** The public URL of the site, without a trailing slash. */
  origin: string;
  log: Logger;
  db: Database;
  bookings: Bookings;
  assets: Assets;
  /** Called after the answer to a booking that is stored. */
  onStored: () => void;
};

export type App = {
  /** Answers every request: with a prepared answer, or through Express. */
  listener: RequestListener;
  /** Prepares the answers to all public URLs. Rejects when `signal` aborts. */
  prepareAnswers: (signal: AbortSignal) => Promise<void>;
};

/** Creates the Express application of the site. The caller opens the store and the port. */
export const createApp = ({ config, origin, log, db, bookings, assets, onStored }: AppOptions): App => {
  const site = createSite(config, origin, assets);
  const securityHeaders = createSecurityHeaders(config, origin);
  const pageSender = createPageSender(site, securityHeaders);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(removeForwardedPorts);
  app.use(warnOfUntrustedProxy(log));
  app.use(securityHeaders.middleware);
  app.use(refuseInvalidRequests);
  app.use(compress);
  app.use(serveAssets(assets));
  app.use(refuseLongBodies(pageSender));
  app.use(healthRoutes(db));
  app.use(documentRoutes(site, assets));
  app.use(consentRoutes(site, pageSender));
  app.use(bookingRoutes({ config, log, bookings, site, pageSender, onStored }));
  app.use(pageRoutes(pageSender));
  app.use(sendNotFound(pageSender));
  app.use(createErrorHandler(pageSender, log));

  const publicUrls: readonly PublicUrl[] = [
    ...pageUrls,
    ...documentPaths.map((url) => ({ url, route: 'document' })),
    ...[...assetUrls(assets)].map((url) => ({ url, route: 'asset' })),
  ];
  const filePaths = new Set<string>([...documentPaths, ...assetUrls(assets)]);
  const prepared = createPreparedAnswers((url) => {
    const [path = ''] = url.split('?', 1);
    return filePaths.has(path) ? path : findPublicPageUrl(url);
  });
  const logRequest = createRequestLog(log);
  return {
    listener: (req, res) => {
      readAbsoluteTarget(req);
      const answer = prepared.find(req);
      logRequest(req, res, answer?.route);
      if (answer) sendPrepared(req, res, answer);
      else app(req, res);
    },
    prepareAnswers: (signal) => prepared.prepare(app, publicUrls, signal),
  };
};
