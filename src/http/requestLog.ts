import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { caching } from './caching.ts';

declare module 'node:http' {
  interface ServerResponse {
    /** The id of the request in the log. */
    requestId?: string;
    /** The name of the route that answers. */
    route?: string;
  }
}

/** Names the route that answers, for the log. */
export const nameRoute = (res: ServerResponse, route: string): void => {
  res.route = route;
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
const quietRoutes = ['asset', 'healthz', 'readyz'];

const chooseLevel = (status: number, route: string): 'error' | 'debug' | 'info' => {
  if (status >= 500) return 'error';
  return quietRoutes.includes(route) ? 'debug' : 'info';
};

/**
 * Returns a function that logs one line about a request when its connection is done with it, without data of the visitor:
 * no path, query, address, header or body. `prepared` is the route of a prepared answer.
 */
export const createRequestLog =
  (log: Logger) =>
  (req: IncomingMessage, res: ServerResponse, prepared?: string): void => {
    const id = randomUUID();
    res.requestId = id;
    res.route = prepared ?? 'none';
    const started = performance.now();
    res.on('close', () => {
      const { statusCode: status, route = 'none' } = res;
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const aborted = res.writableFinished ? undefined : true;
      log[chooseLevel(status, route)]({ id, method: req.method, route, status, ms, aborted }, 'request');
    });
  };
