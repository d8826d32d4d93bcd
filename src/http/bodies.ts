import express, { type Request, type RequestHandler } from 'express';
import { bodyLimit } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { allTexts } from '../../views/allTexts.ts';
import type { PageSender } from './pageSender.ts';
import { readRequestContext } from './requestContext.ts';
import { nameRoute } from './requestLog.ts';

/** Whether a body is UTF-8. The parsers would also decode UTF-7 and UTF-16, which no browser sends. */
export const isUtf8 = (req: Request): boolean =>
  [...(req.get('Content-Type') ?? '').matchAll(/charset\s*=\s*"?([^\s";]*)/gi)].every(([, charset]) =>
    /^utf-?8$/i.test(charset ?? ''),
  );

/** Returns the content type without parameters. */
export const readMediaType = (req: Request): string =>
  (req.get('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase();

/** Whether a request declares a body of more than `limit` bytes. */
export const isLongerThan = (limit: number, { headers }: Pick<Request, 'headers'>): boolean =>
  Number(headers['content-length'] ?? 0) > limit;

/** Fails with 413 as soon as a body exceeds `limit` bytes. The parser alone would read the rest first. */
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
    // The parsers refuse the charset `utf8`, and read UTF-8 without a charset.
    req.headers['content-type'] = readMediaType(req);
    if (req.headers['transfer-encoding'] !== undefined) req.on('data', count);
    return parse(req, res, done);
  };

/** Parses a form of UTF-8. Call `isUtf8` first. */
export const parseForm = (limit: number, parameterLimit: number): RequestHandler =>
  limitBody(limit, express.urlencoded({ limit, extended: false, parameterLimit }));

/** Answers 413 to too long a body. The bookings endpoint counts these posts, and then does the same itself. */
export const refuseLongBodies =
  (origin: string, { sendRefusal }: PageSender): RequestHandler =>
  (req, res, next) => {
    if (!isLongerThan(bodyLimit, req) || req.path === bookingsEndpoint) return next();
    nameRoute(res, 'tooLong');
    const context = readRequestContext(req, origin);
    sendRefusal(res, context, 413, allTexts[context.locale].errors.refusals.tooLarge);
  };
