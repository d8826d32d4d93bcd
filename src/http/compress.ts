import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, Response } from 'express';
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

/** Compresses fast, because the answers to public URLs are prepared, and all others are compressed for one visitor. */
export const compress = compression({
  filter,
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});
