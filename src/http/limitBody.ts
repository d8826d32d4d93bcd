import type { Request, RequestHandler } from 'express';

/** Whether a request says that its body has more than `limit` bytes. */
export const isLongerThan = (limit: number, { headers }: Pick<Request, 'headers'>): boolean =>
  Number(headers['content-length'] ?? 0) > limit;

/**
 * A body parser that is done with a body, by an error of status 413, once it is known to have more than `limit` bytes.
 * By itself it would read all the rest before it says so.
 */
export const limitBody =
  (limit: number, parse: RequestHandler): RequestHandler =>
  (req, res, next) => {
    let bytes = 0;
    let isDone = false;
    const done = (error?: unknown): void => {
      if (isDone) return;
      isDone = true;
      req.off('data', count);
      next(error);
    };
    const refuse = (): void => done(Object.assign(new Error('The body is too long'), { status: 413 }));
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > limit) refuse();
    };
    if (isLongerThan(limit, req)) return refuse();
    // Without a length it is counted.
    if (req.headers['transfer-encoding'] !== undefined) req.on('data', count);
    return parse(req, res, done);
  };
