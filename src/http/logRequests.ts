import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** Who answers a request, for the log. `path` is given only where no route is known, made safe by `pathForLog`. */
type Answerer = { route: string; path?: string | undefined };

type KnownAnswer = { status: number; route: string };

/** Says which route answers, for the log. */
export const nameRoute = (res: Response, route: string, path?: string): void => {
  res.locals['route'] = route;
  res.locals['path'] = path;
};

/** The route that answered, as it was named. */
export const routeOf = (res: Response): Answerer => ({
  route: res.locals['route'] ?? 'none',
  path: res.locals['path'],
});

/** Routes that are asked for all the time and tell an operator nothing. */
const quiet = new Set(['asset', 'healthz', 'readyz']);

const levelOf = (status: number, route: string): 'error' | 'debug' | 'info' =>
  status >= 500 ? 'error' : quiet.has(route) ? 'debug' : 'info';

/** The status of a request whose client hung up before it was answered, as nginx writes it. */
const hungUp = 499;

/** A request that is over: the route as the log names it, its status, and milliseconds. */
type FinishedRequest = { route: string; status: number; ms: number };

/** Is told of each request that is over. */
export type CountFinished = (finished: FinishedRequest) => void;

/**
 * Writes one line for each request, with nothing that the visitor chose: no address, header, query or body. Whether it is
 * logged or not, it is counted where somebody counts.
 */
export const createRequestLog = (log: Logger, countFinished?: CountFinished) => {
  /** Writes the line once the response is over; `answerer` is asked then. Gives back the request's id. */
  const follow = (method: string | undefined, res: ServerResponse, answerer: () => Answerer): string => {
    const started = performance.now();
    const id = randomUUID();
    res.on('close', () => {
      const { route, path } = answerer();
      const exactMs = performance.now() - started;
      countFinished?.({ route, status: res.headersSent ? res.statusCode : hungUp, ms: exactMs });
      const level = levelOf(res.statusCode, route);
      if (!log.isLevelEnabled(level)) return;
      const ms = Math.round(exactMs * 10) / 10;
      const aborted = res.writableFinished ? undefined : true;
      log[level]({ id, method, route, path, status: res.statusCode, ms, aborted }, 'request');
    });
    return id;
  };

  return {
    follow,

    /** The same for an answer that is known beforehand: nothing where it would be neither logged nor counted. */
    followKnown: (method: string | undefined, res: ServerResponse, answer: KnownAnswer): void => {
      if (countFinished || log.isLevelEnabled(levelOf(answer.status, answer.route)))
        follow(method, res, () => answer);
    },
  };
};

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Logs each request that comes to an application. */
export const logRequests =
  ({ follow }: RequestLog): RequestHandler =>
  (req, res, next) => {
    res.locals['requestId'] = follow(req.method, res, () => routeOf(res));
    next();
  };
