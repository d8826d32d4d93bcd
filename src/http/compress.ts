import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, Response } from 'express';
import { Negotiator } from 'negotiator';

const encodings = ['br', 'gzip', 'identity'];

export const negotiateEncoding = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  // Without the header, a client accepts any encoding. Programs that send none often decode none.
  const header = headers['accept-encoding'] ?? '';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity';
};

/** `Content-Range` counts the bytes of the file, so a part of a file is sent as it is. */
const filter = (req: Request, res: Response): boolean =>
  !res.hasHeader('Content-Range') && compression.filter(req, res);

/** Compresses fast, because the answers to public URLs are prepared, and all others are compressed for one visitor. */
export const compress = compression({
  filter,
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});
