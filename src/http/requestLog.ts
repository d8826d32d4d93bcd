import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { locales } from '../../content/locales.ts';
import {
  bookingsEndpoint,
  consentEndpoint,
  consentStyles,
  type PageId,
  pathOf,
  routes,
} from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';
import { caching } from './caching.ts';

/** The route that answers, for the log. `path` is only set if no route matches. */
type Route = { route: string; path?: string | undefined };

declare module 'node:http' {
  interface ServerResponse {
    /** The id of the request in the log. */
    requestId?: string;
    route?: Route;
  }
}

/** Names the route that answers, for the log and the metrics. `path` must come from `maskPath`. */
export const nameRoute = (res: ServerResponse, route: string, path?: string): void => {
  res.route = { route, path };
};

/** Creates middleware that names the route. The answer is not cached, unless a later handler allows it. */
export const startRoute =
  (route: string): RequestHandler =>
  (_req, res, next) => {
    nameRoute(res, route);
    res.set('Cache-Control', caching.none);
    next();
  };

/** Routes that are requested often and do not interest an operator. */
const quietRoutes = new Set(['asset', 'healthz', 'readyz']);

const chooseLevel = (status: number, route: string): 'error' | 'debug' | 'info' =>
  status >= 500 ? 'error' : quietRoutes.has(route) ? 'debug' : 'info';

/** The status that nginx logs when a client closes its connection before the answer. */
const clientClosedRequest = 499;

/** Counts a finished request. `ms` is its duration in milliseconds. */
export type CountFinished = (finished: { route: string; status: number; ms: number }) => void;

/**
 * Returns a function that logs and counts a request when its connection is done with it, without data of the visitor:
 * no address, header, query or body. `prepared` is the route of a prepared answer.
 */
export const createRequestLog =
  (log: Logger, countFinished?: CountFinished) =>
  (req: IncomingMessage, res: ServerResponse, prepared?: string): void => {
    if (prepared !== undefined && !countFinished && !log.isLevelEnabled(chooseLevel(200, prepared))) return;
    const id = randomUUID();
    res.requestId = id;
    res.route = { route: prepared ?? 'none' };
    const started = performance.now();
    res.on('close', () => {
      const status = res.statusCode;
      const exactMs = performance.now() - started;
      const { route = 'none', path } = res.route ?? {};
      countFinished?.({ route, status: res.headersSent ? status : clientClosedRequest, ms: exactMs });
      const level = chooseLevel(status, route);
      if (!log.isLevelEnabled(level)) return;
      const ms = Math.round(exactMs * 10) / 10;
      const aborted = res.writableFinished ? undefined : true;
      log[level]({ id, method: req.method, route, path, status, ms, aborted }, 'request');
    });
  };

const maxSegments = 8;

const paths = [
  ...(Object.keys(routes) as PageId[]).flatMap((page) => locales.map((locale) => pathOf(page, locale))),
  bookingsEndpoint,
  consentEndpoint,
  consentStyles,
];

/** The segments of the site's own paths, and those that scanners and crawlers request from every site. */
const knownSegments = new Set([
  ...paths.flatMap((path) => path.split('/')).filter((segment) => !segment.startsWith(':')),
  ...Object.values(pages).flatMap(({ slugs = [] }) => slugs),
  ...['assets', 'client', 'fonts', 'icons', 'pictures'],
  ...['.env', '.git', '.well-known', 'admin', 'ads.txt', 'apple-touch-icon.png', 'config', 'favicon.ico'],
  ...['index.html', 'index.php', 'login', 'phpmyadmin', 'robots.txt', 'sitemap.xml', 'vendor'],
  ...['wordpress', 'wp-admin', 'wp-content', 'wp-includes', 'wp-login.php', 'xmlrpc.php'],
]);

/** Replaces the unknown segments of a path by `*` in the log, because they may be names or addresses. */
export const maskPath = (path: string): string =>
  path
    .split('/', maxSegments + 1)
    .map((segment) => (knownSegments.has(segment) ? segment : '*'))
    .join('/');

/** Logs one warning when a request carries `X-Forwarded-For` from an address that `TRUST_PROXY` does not name. */
export const warnOfUntrustedProxy = (log: Logger): RequestHandler => {
  let isLogged = false;
  return (req, _res, next) => {
    if (!isLogged && req.headers['x-forwarded-for'] !== undefined) {
      const trusts: (address: string | undefined, hop: number) => boolean = req.app.get('trust proxy fn');
      if (!trusts(req.socket.remoteAddress, 0)) {
        isLogged = true;
        log.warn(
          { variables: ['TRUST_PROXY'] },
          'X-Forwarded-For from an address that is not trusted: if it is your proxy, name it in TRUST_PROXY, or all visitors share one rate limit; otherwise the client invented it',
        );
      }
    }
    next();
  };
};
