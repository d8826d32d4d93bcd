import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { allowStyles } from './securityHeaders.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Options = {
  contentType: string;
  cacheControl: string;
  /** Brotli's effort: 11 is worth its time once, where the result is kept for many; less where it is sent only once. */
  quality?: number | undefined;
  /** The style sheet that a page carries. */
  styles?: string;
};

/** Makes a body ready to be sent: with its tag and, once somebody asked for them, its compressed forms. */
export const keep = (
  text: string | Buffer,
  { contentType, cacheControl, quality = constants.BROTLI_MAX_QUALITY, styles }: Options,
) => {
  const body = Buffer.from(text);
  // Weak: the same for every encoding of the body.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  let br: Promise<Buffer> | undefined;
  let gz: Promise<Buffer> | undefined;
  return {
    headers: { 'Content-Type': contentType, 'Cache-Control': cacheControl, ETag: etag },
    styles,
    body,
    br: () => (br ??= toBrotli(body, { params })),
    gzip: () => (gz ??= toGzip(body)),
  };
};

export type Representation = ReturnType<typeof keep>;

/** Sends a kept body in the best encoding the client takes, or `304` where it has it already. */
export const send = async (
  req: Request,
  res: Response,
  representation: Representation,
  status = 200,
): Promise<void> => {
  res.status(status).vary('Accept-Encoding').set(representation.headers);
  if (representation.styles !== undefined) allowStyles(res, representation.styles);
  // The tag is the same for every encoding: a 304 speaks of none of them.
  if (status === 200 && req.fresh) {
    res.removeHeader('Content-Type');
    res.status(304).end();
    return;
  }
  // Browsers name gzip first, and like brotli as well.
  const encoding = req.acceptsEncodings('br') || req.acceptsEncodings('gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    res.send(representation.body);
    return;
  }
  res.set('Content-Encoding', encoding).send(await representation[encoding]());
};
