import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Piece } from '../../views/cutAt.ts';
import { type Forms, keptForms } from './compress.ts';
import { joinPieces } from './joinPieces.ts';
import { allowStyles } from './securityHeaders.ts';

/** The same body, to be held by others. */
export const withCaching = (representation: Representation, cacheControl: string): Representation => ({
  ...representation,
  headers: { ...representation.headers, 'Cache-Control': cacheControl },
});

type About = {
  contentType: string;
  cacheControl: string;
  /** The style sheet that a page carries. */
  styles?: string;
};

/** A body ready to be sent, with its tag. */
export type Representation = {
  headers: Record<'Content-Type' | 'Cache-Control' | 'ETag', string>;
  styles: string | undefined;
  body: Buffer;
  forms: Forms;
};

const represent = (body: Buffer, about: About, forms: Forms): Representation => {
  const { contentType, cacheControl, styles } = about;
  // Weak: the same for every encoding of the body.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': contentType, 'Cache-Control': cacheControl, ETag: etag };
  return { headers, styles, body, forms };
};

/** A body that is kept for many. `complete` makes its compressed forms in the background. */
export const keep = (text: string | Buffer, about: About) => {
  const body = Buffer.from(text);
  const { complete, ...forms } = keptForms(body);
  return { ...represent(body, about, forms), complete };
};

export type Kept = ReturnType<typeof keep>;

/** A body that the build has compressed already. */
export const keepBuilt = (body: Buffer, built: Record<keyof Forms, Buffer>, about: About): Representation =>
  represent(body, about, { br: () => built.br, gzip: () => built.gzip });

/** A body that is made for one visitor of pieces, most of which are kept. */
export const passPieces = (pieces: readonly Piece[], about: About): Representation => {
  const { body, gzip } = joinPieces(pieces);
  return represent(body, about, { br: () => undefined, gzip });
};

/**
 * The best encoding that the client takes and that is there. What a client likes best among them does not matter: browsers
 * name gzip first, and like brotli as well.
 */
const encodedFor = async (req: Request, { br, gzip }: Forms) => {
  const brotli = req.acceptsEncodings('br') && br();
  if (brotli) return { encoding: 'br', body: brotli };
  return req.acceptsEncodings('gzip') && { encoding: 'gzip', body: await gzip() };
};

/** Sends a body in the best encoding the client takes, or `304` where it has it already. */
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
  const encoded = await encodedFor(req, representation.forms);
  if (encoded) res.set('Content-Encoding', encoded.encoding).send(encoded.body);
  else res.send(representation.body);
};
