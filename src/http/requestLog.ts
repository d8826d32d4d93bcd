import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

declare module 'node:http' {
  interface ServerResponse {
    /** The id of the request in the log. */
    requestId?: string;
    /** The name of the route that answers, in the log. */
    loggedRoute?: string;
  }
}

/** Creates middleware that sets the name of the route in the log. */
export const logRouteAs =
  (name: string): RequestHandler =>
  (_req, res, next) => {
    res.loggedRoute = name;
    next();
  };

/** Routes that are requested often and do not interest an operator. */
const quietRoutes = ['asset', 'healthz', 'readyz'];

const chooseLevel = (status: number, route: string): 'error' | 'debug' | 'info' => {
  if (status >= 500) return 'error';
  return quietRoutes.includes(route) ? 'debug' : 'info';
};

/** Logs one line about each request, without data of the visitor: no path, query, address, header or body. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const id = randomUUID();
    res.requestId = id;
    const started = performance.now();
    res.on('close', () => {
      const { statusCode: status, loggedRoute: route = 'none' } = res;
      const ms = Math.round((performance.now() - started) * 10) / 10;
      // The log leaves out what is undefined.
      const aborted = res.writableFinished ? undefined : true;
      log[chooseLevel(status, route)]({ id, method: req.method, route, status, ms, aborted }, 'request');
    });
    next();
  };
