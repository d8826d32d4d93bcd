import express, { type Request, type RequestHandler, type Response } from 'express';
import { bodyLimit } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { PageSender, Refusal } from './pageSender.ts';
import { readRequestContext } from './requestContext.ts';
import { nameRoute } from './requestLog.ts';

/** Whether a body is UTF-8. The parsers would also decode UTF-7 and UTF-16, which no browser sends. */
const isUtf8 = (contentType: string): boolean =>
  [...contentType.matchAll(/charset\s*=\s*"?([^\s";]*)/gi)].every(([, charset]) =>
    /^utf-?8$/i.test(charset ?? ''),
  );

/** Whether a request declares a body of more than `limit` bytes. */
export const isLongerThan = (limit: number, { headers }: Pick<Request, 'headers'>): boolean =>
  Number(headers['content-length'] ?? 0) > limit;

/** Rejects an empty body, which `express.json` would parse as `{}`. */
const refuseEmpty = (_req: unknown, _res: unknown, body: Buffer): void => {
  if (body.length === 0) throw Object.assign(new SyntaxError('Empty body'), { status: 400 });
};

/** The reasons for which the parsers fail, by the status of their errors. */
const parserRefusals = new Map<unknown, Refusal>([
  [400, 'malformed'],
  [413, 'tooLarge'],
  [415, 'wrongType'],
]);

/** Creates middleware that parses JSON and forms of at most `limit` bytes, and refuses all other bodies. */
export const parseBody = (
  limit: number,
  fieldLimit: number,
  refuse: (req: Request, res: Response, reason: Refusal) => void | Promise<void>,
): RequestHandler => {
  const parsers = new Map([
    ['application/json', express.json({ limit, verify: refuseEmpty })],
    [
      'application/x-www-form-urlencoded',
      express.urlencoded({ limit, extended: false, parameterLimit: fieldLimit }),
    ],
  ]);
  return (req, res, next) => {
    const contentType = req.get('Content-Type') ?? '';
    const type = contentType.split(';', 1).join().trim().toLowerCase();
    const parse = parsers.get(type);
    if (!parse || !isUtf8(contentType)) return refuse(req, res, 'wrongType');
    // The parser would read the whole body first.
    if (isLongerThan(limit, req)) return refuse(req, res, 'tooLarge');
    // The parsers refuse the charset `utf8`, and read UTF-8 without a charset.
    req.headers['content-type'] = type;
    return parse(req, res, (error) => {
      const reason = parserRefusals.get(error?.status);
      return reason ? refuse(req, res, reason) : next(error);
    });
  };
};

/** Answers 413 to too long a body. The bookings endpoint counts these posts, and then does the same itself. */
export const refuseLongBodies =
  ({ sendRefusal }: PageSender): RequestHandler =>
  (req, res, next) => {
    if (!isLongerThan(bodyLimit, req) || req.path === bookingsEndpoint) return next();
    nameRoute(res, 'tooLong');
    sendRefusal(res, readRequestContext(req), 'tooLarge');
  };
