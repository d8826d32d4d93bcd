import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** Says which route answers, for the log. `path` is given only where no route is known, made safe by `pathForLog`. */
export const nameRoute = (res: Response, route: string, path?: string): void => {
  res.locals['route'] = route;
  res.locals['path'] = path;
};

/** Routes that are asked for all the time and tell an operator nothing. */
const quiet = new Set(['asset', 'healthz', 'readyz']);

/** One line for each request, with nothing that the visitor chose: no address, header, query or body. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const started = performance.now();
    const id = randomUUID();
    res.locals['requestId'] = id;
    res.once('close', () => {
      const route: string = res.locals['route'] ?? 'none';
      const line = {
        id,
        method: req.method,
        route,
        path: res.locals['path'],
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        aborted: res.writableFinished ? undefined : true,
      };
      log[res.statusCode >= 500 ? 'error' : quiet.has(route) ? 'debug' : 'info'](line, 'request');
    });
    next();
  };
