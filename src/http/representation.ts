import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** A body that is kept, with its tag and, once somebody asked for them, its compressed forms. */
export type Representation = {
  contentType: string;
  cacheControl: string;
  /** Weak: the same for every encoding of the body. */
  etag: string;
  body: Buffer;
  /** Brotli's effort: 11 is worth its time once, where the result is kept for many. */
  quality: number;
  compressed: Map<Encoding, Promise<Buffer>>;
};

/** Makes a body ready to be sent; `quality` is less than 11 where it is sent only once. */
export const keep = (
  text: string | Buffer,
  {
    contentType,
    cacheControl,
    quality = constants.BROTLI_MAX_QUALITY,
  }: Pick<Representation, 'contentType' | 'cacheControl'> & { quality?: number },
): Representation => {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { contentType, cacheControl, etag, body, quality, compressed: new Map() };
};

const compress = ({ body, quality }: Representation, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : toGzip(body);

/** Sends a kept body in the best encoding the client takes, or `304` where it has it already. */
export const send = async (
  req: Request,
  res: Response,
  representation: Representation,
  status = 200,
): Promise<void> => {
  const { contentType, cacheControl, etag, body, compressed } = representation;
  res.status(status).vary('Accept-Encoding').set({
    'Content-Type': contentType,
    'Cache-Control': cacheControl,
    ETag: etag,
  });
  // The tag is the same for every encoding: a 304 speaks of none of them.
  if (status === 200 && req.fresh) {
    res.removeHeader('Content-Type');
    res.status(304).end();
    return;
  }
  const encoding = req.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') {
    res.send(body);
    return;
  }
  const ready = compressed.get(encoding) ?? compress(representation, encoding);
  compressed.set(encoding, ready);
  res.set('Content-Encoding', encoding).send(await ready);
};
