import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { Negotiator } from 'negotiator';

const encodings = ['br', 'gzip', 'identity'];

/** Caches the results, because browsers send few different `Accept-Encoding` headers. */
const negotiated = new LRUCache<string, string>({
  max: 100,
  memoMethod: (header) =>
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(encodings, {
      preferred: encodings,
    }) ?? 'identity',
});

export const negotiateEncoding = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  negotiated.memo(headers['accept-encoding'] ?? '');

/** `Content-Range` counts the bytes of the file, so a part of a file is sent as it is. */
const filter = (req: Request, res: Response): boolean =>
  !res.hasHeader('Content-Range') && compression.filter(req, res);

/** A window of 2¹⁸ bytes, which fits any page or script. The default of 2²² costs 10 MB of memory. */
const brotliWindow = 18;

const createCompression = (brotliQuality: number, gzipLevel: number): RequestHandler =>
  compression({
    filter,
    level: gzipLevel,
    brotli: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
      },
    },
  });

const best = createCompression(constants.BROTLI_MAX_QUALITY, constants.Z_BEST_COMPRESSION);
const fast = createCompression(1, constants.Z_BEST_SPEED);

const toBeStored = new WeakSet<IncomingMessage>();

/** Uses the best compression for the answer to a request, because the response cache will store it. */
export const compressBest = (req: IncomingMessage): void => void toBeStored.add(req);

/** Compresses answers fast, unless `compressBest` was called for the request. */
export const compress: RequestHandler = (req, res, next) =>
  (toBeStored.has(req) ? best : fast)(req, res, next);
