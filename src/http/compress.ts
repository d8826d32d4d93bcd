import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { willBeStored } from './responseCache.ts';

/** `Content-Range` counts the bytes of the file, so a part of a file is sent as it is. */
const filter = (req: Request, res: Response): boolean =>
  !res.hasHeader('Content-Range') && compression.filter(req, res);

/** Pages and scripts are smaller than this window of 2¹⁸ bytes; the default of 2²² costs 10 MB of memory. */
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

/** Uses the best compression for answers that the response cache stores, and a fast one for all others. */
export const compress: RequestHandler = (req, res, next) => (willBeStored(req) ? best : fast)(req, res, next);
